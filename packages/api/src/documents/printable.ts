/** Letters that have no accent to remove. */
const plainLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  '‐': '-',
  '‑': '-',
  '″': '"',
  '′': '’',
}

/** Characters of the fonts (`@colada/tokens/letters`), which are ASCII, Latin-1 and typographic characters. */
const inFonts = /[\u0020-\u007e\u00a0-\u00ffŒœŸ™−→←€–—‘’“”…•]/

/**
 * Returns a text with the characters of the documents' fonts: names from further languages lose accents that the fonts do
 * not have, and other characters, such as emoji, are left out. Line breaks become spaces.
 */
export function toPrintable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s+/g, (space) => (space === '\u00a0' ? space : ' ')))
    .map((letter) => {
      if (inFonts.test(letter)) return letter
      const plain = plainLetters[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
      return Array.from(plain).every((part) => inFonts.test(part)) ? plain : ''
    })
    .join('')
    .trim()
}

type TextPiece = { readonly text: string; readonly matched: boolean; readonly at: number }

/** Removes the accent and converts to lower case. */
const normalizeLetter = (letter: string): string => letter.normalize('NFD').charAt(0).toLowerCase()

/**
 * Splits a text into pieces, marking those where a typed word is the prefix of a word, ignoring accents and case.
 *
 * @returns pieces with their start index
 */
export const matchedText = (text: string, typed: string): readonly TextPiece[] => {
  const letters = [...text.normalize('NFC')]
  const bare = letters.map(normalizeLetter).join('')
  const found = letters.map(() => false)
  for (const word of [...typed.normalize('NFC')].map(normalizeLetter).join('').split(/\s+/).filter(Boolean)) {
    for (let at = bare.indexOf(word); at !== -1; at = bare.indexOf(word, at + 1)) {
      if (at === 0 || /[^\p{L}\p{N}]/u.test(bare.charAt(at - 1))) found.fill(true, at, at + word.length)
    }
  }
  const pieces: { text: string; matched: boolean; at: number }[] = []
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1)
    if (last && last.matched === found[at]) last.text += letter
    else pieces.push({ text: letter, matched: found[at]!, at })
  }
  return pieces
}

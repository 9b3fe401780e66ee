/** Where descriptions, titles and messages are cut (spec 000 §2 and §5, spec 001 §9). */
export const lengths = {
  descriptionDesktop: 600,
  descriptionMobile: 300,
  /** An ellipsis after it makes the 150 that the specification names beside it. */
  metaDescription: 149,
  metaTitleShortest: 6,
} as const

/** Text without tags, cut after a whole word within `length` characters, with "..." where something was left out. */
export function truncate(text: string, length: number): string {
  const plain = text.replace(/<[^>]*>/g, '')
  const characters = [...plain]
  return characters.length <= length ? plain : `${wholeWords(characters, length)}...`
}

/** As many of the first characters as end with a word; all of them where one word is longer. */
function wholeWords(characters: readonly string[], length: number): string {
  const cut = characters.slice(0, length).join('')
  const endsHere = /\s/.test(characters[length] ?? ' ')
  return endsHere ? cut.trimEnd() : cut.replace(/\s+\S*$/, '')
}

/**
 * What search engines show of a page: one line without tags, at most 150 characters. What is longer ends after a
 * whole word within 149 and an ellipsis (spec 001 §9, Meta description 149 or 150).
 */
export function metaDescription(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...plain]
  if (characters.length <= lengths.metaDescription + 1) return plain
  return `${wholeWords(characters, lengths.metaDescription).replace(/[\s,;:.]+$/, '')}…`
}

/** A flash message and the line below it: above so many characters either is cut to fewer (spec 000 §5). */
const flashLengths = {
  message: { above: 140, to: 130 },
  subheader: { above: 99, to: 89, moreThan: 5 },
} as const

/**
 * Flash messages: cut to 130 above 140 characters; subheaders to 89 above 99, shown only above 5. What counts is what is
 * read: neither tags nor the names by which HTML writes a character. What is cut loses its tags.
 */
export function flashTexts(message: string, subheader: string): { message: string; subheader: string } {
  const isShown = readCharacters(subheader).length > flashLengths.subheader.moreThan
  return {
    message: cutFlash(message, flashLengths.message),
    subheader: isShown ? cutFlash(subheader, flashLengths.subheader) : '',
  }
}

function cutFlash(html: string, { above, to }: { readonly above: number; readonly to: number }): string {
  const characters = readCharacters(html)
  return characters.length > above ? `${characters.slice(0, to).join('').trimEnd()}...` : html
}

/** The characters that are read of some HTML, each as it is written there. */
const readCharacters = (html: string): readonly string[] =>
  html
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .match(/&(?:[a-z]+|#\d+);|./gsu) ?? []

/** By the room there is: a card of a grid, a card of a row, the head of the product's own page (spec 001 §9). */
const titleLengths = { card: 38, row: 43, page: 65 } as const

export type TitlePlace = keyof typeof titleLengths

/** A product's title as long as there is room for where it is shown; the whole one stays its name. */
export const shownTitle = (title: string, place: TitlePlace): string => truncate(title, titleLengths[place])

/** The meta title where it is long enough to be one, else the name (spec 000 §2, Product page). */
export function pageTitle(metaTitle: string, name: string): string {
  return [...metaTitle].length >= lengths.metaTitleShortest ? metaTitle : name
}

/** Lengths in characters (spec 000 §2 and §5, spec 001 §9). */
export const textLengths = {
  descriptionDesktop: 600,
  descriptionMobile: 300,
  /** Plus an ellipsis: 150, as in the specification. */
  toMetaDescription: 149,
  metaTitleShortest: 6,
} as const

/** Removes tags and truncates at a word boundary within `length` characters; appends "..." if truncated. */
export function truncate(text: string, length: number): string {
  const plain = text.replace(/<[^>]*>/g, '')
  const characters = [...plain]
  return characters.length <= length ? plain : `${cutAtWord(characters, length)}...`
}

/** Cuts at the last word boundary, or within the word if there is none. */
function cutAtWord(characters: readonly string[], length: number): string {
  const cut = characters.slice(0, length).join('')
  const endsHere = /\s/.test(characters[length] ?? ' ')
  return endsHere ? cut.trimEnd() : cut.replace(/\s+\S*$/, '')
}

/**
 * Formats a meta description: one line without tags, at most 150 characters. Longer texts are cut at a word boundary
 * within 149 characters and get an ellipsis (spec 001 §9, Meta description 149 or 150).
 */
export function metaDescription(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...plain]
  if (characters.length <= textLengths.toMetaDescription + 1) return plain
  return `${cutAtWord(characters, textLengths.toMetaDescription).replace(/[\s,;:.]+$/, '')}…`
}

/** Truncation of flash messages: texts longer than `above` are cut to `to` (spec 000 §5). */
const flashLengths = {
  message: { above: 140, to: 130 },
  subheader: { above: 99, to: 89, moreThan: 5 },
} as const

/**
 * Truncates a flash message to 130 above 140 characters, and its subheader to 89 above 99; subheaders up to 5 characters
 * are omitted. Lengths count visible characters: tags do not count, an entity counts as one. Truncated texts lose their
 * tags.
 */
export function truncateFlash(message: string, subheader: string): { message: string; subheader: string } {
  const isShown = visibleCharacters(subheader).length > flashLengths.subheader.moreThan
  return {
    message: truncateHtml(message, flashLengths.message),
    subheader: isShown ? truncateHtml(subheader, flashLengths.subheader) : '',
  }
}

function truncateHtml(html: string, { above, to }: { readonly above: number; readonly to: number }): string {
  const characters = visibleCharacters(html)
  return characters.length > above ? `${characters.slice(0, to).join('').trimEnd()}...` : html
}

/** Visible characters of an HTML text; entities are kept as written. */
const visibleCharacters = (html: string): readonly string[] =>
  html
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .match(/&(?:[a-z]+|#\d+);|./gsu) ?? []

/** Maximum title lengths: card of a grid, card of a row, heading of the product page (spec 001 §9). */
const titleLengths = { card: 38, row: 43, page: 65 } as const

export type TitleContext = keyof typeof titleLengths

/** Truncates a product's title for where it is displayed. */
export const truncateTitle = (title: string, context: TitleContext): string =>
  truncate(title, titleLengths[context])

/** The meta title if it is long enough, otherwise the name (spec 000 §2, Product page). */
export function toPageTitle(metaTitle: string, name: string): string {
  return [...metaTitle].length >= textLengths.metaTitleShortest ? metaTitle : name
}

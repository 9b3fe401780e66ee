/** Where descriptions, titles and messages are cut (spec 000 §2 and §5, spec 001 §9). */
export const lengths = {
  descriptionDesktop: 600,
  descriptionMobile: 300,
  /** An ellipsis after it makes the 150 that the specification names beside it. */
  metaDescription: 149,
  metaTitleShortest: 6,
  titles: [38, 43, 65],
} as const

/** Text without tags, cut to `length` characters with "..." where something was left out. */
export function truncate(text: string, length: number): string {
  const plain = text.replace(/<[^>]*>/g, '')
  const characters = [...plain]
  return characters.length <= length ? plain : `${characters.slice(0, length).join('').trimEnd()}...`
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
  const cut = characters.slice(0, lengths.metaDescription).join('')
  return `${cut.replace(/\s+\S*$/, '').replace(/[\s,;:.]+$/, '')}…`
}

/** Flash messages: cut to 130 above 140 characters; subheaders to 89 above 99, shown only above 5. */
export function flashTexts(message: string, subheader: string): { message: string; subheader: string } {
  return {
    message: [...message].length > 140 ? truncate(message, 130) : message,
    subheader:
      [...subheader].length <= 5 ? '' : [...subheader].length > 99 ? truncate(subheader, 89) : subheader,
  }
}

/** The meta title where it is long enough to be one, else the name (spec 000 §2, Product page). */
export function pageTitle(metaTitle: string, name: string): string {
  return [...metaTitle].length >= lengths.metaTitleShortest ? metaTitle : name
}

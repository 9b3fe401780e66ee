const MAX_CHARACTERS = 40
/** Words of letters. Anything else in a link, such as an address or a number, must not appear as a sentence of the shop. */
const words = /^\p{L}[\p{L}\p{M}]*(?:[ '’-][\p{L}\p{M}]+)*$/u
const lowerCaseWords: ReadonlySet<string> = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y'])

/** The name of a place from the slug in a path: "San Sebastián de los Reyes". Empty for a text that cannot be one. */
export function toPlaceName(slug: string): string {
  if (slug.length > MAX_CHARACTERS || !words.test(slug)) return ''
  return slug
    .split(/[ -]/)
    .map((word, at) => (at > 0 && lowerCaseWords.has(word) ? word : capitalized(word)))
    .join(' ')
}

const capitalized = (word: string): string => word.charAt(0).toLocaleUpperCase('es') + word.slice(1)

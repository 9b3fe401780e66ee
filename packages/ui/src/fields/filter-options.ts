/** Removes accents and surrounding space, and converts to lower case. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** Returns the options in whose label every typed word is the prefix of a word. */
export const filterOptions = <Option extends { readonly label: string }>(
  options: readonly Option[],
  typed: string,
): readonly Option[] => {
  const queryTerms = normalizeText(typed).split(/\s+/)
  const wordsOf = ({ label }: Option) => normalizeText(label).split(/[^\p{Letter}\p{Number}]+/u)
  return options.filter((option) => {
    const words = wordsOf(option)
    return queryTerms.every((start) => words.some((word) => word.startsWith(start)))
  })
}

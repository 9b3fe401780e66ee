import { searchSynonyms } from '../content/search-synonyms.ts'
import { isLongEnough, normalizeTerm, tokenize } from './search-terms.ts'

/** A phrase of the table of synonyms and those that mean the same. */
interface Phrase {
  readonly terms: readonly string[]
  readonly others: readonly (readonly string[])[]
}

/** A search without one of its words would find other things, too: `linen` instead of `bed linen`. */
const isSearchable = (words: readonly string[]): boolean =>
  words.every((word) => isLongEnough(word) || word === 'de')

/** The phrases by their first term, longest first: `edredón nórdico` is one phrase, not two. */
const phrasesByFirstTerm: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  searchSynonyms
    .flatMap((group) => {
      const phrases = group.map(tokenize)
      return phrases.map((words) => ({
        terms: words.map(normalizeTerm),
        others: phrases.filter((other) => other !== words && isSearchable(other)),
      }))
    })
    .toSorted((one, other) => other.terms.length - one.terms.length),
  ({ terms }) => terms[0]!,
)

/**
 * Returns the words of a query, then the same words with one phrase replaced by each of its synonyms.
 *
 * @param words Tokens as they were typed.
 */
export function withSynonyms(words: readonly string[]): (readonly string[])[] {
  const terms = words.map(normalizeTerm)
  const queries: (readonly string[])[] = [words]
  let at = 0
  while (at < terms.length) {
    const start = at
    const phrase = phrasesByFirstTerm
      .get(terms[start]!)
      ?.find((candidate) => candidate.terms.every((term, offset) => term === terms[start + offset]))
    at += phrase?.terms.length ?? 1
    const rest = words.slice(at)
    for (const other of phrase?.others ?? []) queries.push([...words.slice(0, start), ...other, ...rest])
  }
  return queries
}

import type { Product } from './product.ts'

const MIN_TERM_CHARACTERS = 4

/** Normalizes a term: no accents, lower case, no hyphens, no plural s (spec 000 §5, Search). */
export function normalizeTerm(word: string): string {
  return foldText(word).replace(/-/g, '').replace(/s$/, '')
}

/** Removes accents and converts to lower case. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Splits a text into tokens of letters, digits and inner hyphens. */
export function tokenize(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter((word) => word !== '')
}

/** Terms of a search query, separated by anything but letters, digits and hyphens. */
export const parseSearchTerms = (query: string): string[] => toSearchTerms(tokenize(query))

/** The normalized terms of a query's words, without those of 3 letters or fewer (spec 000 §5, Search). */
export const toSearchTerms = (words: readonly string[]): string[] =>
  words.filter(isLongEnough).map(normalizeTerm)

/** Whether a word is not too short to search for. */
export const isLongEnough = (word: string): boolean => [...word].length >= MIN_TERM_CHARACTERS

/** Whether a product is a PLUS product, which is excluded from searches and suggestions. */
export function isPlusProduct(product: Pick<Product, 'name'>): boolean {
  return product.name.includes('PLUS')
}

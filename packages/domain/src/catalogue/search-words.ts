import type { Product } from './product.ts'

const shortestWord = 4

/** A word as search compares it: no accents, lower case, no hyphens, no plural s (spec 000 §5, Search). */
export function normalizeWord(word: string): string {
  return plainText(word).replace(/-/g, '').replace(/s$/, '')
}

/** Text without accents, in small letters. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** What is written as words: letters, digits and the hyphens between them, whatever stands around. */
export function writtenWords(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter((word) => word !== '')
}

/** The words of a search that count: joined by `&`, `+` or anything else that is no word, those of 3 letters or fewer dropped. */
export function searchWords(query: string): string[] {
  return writtenWords(query)
    .filter((word) => [...word].length >= shortestWord)
    .map(normalizeWord)
}

/** Whether a title names a PLUS product; those appear neither in searches nor among suggestions. */
export function isPlus(product: Pick<Product, 'name'>): boolean {
  return product.name.includes('PLUS')
}

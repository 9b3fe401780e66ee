import type { Product } from './product.ts'

const shortestWord = 4

/** A word as search compares it: no accents, lower case, no hyphens, no plural s (spec 000 §5, Search). */
export function normalizeWord(word: string): string {
  return plainText(word).replace(/-/g, '').replace(/s$/, '')
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The words of a search that count: joined by `&`, `+` or spaces, those of 3 letters or fewer dropped. */
export function searchWords(query: string): string[] {
  return query
    .split(/[&+\s]+/)
    .filter((word) => [...word].length >= shortestWord)
    .map(normalizeWord)
}

/** Whether a title names a PLUS product; those appear neither in searches nor among suggestions. */
export function isPlus(product: Pick<Product, 'name'>): boolean {
  return product.name.includes('PLUS')
}

/** What a product is searched in, normalised once. */
export function searchableText(product: Product): string {
  return plainText(`${product.name} ${product.description} ${product.searchText}`).replace(/-/g, '')
}

/** Products in which every word of the query appears, PLUS products left out, in their given order. */
export function searchProducts(products: readonly Product[], query: string): Product[] {
  const words = searchWords(query)
  return products.filter((product) => {
    if (isPlus(product)) return false
    const text = searchableText(product)
    return words.every((word) => text.includes(word))
  })
}

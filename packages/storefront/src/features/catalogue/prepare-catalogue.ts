import { runInTimeSlices } from '@colada/client/clock/time-slices'
import type { Category } from '@colada/domain/catalogue/category'
import { memoizeByReference } from '@colada/domain/catalogue/memoize-by-reference'
import { buildSearchIndex } from '@colada/domain/catalogue/search-index'
import { allProducts } from './views.ts'

/**
 * Builds the search index of a catalogue, once and in time slices: thousands of products take seconds on a phone. There
 * is one index of all products; every search awaits it.
 */
export const prepareCatalogue = memoizeByReference((categories: readonly Category[]): Promise<void> =>
  runInTimeSlices(buildSearchIndex(allProducts(categories))),
)

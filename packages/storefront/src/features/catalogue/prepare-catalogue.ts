import type { Category } from '@colada/domain/catalogue/category'
import { keptLookup } from '@colada/domain/catalogue/kept-lookup'
import { indexSteps } from '@colada/domain/catalogue/search-index'
import { runInTimeSlices } from '../../platform/clock/time-slices.ts'
import { allProducts } from './views.ts'

/**
 * Makes ready what searches look up in a catalogue: once, and in slices, since of thousands of products it takes
 * seconds on a phone. Whoever searches waits for it; of a category's products, too, those of all are searched.
 */
export const prepareCatalogue = keptLookup((categories: readonly Category[]): Promise<void> =>
  runInTimeSlices(indexSteps(allProducts(categories))),
)

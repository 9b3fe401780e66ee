import type { CartLine } from '@colada/domain/cart/cart'
import type { Category, CategoryId } from '@colada/domain/catalogue/category'
import type { Product, ProductId } from '@colada/domain/catalogue/product'
import type { CalendarDate } from '@colada/domain/schedule/slot'
import type { Language } from '@colada/domain/wire/language'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CatalogueSource } from '../../platform/catalogue/source.ts'
import { whenIdle } from '../../platform/browser/idle.ts'
import { shopDay } from '../../platform/format/day.ts'
import { useLanguage } from '../../platform/language/words.tsx'
import { bringStore } from '../../platform/store/late.ts'

/** The whole catalogue with its products by id, as the browser keeps it. */
export interface Catalogue {
  readonly categories: readonly Category[]
  readonly products: ReadonlyMap<ProductId, Product>
  /** The day it came, which seeds what is chosen at random. */
  readonly day: CalendarDate
}

/** The categories of what is in a cart, which decide what else may join it. */
export function categoriesOf(lines: readonly CartLine[], catalogue: Catalogue): Set<CategoryId> {
  return new Set(
    lines.flatMap(({ productId }) => {
      const product = catalogue.products.get(productId)
      return product ? [product.categoryId] : []
    }),
  )
}

const loaded = new Map<Language, Catalogue>()
const waiting = new Set<() => void>()

function onArrival(listener: () => void): () => void {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

/** A catalogue of fewer products came in part and is asked for again (spec 000 §2, Global navigation rules). */
const wholeFrom = 100

const cameInPart = (language: Language) => (loaded.get(language)?.products.size ?? wholeFrom) < wholeFrom

/** Brings the catalogue: RTK Query arrives with it, and asks the API once a language, until all of it is here. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const [{ catalogueApi }, store] = await Promise.all([import('./endpoints.ts'), bringStore()])
  const request = store.dispatch(
    catalogueApi.endpoints.catalogue.initiate(language, { forceRefetch: cameInPart(language) }),
  )
  try {
    const categories = await request.unwrap()
    const known = loaded.get(language)
    if (known?.categories === categories) return known
    const products = new Map(
      categories.flatMap((category) => category.products.map((product) => [product.id, product])),
    )
    const catalogue = { categories, products, day: shopDay(new Date()) }
    loaded.set(language, catalogue)
    for (const tell of waiting) tell()
    whenIdle(() => {
      import('./prepare-catalogue.ts')
        .then(({ prepareCatalogue }) => prepareCatalogue(categories))
        // What did not come now is asked for again by who searches.
        .catch(() => undefined)
    })
    return catalogue
  } finally {
    request.unsubscribe()
  }
}

/** The browser's source for a screen's `load`. */
export const browserSource: CatalogueSource = {
  categories: async (language) => (await loadCatalogue(language)).categories,
  day: () => shopDay(new Date()),
}

export interface WantedCatalogue {
  readonly catalogue: Catalogue | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** The catalogue for a view that needs it as soon as `wanted`: what is in the cart has its names and prices there. */
export function useCatalogue(wanted: boolean): WantedCatalogue {
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // It may come between a view's rendering and its effects, brought by another view.
  const catalogue = useSyncExternalStore(
    onArrival,
    () => loaded.get(language),
    () => undefined,
  )
  useEffect(() => {
    if (!wanted || loaded.has(language)) return undefined
    let gone = false
    setFailed(false)
    loadCatalogue(language).catch(() => gone || setFailed(true))
    return () => {
      gone = true
    }
  }, [wanted, language, attempt])
  return { catalogue: wanted ? catalogue : undefined, failed, retry: () => setAttempt((count) => count + 1) }
}

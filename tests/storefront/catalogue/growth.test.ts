import { autocomplete } from '@colada/domain/catalogue/autocomplete'
import type { Category } from '@colada/domain/catalogue/category'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareCatalogue } from '#storefront/features/catalogue/prepare-catalogue.ts'
import { allProducts } from '#storefront/features/catalogue/views.ts'
import { load as loadCategory } from '#storefront/flows/browse/category-data.ts'
import { load as loadHome } from '#storefront/flows/browse/home-data.ts'
import { load as loadProduct } from '#storefront/flows/browse/product-data.ts'
import { grownCatalogue, watchNames } from '../support/grown-catalogue.ts'

const own = grownCatalogue(0)
const grown = grownCatalogue(10_000)
const { seen } = watchNames(grown)

const createLoadContext = (catalogue: readonly Category[], params: Record<string, string>) => ({
  source: {
    categories: () => Promise.resolve(catalogue),
    promos: () => Promise.resolve([]),
    day: () => '2026-11-22' as const,
  },
  language: 'es' as const,
  params,
  pathname: '/',
})
const pages = {
  home: (catalogue: readonly Category[]) => loadHome(createLoadContext(catalogue, {})),
  category: (catalogue: readonly Category[]) =>
    loadCategory(createLoadContext(catalogue, { categoria: 'tintoreria' })),
  'a late page of a category': (catalogue: readonly Category[]) =>
    loadCategory(createLoadContext(catalogue, { categoria: 'tintoreria', pagina: '2' })),
  search: (catalogue: readonly Category[]) =>
    loadProduct(createLoadContext(catalogue, { categoria: 'tintoreria', search: 'lana' })),
  'a search in everything': (catalogue: readonly Category[]) =>
    loadProduct(createLoadContext(catalogue, { categoria: 'todas-las-categorias', search: 'algodon' })),
  product: (catalogue: readonly Category[]) =>
    loadProduct(
      createLoadContext(catalogue, {
        categoria: 'tintoreria',
        producto: catalogue.find(({ id }) => id === 2)!.products[0]!.slug,
      }),
    ),
}

beforeAll(async () => {
  await prepareCatalogue(grown)
  // The first request of a catalogue version builds its memoized values.
  for (const page of Object.values(pages)) await page(grown)
})

describe.each(Object.entries(pages))('with 10,000 products, %s', (_, page) => {
  it('transfers as much data as with the shop’s own catalogue', async () => {
    const bytes = async (catalogue: readonly Category[]) => JSON.stringify(await page(catalogue)).length
    expect((await bytes(grown)) / (await bytes(own))).toBeLessThan(1.1)
  })

  // A scan of the catalogue for one page reads every name.
  it('reads only the products that it shows', async () => {
    seen.clear()
    await page(grown)
    expect(seen.size).toBeGreaterThan(0)
    expect(seen.size).toBeLessThanOrEqual(12)
  })
})

describe('suggestions among 10,000 products', () => {
  it.each(['c', 'ca', 'camisa', 'camisa b', 'a', 'tejido', 'xyzzy'])('%j reads no product', (typed) => {
    seen.clear()
    autocomplete(grown, allProducts(grown), typed)
    expect(seen.size).toBe(0)
  })
})

import { searchProducts } from '@colada/domain/catalogue/search'
import type { SortOrder } from '@colada/domain/catalogue/sort'
import { metaDescription } from '@colada/domain/catalogue/truncate'
import { describe, expect, it } from 'vitest'
import { listingMeta } from '#storefront/features/catalogue/listing-meta.ts'
import { loadListing } from '#storefront/features/catalogue/load-category.ts'
import { allProducts } from '#storefront/features/catalogue/views.ts'
import { matchRoute } from '#storefront/platform/routes/paths.ts'
import { grownCatalogue } from '../support/grown-catalogue.ts'

const catalogue = grownCatalogue(0)
const list = (params: Record<string, string>, sort: SortOrder | null = null) =>
  loadListing({
    sort,
    source: {
      categories: () => Promise.resolve(catalogue),
      promos: () => Promise.resolve([]),
      day: () => '2026-11-22',
    },
    language: 'es',
    params,
    pathname: '/',
  })
const everywhere = { categoria: 'todas-las-categorias', search: 'manchas' }

describe('search results', () => {
  it('have twelve products per page, each once and by relevance', async () => {
    const { pages, results, products } = await list(everywhere)
    expect(products).toHaveLength(12)
    expect(pages).toBe(Math.ceil(results / 12))
    const ids: number[] = []
    for (let page = 1; page <= pages; page += 1)
      ids.push(...(await list({ ...everywhere, pagina: String(page) })).products.map(({ id }) => id))
    expect(ids).toEqual(searchProducts(allProducts(catalogue), 'manchas', catalogue).map(({ id }) => id))
    expect(ids).toHaveLength(results)
  })

  it('list all products when every term is too short, with a notice', async () => {
    expect(await list({ categoria: 'lavanderia', search: 'pie' })).toMatchObject({
      tooShort: true,
      results: 17,
    })
    expect(await list({ categoria: 'lavanderia', search: 'de+bolsa' })).not.toHaveProperty('tooShort')
    expect(await list({ categoria: 'lavanderia' })).not.toHaveProperty('tooShort')
  })

  it.each(['0', '99', 'dos', '01'])('respond with 404 for page %s', async (pagina) => {
    await expect(list({ ...everywhere, pagina })).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('have the page in the title, the terms in both paths, and noindex', async () => {
    const listing = await list({ ...everywhere, pagina: '2' })
    expect(listingMeta(listing, 'es')).toMatchObject({
      title: 'manchas: Todas las categorías, página 2',
      listed: false,
    })
    expect(listing.paths).toEqual({
      es: '/todas-las-categorias/query=manchas/pagina/2',
      // The other language may have fewer pages.
      en: '/en/all-categories/query=manchas',
    })
  })

  it('contain only products of their category', async () => {
    const { products, results } = await list({ categoria: 'planchar', search: 'camisa' })
    expect(results).toBeGreaterThan(0)
    expect(products.every(({ categoryId }) => categoryId === 7)).toBe(true)
  })

  it('redirect to all categories when a category has none', async () => {
    const moved = list({ categoria: 'bonos', search: 'alfombra', pagina: '2' })
    await expect(moved).rejects.toMatchObject({ status: 302 })
    const response = (await moved.catch((thrown: unknown) => thrown)) as Response
    expect(response.headers.get('location')).toBe('/todas-las-categorias/query=alfombra')
  })

  it('keep the typed terms in the redirect, including a slash', async () => {
    const { params } = matchRoute('/bonos/query=vajilla%2Fxyzzy+100%25')!
    const response = (await list(params).catch((thrown: unknown) => thrown)) as Response
    expect(response.headers.get('location')).toBe('/todas-las-categorias/query=vajilla%2Fxyzzy+100%25')
    const { params: everywhereParams } = matchRoute(response.headers.get('location')!)!
    expect(await list(everywhereParams)).toMatchObject({ query: 'vajilla/xyzzy 100%', results: 0 })
  })

  it.each(['+', '&', '&+&', ' ', '+ +'])('redirect to the category for the terms %j', async (search) => {
    const response = (await list({ categoria: 'bonos', search }).catch(
      (thrown: unknown) => thrown,
    )) as Response
    expect([response.status, response.headers.get('location')]).toEqual([301, '/bonos'])
  })
})

describe('a chosen order', () => {
  it('sorts all pages, and stays in the links of the listing', async () => {
    const first = await list({ categoria: 'tintoreria' }, 'price')
    const second = await list({ categoria: 'tintoreria', pagina: '2' }, 'price')
    const prices = [...first.products, ...second.products].map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(first.filters.map(({ href }) => href).every((href) => href.endsWith('&?sort=price'))).toBe(true)
    // Search engines list the category in its own order only.
    expect(first.paths.es).toBe('/tintoreria')
  })

  it('replaces the relevance of results, and stays when they move to all categories', async () => {
    const results = await list({ categoria: 'tintoreria', search: 'traje' }, 'price')
    expect(results.products[0]!.price).toBeLessThan(results.products.at(-1)!.price)
    const moved = list({ categoria: 'bonos', search: 'alfombra' }, 'price')
    const response = (await moved.catch((thrown: unknown) => thrown)) as Response
    expect(response.headers.get('location')).toBe('/todas-las-categorias/query=alfombra?sort=price')
  })
})

describe('a further page of a category', () => {
  it('has a unique description within the length limit', async () => {
    const described = async (pagina: string) =>
      listingMeta(await list({ categoria: 'tintoreria', pagina }), 'es').description
    const [first, second] = [await described('1'), await described('2')]
    expect(second).toBe(`Página 2 de 5. ${first}`)
    expect(metaDescription(second)).toMatch(/^Página 2 de 5\. \S/)
  })
})

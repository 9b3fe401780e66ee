import type { Category } from '@colada/domain/catalogue/category'
import { languages } from '@colada/domain/wire/language'
import { describe, expect, it } from 'vitest'
import type { LoadContext } from '#storefront/features/catalogue/load-context.ts'
import { load as loadCategory } from '#storefront/flows/browse/category-data.ts'
import { load as loadHome } from '#storefront/flows/browse/home-data.ts'
import { load as loadProduct } from '#storefront/flows/browse/product-data.ts'
import { thingsOf } from '#storefront/flows/browse/structured.ts'
import { structuredJson } from '#storefront/platform/seo/structured-data.ts'
import { category, product } from '../../domain/catalogue/product-fixture.ts'
import { readGraph } from './schema-org.ts'

const origin = 'https://shop.example'
const described = { metaDescription: 'Lo recogemos y lo devolvemos limpio.' }
const shirt = product({ name: 'Camisa', description: 'Lavada </script><b>y planchada</b>', price: 395 })
const carpet = product({
  ...described,
  id: 300,
  categoryId: 8,
  name: 'Alfombra',
  slug: 'alfombra',
  measure: 'carpet',
})
const pack = product({
  ...described,
  id: 700,
  categoryId: 10,
  name: 'Bono',
  slug: 'bono',
  slugs: { es: 'bono', en: 'pack' },
})
const uniform = product({ ...described, id: 801, categoryId: 12, name: 'Uniforme', slug: 'uniforme' })
const catalogue: Category[] = [
  category({ products: [shirt] }),
  category({ id: 8, slug: 'alfombras', slugs: { es: 'alfombras', en: 'carpets' }, products: [carpet] }),
  category({ id: 10, slug: 'bonos', slugs: { es: 'bonos', en: 'packs' }, products: [pack] }),
  category({
    id: 12,
    slug: 'lavanderia-empresas',
    slugs: { es: 'lavanderia-empresas', en: 'laundry-for-companies' },
    products: [uniform],
  }),
]

const contextOf = (params: LoadContext['params'], language: LoadContext['language'] = 'es'): LoadContext => ({
  source: {
    categories: () => Promise.resolve(catalogue),
    promos: () => Promise.resolve([]),
    day: () => '2026-11-22',
  },
  language,
  params,
  pathname: '/',
})

/** The nodes of a page, as a search engine reads them from the document. */
const graphOf = (path: string, data: unknown) =>
  readGraph(`<script type="application/ld+json">${structuredJson(thingsOf(path, data, origin))}</script>`)

async function productGraph(categoria: string, producto: string) {
  return graphOf(`/${categoria}/${producto}`, await loadProduct(contextOf({ categoria, producto })))
}

describe('structured data', () => {
  it.each([
    ['es', '/contacto'],
    ['en', '/en/contact'],
  ])('of Contact in %s has the contact point of the shop', (_, path) => {
    const [page] = graphOf(path, undefined).ofType('ContactPage')
    expect(page?.url).toBe(origin + path)
  })

  it.each(languages)('of Home in %s has the shop, its stores and its questions', async (language) => {
    const path = language === 'es' ? '/' : '/en'
    const graph = graphOf(path, await loadHome(contextOf({}, language)))
    expect(graph.ofType('Organization')).toHaveLength(1)
    expect(graph.ofType('LocalBusiness').map(({ name }) => name)).toEqual([
      'Colada Madrid Plaza España',
      'Colada Barcelona Les Corts',
      'Colada Valencia La Zaidía',
      'Colada Madrid Tetuán',
    ])
    expect(graph.ofType('FAQPage')[0]?.mainEntity).toHaveLength(5)
    expect(JSON.stringify(graph.things), 'numbers filled in').not.toContain('{{')
  })

  it('of a category has its breadcrumb and products', async () => {
    const graph = graphOf('/tintoreria', await loadCategory(contextOf({ categoria: 'tintoreria' })))
    expect(graph.ofType('ItemList')[0]).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: `${origin}/tintoreria/camisa` }],
    })
    expect(graph.ofType('BreadcrumbList')[0]?.itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, name: 'Tintorería', item: `${origin}/tintoreria` },
    ])
  })

  it('of a further page has the breadcrumb of the category', async () => {
    const many = Array.from({ length: 13 }, (_, at) =>
      product({ ...described, id: 900 + at, slug: `p${at}` }),
    )
    const source = {
      ...contextOf({}).source,
      categories: () => Promise.resolve([category({ products: many })]),
    }
    const second = { ...contextOf({ categoria: 'tintoreria', pagina: '2' }), source }
    const [trail] = graphOf('/tintoreria/pagina/2', await loadCategory(second)).ofType('BreadcrumbList')
    expect(trail?.itemListElement).toMatchObject([
      { position: 1 },
      { position: 2, item: `${origin}/tintoreria` },
    ])
  })

  it('of a garment is a service with a price in euros, with escaped HTML', async () => {
    const graph = await productGraph('tintoreria', 'camisa')
    expect(graph.ofType('Service')[0]).toMatchObject({
      name: 'Camisa',
      image: `${origin}/social/products/1.png`,
      serviceType: 'Tintorería',
      provider: { '@id': `${origin}/#organization`, name: 'Colada' },
      offers: {
        price: '3.95',
        priceCurrency: 'EUR',
        priceSpecification: { unitCode: 'C62', valueAddedTaxIncluded: true },
      },
    })
    expect(graph.ofType('BreadcrumbList')[0]?.itemListElement).toHaveLength(3)
  })

  it('has a price per square metre for measured products, and one without VAT for companies', async () => {
    const [carpets] = (await productGraph('alfombras', 'alfombra')).ofType('Service')
    expect(carpets).toMatchObject({ offers: { priceSpecification: { unitCode: 'MTK' } } })
    const [uniforms] = (await productGraph('lavanderia-empresas', 'uniforme')).ofType('Service')
    expect(uniforms).toMatchObject({ offers: { priceSpecification: { valueAddedTaxIncluded: false } } })
  })

  it('of a pack is a product', async () => {
    const graph = await productGraph('bonos', 'bono')
    expect(graph.ofType('Product')[0]).toMatchObject({ sku: '700', offers: { priceCurrency: 'EUR' } })
    expect(graph.ofType('Service')).toEqual([])
  })

  it('of a city has its breadcrumb and the stores of its page', () => {
    const graph = graphOf('/en/zone/madrid', undefined)
    expect(graph.ofType('LocalBusiness').map(({ name }) => name)).toEqual([
      'Colada Madrid Plaza España',
      'Colada Madrid Tetuán',
      'Colada Madrid Guindalera',
    ])
    expect(graph.ofType('LocalBusiness')[0]).toMatchObject({
      url: `${origin}/en/zone/madrid`,
      image: `${origin}/social/cities/madrid.png`,
      openingHoursSpecification: { opens: '07:00', closes: '23:00' },
    })
    expect(graph.ofType('BreadcrumbList')[0]?.itemListElement).toMatchObject([
      { name: 'Colada', item: `${origin}/en` },
      { name: 'Where we collect', item: `${origin}/en/zone` },
      { name: 'Madrid', item: `${origin}/en/zone/madrid` },
    ])
  })

  it('of Seville has no store', () => {
    const graph = graphOf('/cobertura/sevilla', undefined)
    expect(graph.ofType('LocalBusiness')).toEqual([])
    expect(graph.ofType('BreadcrumbList')).toHaveLength(1)
  })

  it('is an empty graph for a page without structured data', () => {
    expect(graphOf('/entrar', undefined).things).toEqual([])
  })
})

describe('a path with slugs of the other language', () => {
  const redirected = async (categoria: string, producto: string, language: 'es' | 'en') => {
    // The English catalogue is the same with English slugs.
    const categories = catalogue.map((each) => ({
      ...each,
      slug: each.slugs[language],
      products: each.products.map((one) => ({ ...one, slug: one.slugs[language] })),
    }))
    const source = { ...contextOf({}).source, categories: () => Promise.resolve(categories) }
    const context = { ...contextOf({ categoria, producto }, language), source }
    const result = await loadProduct(context).catch((thrown: unknown) => thrown)
    return result instanceof Response ? [result.status, result.headers.get('location')] : result
  }

  it.each([
    ['tintoreria', 'shirt', 'es', '/tintoreria/camisa'],
    ['dry-cleaning', 'shirt', 'es', '/tintoreria/camisa'],
    ['tintoreria', 'camisa', 'en', '/en/dry-cleaning/shirt'],
    // All categories contain the product too; its page is in its own category.
    ['todas-las-categorias', 'camisa', 'es', '/tintoreria/camisa'],
    ['all-categories', 'shirt', 'en', '/en/dry-cleaning/shirt'],
  ] as const)('%s/%s in %s redirects to the product', async (categoria, producto, language, path) => {
    expect(await redirected(categoria, producto, language)).toEqual([301, path])
  })

  it('responds with 404 for an unknown product, and redirects to Home for an unknown category', async () => {
    const missing = { init: { status: 404 } }
    expect(await redirected('tintoreria', 'chistera', 'es')).toMatchObject(missing)
    expect(await redirected('todas-las-categorias', 'chistera', 'es')).toMatchObject(missing)
    expect(await redirected('sombrereria', 'chistera', 'es')).toEqual([302, '/'])
  })
})

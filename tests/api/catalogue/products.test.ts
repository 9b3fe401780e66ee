import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getProducts, toCategory } from '@colada/domain/catalogue/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setNotice } from '#api/catalogue/notice.ts'
import { replaceCatalogue } from '#api/catalogue/repository.ts'
import { findPricedProducts } from '#api/catalogue/service.ts'
import { catalogueState, products } from '#api/catalogue/tables.ts'
import { catalogueRows } from '#api/seed/catalogue-rows.ts'
import { seedShop } from '#api/seed/seed.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { testNow } from '../support/test-now.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const fetchProducts = (headers: Record<string, string> = {}, lang = 'es') =>
  api.app.inject({ url: '/api/products', query: { api_token: api.config.apiToken, lang }, headers })

describe('the catalogue', () => {
  test('has the product numbers of the specification’s page counts', async () => {
    const { response } = await api.call(getProducts)
    const counts = Object.fromEntries(response.categories.map(({ id, products }) => [id, products.length]))
    const between = (id: number, from: number, to: number) => {
      expect(counts[id], `category ${id}`).toBeGreaterThanOrEqual(from)
      expect(counts[id], `category ${id}`).toBeLessThanOrEqual(to)
    }
    between(2, 49, 60)
    for (const id of [3, 7, 9]) between(id, 13, 24)
    between(11, 25, 36)
    for (const id of [4, 8, 10, 12, 13, 14]) between(id, 1, 12)
    const all = response.categories.flatMap(({ products }) => products)
    expect(Math.ceil(all.length / 12)).toBe(14)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('has the same products in both languages, with both slugs', async () => {
    const [es, en] = await Promise.all([
      api.call(getProducts, { language: 'es' }),
      api.call(getProducts, { language: 'en' }),
    ])
    const strip = (response: typeof es.response) =>
      response.categories.flatMap(({ id, products }) =>
        products.map(({ id: product, price, slug_es, slug_en }) => ({
          id,
          product,
          price,
          slug_es,
          slug_en,
        })),
      )
    expect(strip(es.response)).toEqual(strip(en.response))
    const [spanish, english] = [es, en].map(({ response }) => response.categories[0]!.products[0]!)
    expect(spanish!.slugName).toBe(spanish!.slug_es)
    expect(english!.slugName).toBe(spanish!.slug_en)
    expect(english!.name).not.toBe(spanish!.name)
  })

  test.each([
    [2, '48 horas', '48 hours'],
    [4, '72 horas', '72 hours'],
    [8, '15 días', '15 days'],
    [14, '24 horas', '24 hours'],
  ])('contains the lead time of category %d', async (id, es, en) => {
    for (const [language, text] of [
      ['es', es],
      ['en', en],
    ] as const) {
      const { response } = await api.call(getProducts, { language })
      const { products: found } = response.categories.find((category) => category.id === id)!
      expect(new Set(found.map((product) => product.expected_delivery_time))).toEqual(new Set([text]))
    }
  })

  test('can be parsed to the domain’s categories, with transport and free-shipping threshold', async () => {
    const { response } = await api.call(getProducts)
    const categories = response.categories.map(toCategory)
    expect(categories.find(({ id }) => id === 2)).toMatchObject({ transport: 1390, freeShippingFrom: 5500 })
    expect(categories.find(({ id }) => id === 10)).toMatchObject({ transport: 0, freeShippingFrom: null })
    expect(categories[0]!.products[0]!.picture).toBe(
      `/pictures/products/${categories[0]!.products[0]!.id}.svg`,
    )
  })
})

describe('the cached response', () => {
  test('has the same content in every content coding', async () => {
    const plain = await fetchProducts({ 'accept-encoding': 'identity' })
    const zipped = await fetchProducts({ 'accept-encoding': 'gzip, deflate' })
    const brotli = await fetchProducts({ 'accept-encoding': 'gzip, deflate, br' })
    expect([plain, zipped, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect((await fetchProducts({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
  })

  test('returns 304 for its ETag, which differs by language', async () => {
    const first = await fetchProducts()
    const etag = String(first.headers.etag)
    for (const tag of [etag, `W/${etag}`, `"old", ${etag}`]) {
      const again = await fetchProducts({ 'if-none-match': tag })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(etag)
    }
    expect((await fetchProducts({ 'if-none-match': etag }, 'en')).statusCode).toBe(200)
  })
})

describe('a change of the catalogue', () => {
  let other: TestApi
  beforeEach(async () => {
    other = await createTestApi()
    return () => other.close()
  })
  /** A second API on the same database, like another process. */
  const fresh = async () => (await other.call(getProducts)).response

  test('of a price creates a new version, and removed products are not sold', async () => {
    const rows = catalogueRows()
    const [first, ...rest] = rows.products
    const cheaper = [{ ...rest[0]!, price: 1 }, ...rest.slice(1)]
    await replaceCatalogue(other.db, {
      version: 'changed',
      changedAt: new Date('2030-05-06T10:00:00Z'),
      categories: rows.categories,
      products: cheaper,
    })
    const response = await fresh()
    const sold = response.categories.flatMap((category) => category.products)
    expect(response.catalogue_version).toBe('changed')
    expect(sold.find(({ id }) => id === rest[0]!.id)!.price).toBe(0.01)
    expect(sold.some(({ id }) => id === first!.id)).toBe(false)
    // Guard: without comparing the old and the new row, all rows would be marked as changed.
    const changed = sold.filter(({ changed_on: day }) => day === '2030-05-06').map(({ id }) => id)
    expect(changed).toEqual([rest[0]!.id])
    const [row] = await other.db.select().from(products).where(eq(products.id, first!.id))
    expect(row!.isActive, 'orders reference it').toBe(false)
    expect(row!.changedAt).toEqual(new Date('2030-05-06T10:00:00Z'))
    // Guard: the category of a removed product must be marked as changed, since its page differs.
    const marked = response.categories
      .filter(({ changed_on: day }) => day === '2030-05-06')
      .map(({ id }) => id)
    expect(marked).toEqual([first!.categoryId])
    expect((await findPricedProducts(other.db, [first!.id, rest[0]!.id])).size).toBe(1)
  })

  test('is not caused by seeding again', async () => {
    const before = await other.db.select().from(catalogueState)
    await Promise.all([
      seedShop(other.dependencies.database, testNow),
      seedShop(other.dependencies.database, testNow),
    ])
    expect(await other.db.select().from(catalogueState)).toEqual(before)
    expect(await other.db.$count(products)).toBe(await api.db.$count(products))
  })

  test('by a notice is sanitised, in each language, with a new version', async () => {
    const before = (await api.call(getProducts)).response.catalogue_version
    await setNotice(other.db, {
      es: {
        message:
          '<strong>Abrimos</strong> el lunes <script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">aquí</a>',
        subheader: '<img src=x onerror="x()">Hasta las <em>siete</em>',
      },
      en: { message: 'We open on Monday', subheader: 'At 7' },
    })
    const response = await fresh()
    expect(response.flash_message_subheader).toBe('Hasta las <em>siete</em>')
    expect(response.flash_message).toBe('<strong>Abrimos</strong> el lunes <a>aquí</a>')
    expect(response.catalogue_version).not.toBe(before)
    const { response: english } = await other.call(getProducts, { language: 'en' })
    // A message of five characters or fewer is not shown (spec 000 §5).
    expect([english.flash_message, english.flash_message_subheader]).toEqual(['We open on Monday', ''])
  })
})

import type { Language } from '@colada/domain/wire/language'
import { expect, test, vi } from 'vitest'
import { selectCatalogueFailed } from '#storefront/features/catalogue/catalogue-slice.ts'
import { browserSource, loadCatalogue } from '#storefront/features/catalogue/load-catalogue.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { catalogueResponse } from '../../support/grown-catalogue.ts'

vi.mock('#client/browser/idle.ts', () => ({ runWhenIdle: (act: () => void) => act() }))
// The search index is built ahead of the first search; here its module cannot be loaded.
vi.mock('#storefront/features/catalogue/prepare-catalogue.ts', () => {
  throw new Error('The module could not be loaded.')
})

const complete = catalogueResponse(160)
const size = complete.categories.reduce((sum, { products }) => sum + products.length, 0)
const partial = {
  ...complete,
  categories: complete.categories
    .slice(0, 1)
    .map((each) => ({ ...each, products: each.products.slice(0, 9) })),
}

/** A page without requests so far, whose API returns these responses in turn; the last one is repeated. */
function page(...responses: (() => Response | Promise<Response>)[]) {
  const { requests, store } = fakeApi({
    'GET /products': () => (responses.length > 1 ? responses.shift()! : responses[0]!)(),
  })
  const load = async (language: Language = 'es') =>
    (await store.dispatch(loadCatalogue(language))).products.size
  return { requests, store, load }
}

// RTK Query is injected by this import; without the action after it the first query has no state.
test('the first request of a page succeeds, and its result is in the store', async () => {
  const { load, requests, store } = page(() => ok(complete))
  expect(await load()).toBe(size)
  expect(await load()).toBe(size)
  expect(requests).toHaveLength(1)
  expect(selectCatalogueFailed(store.getState())).toBe(false)
})

test('concurrent requests share one response', async () => {
  const { load, requests } = page(() => ok(complete))
  expect(await Promise.all([load(), load()])).toEqual([size, size])
  expect(requests).toHaveLength(1)
})

test('a catalogue of fewer than 100 products is loaded again (spec 000 §2)', async () => {
  const { load, requests, store } = page(
    () => ok(partial),
    () => ok(complete),
  )
  expect(await load()).toBe(9)
  const categories = await browserSource(store).categories('es')
  expect(categories.reduce((sum, { products }) => sum + products.length, 0)).toBe(size)
  await load()
  expect(requests).toHaveLength(2)
})

test('each language has its own catalogue', async () => {
  const { load, requests } = page(
    () => ok(complete),
    () => ok(catalogueResponse(160, 'en')),
  )
  await load('es')
  await load('en')
  expect(requests).toHaveLength(2)
})

test('a failure is in the store until the next request', async () => {
  const { load, store } = page(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => ok(complete),
  )
  await expect(load()).rejects.toMatchObject({ kind: 'broken' })
  expect(selectCatalogueFailed(store.getState())).toBe(true)
  expect(await load()).toBe(size)
  expect(selectCatalogueFailed(store.getState())).toBe(false)
})

test('a search index that cannot be built is no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const { load } = page(() => ok(complete))
  await load()
  await vi.dynamicImportSettled()
  await new Promise(setImmediate)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

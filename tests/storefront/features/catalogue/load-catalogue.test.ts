import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '@colada/domain/wire/language'
import { browserSource, loadCatalogue } from '#storefront/features/catalogue/load-catalogue.ts'
import { selectCatalogueFailed } from '#storefront/features/catalogue/catalogue-slice.ts'
import { answered, fakeApi } from '../../support/fake-api.ts'
import { catalogueAnswer } from '../../support/grown-catalogue.ts'

vi.mock('#storefront/platform/browser/idle.ts', () => ({ runWhenIdle: (act: () => void) => act() }))
// The search index is built ahead of the first search; here its module cannot be loaded.
vi.mock('#storefront/features/catalogue/prepare-catalogue.ts', () => {
  throw new Error('The module could not be loaded.')
})

afterEach(() => vi.unstubAllGlobals())

const complete = catalogueAnswer(160)
const size = complete.categories.reduce((sum, { products }) => sum + products.length, 0)
const partial = {
  ...complete,
  categories: complete.categories
    .slice(0, 1)
    .map((each) => ({ ...each, products: each.products.slice(0, 9) })),
}

/** A page without requests so far, whose API returns these responses in turn; the last one is repeated. */
function page(...answers: (() => Response | Promise<Response>)[]) {
  const { made, store } = fakeApi({
    'GET /products': () => (answers.length > 1 ? answers.shift()! : answers[0]!)(),
  })
  const load = async (language: Language = 'es') =>
    (await store.dispatch(loadCatalogue(language))).products.size
  return { made, store, load }
}

// RTK Query is injected by this import; without the action after it the first query has no state.
test('the first request of a page succeeds, and its result is in the store', async () => {
  const { load, made, store } = page(() => answered(complete))
  expect(await load()).toBe(size)
  expect(await load()).toBe(size)
  expect(made).toHaveLength(1)
  expect(selectCatalogueFailed(store.getState())).toBe(false)
})

test('concurrent requests share one response', async () => {
  const { load, made } = page(() => answered(complete))
  expect(await Promise.all([load(), load()])).toEqual([size, size])
  expect(made).toHaveLength(1)
})

test('a catalogue of fewer than 100 products is loaded again (spec 000 §2)', async () => {
  const { load, made, store } = page(
    () => answered(partial),
    () => answered(complete),
  )
  expect(await load()).toBe(9)
  const categories = await browserSource(store).categories('es')
  expect(categories.reduce((sum, { products }) => sum + products.length, 0)).toBe(size)
  await load()
  expect(made).toHaveLength(2)
})

test('each language has its own catalogue', async () => {
  const { load, made } = page(
    () => answered(complete),
    () => answered(catalogueAnswer(160, 'en')),
  )
  await load('es')
  await load('en')
  expect(made).toHaveLength(2)
})

test('a failure is in the store until the next request', async () => {
  const { load, store } = page(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => answered(complete),
  )
  await expect(load()).rejects.toMatchObject({ kind: 'broken' })
  expect(selectCatalogueFailed(store.getState())).toBe(true)
  expect(await load()).toBe(size)
  expect(selectCatalogueFailed(store.getState())).toBe(false)
})

test('a search index that cannot be built is no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const { load } = page(() => answered(complete))
  await load()
  await vi.dynamicImportSettled()
  await new Promise(setImmediate)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

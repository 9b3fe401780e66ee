import { beforeEach, expect, it, vi } from 'vitest'
import type { Category } from '@colada/domain/catalogue/category'
import type { Language } from '@colada/domain/wire/language'
import { category, product } from '../../domain/catalogue/product-fixture.ts'

/** What the API answers next, and what it was asked. */
const api = vi.hoisted(() => ({
  answer: [] as readonly unknown[],
  asked: [] as { language: string; isAnew: boolean }[],
}))

vi.mock('#storefront/platform/browser/idle.ts', () => ({ whenIdle: () => undefined }))
vi.mock('#storefront/features/catalogue/endpoints.ts', () => ({
  catalogueApi: {
    endpoints: {
      catalogue: {
        initiate: (language: string, { forceRefetch }: { forceRefetch: boolean }) => ({
          language,
          isAnew: forceRefetch,
        }),
      },
    },
  },
}))
vi.mock('#storefront/platform/store/late.ts', () => ({
  bringStore: () =>
    Promise.resolve({
      dispatch: (asked: { language: string; isAnew: boolean }) => {
        api.asked.push(asked)
        return { unwrap: () => Promise.resolve(api.answer), unsubscribe: () => undefined }
      },
    }),
}))

const catalogueOf = (count: number): Category[] => [
  category({ products: Array.from({ length: count }, (_, at) => product({ id: at + 1 })) }),
]

/** As a browser that has just arrived. */
async function arrive() {
  vi.resetModules()
  const { browserSource, loadCatalogue } = await import('#storefront/features/catalogue/browser-catalogue.ts')
  return {
    load: async (language: Language) => (await loadCatalogue(language)).products.size,
    browserSource,
  }
}

beforeEach(() => {
  api.asked.length = 0
})

it('a catalogue of fewer than 100 products is asked for anew, until it is whole (spec 000 §2)', async () => {
  const { load, browserSource } = await arrive()
  api.answer = catalogueOf(99)
  expect(await load('es')).toBe(99)
  api.answer = catalogueOf(100)
  // A screen that is gone to asks as any other does.
  expect((await browserSource.categories('es'))[0]?.products).toHaveLength(100)
  expect(await load('es')).toBe(100)
  expect(api.asked.map(({ isAnew }) => isAnew)).toEqual([false, true, false])
})

it('another language has a catalogue of its own, which is asked for when it is spoken', async () => {
  const { load } = await arrive()
  api.answer = catalogueOf(120)
  await load('es')
  await load('en')
  expect(api.asked).toEqual([
    { language: 'es', isAnew: false },
    { language: 'en', isAnew: false },
  ])
})

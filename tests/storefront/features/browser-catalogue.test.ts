import { expect, it, vi } from 'vitest'
import { loadCatalogue } from '#storefront/features/catalogue/browser-catalogue.ts'

const categories: never[] = []

vi.mock('#storefront/features/catalogue/prepare-catalogue.ts', () => {
  throw new Error('The connection went away.')
})
vi.mock('#storefront/platform/browser/idle.ts', () => ({
  whenIdle: (act: () => void) => act(),
}))
vi.mock('#storefront/features/catalogue/endpoints.ts', () => ({
  catalogueApi: { endpoints: { catalogue: { initiate: (language: string) => language } } },
}))
vi.mock('#storefront/platform/store/late.ts', () => ({
  bringStore: () =>
    Promise.resolve({
      dispatch: () => ({ unwrap: () => Promise.resolve(categories), unsubscribe: () => undefined }),
    }),
}))

// Guard: without its own catch, what is fetched ahead ends as a rejection that nobody handles.
it('keeps the catalogue, and quiet, where what is made ready for searches does not come', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const catalogue = await loadCatalogue('es')
  await import('#storefront/features/catalogue/prepare-catalogue.ts').catch(() => undefined)
  await new Promise((done) => setTimeout(done, 20))
  process.off('unhandledRejection', unhandled)
  expect(catalogue.categories).toBe(categories)
  expect(unhandled).not.toHaveBeenCalled()
})

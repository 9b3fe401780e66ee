import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { loadCatalogue, useCatalogue } from '#storefront/features/catalogue/browser-catalogue.ts'

const answer = Promise.withResolvers<never[]>()

vi.mock('#storefront/platform/browser/idle.ts', () => ({ whenIdle: () => undefined }))
vi.mock('#storefront/features/catalogue/endpoints.ts', () => ({
  catalogueApi: { endpoints: { catalogue: { initiate: (language: string) => language } } },
}))
vi.mock('#storefront/platform/store/late.ts', () => ({
  bringStore: () =>
    Promise.resolve({ dispatch: () => ({ unwrap: () => answer.promise, unsubscribe: () => undefined }) }),
}))

/** Between its rendering and its effects comes what another view asked for, as on a slow phone. */
function Panel() {
  const { catalogue } = useCatalogue(true)
  useLayoutEffect(() => answer.resolve([]), [])
  return catalogue ? 'Your cart' : 'Loading'
}

// Guard: a view that looks in its effects alone never hears of what came before them.
it('shows what came between the rendering of a view and its effects', async () => {
  const brought = loadCatalogue('es')
  await vi.dynamicImportSettled()
  // Without the tools that render and run effects in one go.
  const place = document.createElement('div')
  createRoot(place).render(<Panel />)
  await brought
  await expect.poll(() => place.textContent).toBe('Your cart')
})

import { isIndexed } from '@colada/domain/catalogue/search-index'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import SearchSuggestions from '#storefront/features/catalogue/search-suggestions.tsx'
import { allProducts } from '#storefront/features/catalogue/views.ts'
import words from '#storefront/locales/es/catalogue.json' with { type: 'json' }
import { grownCatalogue } from '../../support/grown-catalogue.ts'

const catalogue = vi.hoisted(() => ({ current: undefined as unknown }))
vi.mock('#storefront/features/catalogue/browser-catalogue.ts', () => ({
  useCatalogue: () => ({ catalogue: catalogue.current, failed: false }),
}))

const typing = (typed: string) => (
  <LanguageProvider language="es">
    <SearchSuggestions typed={typed} allHref="/todas-las-categorias/query=camisa" />
  </LanguageProvider>
)

afterEach(cleanup)

// Guard: a search that makes its index itself holds up the first key for all of it.
test('a key typed before thousands of products are ready is answered at once, and suggested for soon after', async () => {
  const categories = grownCatalogue(10_000)
  catalogue.current = { categories }
  const { rerender } = render(typing('camisa'))
  expect(isIndexed(allProducts(categories))).toBe(false)
  expect(screen.getByText(words.suggestions.loading)).toBeDefined()
  expect((await screen.findAllByRole('option', undefined, { timeout: 10_000 })).length).toBeGreaterThan(0)

  rerender(typing('camisa b'))
  expect(screen.queryByText(words.suggestions.loading), 'once ready, no key waits').toBeNull()
})

test('what is priced by its area says so beside its price', async () => {
  catalogue.current = { categories: grownCatalogue(0) }
  const first = async () =>
    (await screen.findAllByRole('option', undefined, { timeout: 10_000 }))[0]!.textContent
  render(typing('alfombra persa'))
  expect(await first()).toMatch(/^Alfombra persa.*€ por m²$/)
  cleanup()
  render(typing('corbata'))
  expect(await first()).toMatch(/^Corbata.*€$/)
})

import { hasSearchIndex } from '@colada/domain/catalogue/search-index'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import SearchSuggestions from '#storefront/features/catalogue/search-suggestions.tsx'
import { allProducts } from '#storefront/features/catalogue/views.ts'
import words from '#storefront/locales/es/catalogue.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { grownCatalogue } from '../../support/grown-catalogue.ts'
import { inPage } from '../../support/in-page.tsx'

const catalogue = vi.hoisted(() => ({ current: undefined as unknown }))
vi.mock('#storefront/features/catalogue/use-catalogue.ts', () => ({
  useCatalogue: () => ({ catalogue: catalogue.current, failed: false }),
}))

const typing = (typed: string) => (
  <SearchSuggestions typed={typed} allHref="/todas-las-categorias/query=camisa" />
)

const wrapper = inPage(createStore(), 'es')

// A search that builds the index itself would block the first key.
test('shows the loading state while the index of thousands of products is built, then suggestions', async () => {
  const categories = grownCatalogue(10_000)
  catalogue.current = { categories }
  const { rerender } = render(typing('camisa'), { wrapper })
  expect(hasSearchIndex(allProducts(categories))).toBe(false)
  expect(screen.getByText(words.suggestions.loading)).toBeDefined()
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)

  rerender(typing('camisa b'))
  expect(screen.queryByText(words.suggestions.loading), 'once ready, no key waits').toBeNull()
})

test('marks prices per area', async () => {
  catalogue.current = { categories: grownCatalogue(0) }
  const first = async () => (await screen.findAllByRole('option'))[0]!.textContent
  render(typing('alfombra persa'), { wrapper })
  expect(await first()).toMatch(/^Alfombra persa.*€ por m²$/)
  cleanup()
  render(typing('corbata'), { wrapper })
  expect(await first()).toMatch(/^Corbata.*€$/)
})

import { getProducts } from '@colada/domain/catalogue/contract'
import { expect, it } from 'vitest'
import { seedCatalogue } from '#scripts/components/seed-answers.ts'

it.each(['es', 'en'] as const)('what the bench’s screens are answered is a catalogue, in %s', (language) => {
  const { categories } = getProducts.response.parse(seedCatalogue()[language])
  expect(categories.flatMap(({ products }) => products).length).toBeGreaterThan(150)
})

import { getProducts } from '@colada/domain/catalogue/calls'
import { expect, it } from 'vitest'
import { seedCatalogue } from '#scripts/components/seed-answers.ts'

it.each(['es', 'en'] as const)('what the bench’s screens are answered is a catalogue, in %s', (language) => {
  const { categories } = getProducts.answer.parse(seedCatalogue()[language])
  expect(categories.flatMap(({ products }) => products).length).toBeGreaterThan(150)
})

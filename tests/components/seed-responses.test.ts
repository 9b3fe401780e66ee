import { getProducts } from '@colada/domain/catalogue/contract'
import { expect, it } from 'vitest'
import { seedCatalogueResponses } from '#scripts/components/seed-responses.ts'

it.each(['es', 'en'] as const)('returns a valid catalogue response in %s', (language) => {
  const { categories } = getProducts.response.parse(seedCatalogueResponses()[language])
  expect(categories.flatMap(({ products }) => products).length).toBeGreaterThan(150)
})

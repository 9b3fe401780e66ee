import { describe, expect, it } from 'vitest'
import { searchWords } from '@colada/domain/catalogue/search'
import { categoryIds } from '@colada/domain/catalogue/category'
import { subFilters } from '../../../packages/storefront/src/features/catalogue/sub-filters.ts'

describe('sub-filters', () => {
  it('stand on the five categories that have them', () => {
    const { laundry, dryCleaning, ironing, specialItems, renting } = categoryIds
    expect([...subFilters.keys()].toSorted()).toEqual(
      [laundry, dryCleaning, ironing, specialItems, renting].toSorted(),
    )
  })

  it.each(
    [...subFilters].flatMap(([id, both]) => [...both.es, ...both.en].map(({ word }) => [id, word] as const)),
  )('of category %i search for a word that counts: %s', (_, word) => {
    expect(searchWords(`${word}&`)).toHaveLength(1)
  })
})

import { categoryIds } from '@colada/domain/catalogue/category'
import { parseSearchTerms } from '@colada/domain/catalogue/search-terms'
import { describe, expect, it } from 'vitest'
import { translateSubFilter, subFilters } from '#storefront/features/catalogue/sub-filters.ts'

describe('sub-filters', () => {
  it('exist for five categories', () => {
    const { laundry, dryCleaning, ironing, specialItems, renting } = categoryIds
    expect(new Set(subFilters.keys())).toEqual(
      new Set([laundry, dryCleaning, ironing, specialItems, renting]),
    )
  })

  it.each(
    [...subFilters].flatMap(([id, both]) => [...both.es, ...both.en].map(({ word }) => [id, word] as const)),
  )('of category %i search for a word that counts: %s', (_, word) => {
    expect(parseSearchTerms(`${word}&`)).toHaveLength(1)
  })

  it('are the same in both languages, so that a language switch keeps the sub-filter', () => {
    for (const [id, { es, en }] of subFilters) {
      expect(en).toHaveLength(es.length)
      es.forEach(({ word }, at) => {
        expect(translateSubFilter(id, `${word}&`, 'es', 'en')).toBe(`${en[at]!.word}&`)
        expect(translateSubFilter(id, `${en[at]!.word}&`, 'en', 'es')).toBe(`${word}&`)
      })
    }
    expect(translateSubFilter(categoryIds.dryCleaning, 'camisa+blanca', 'es', 'en')).toBe('camisa+blanca')
    expect(translateSubFilter(categoryIds.carpets, 'lana&', 'es', 'en')).toBe('lana&')
  })
})

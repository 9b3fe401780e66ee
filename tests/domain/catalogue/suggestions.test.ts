import { compatibleCategories, isCompatible } from '@colada/domain/catalogue/compatibility'
import {
  bestSellerIds,
  pickBestSellers,
  pickSuggestions,
  homeCategoryIds,
} from '@colada/domain/catalogue/suggestions'
import { truncateFlash, toPageTitle, truncateTitle, truncate } from '@colada/domain/catalogue/truncate'
import { describe, expect, it } from 'vitest'
import { category, product } from './product-fixture.ts'

const catalogue = [
  ...bestSellerIds.map((id) => product({ id, categoryId: 3, name: `Best ${id}` })),
  ...Array.from({ length: 12 }, (_, index) => product({ id: 500 + index, name: `Shirt ${index}` })),
  product({ id: 600, name: 'Shirt PLUS' }),
  product({ id: 700, categoryId: 9, name: 'Leather A' }),
  product({ id: 701, categoryId: 9, name: 'Leather B' }),
  product({ id: 702, categoryId: 9, name: 'Leather C' }),
]
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id)

describe('suggestions', () => {
  it('use the ids of the specification (000 §2, 001 §9)', () => {
    expect(homeCategoryIds).toEqual([3, 12, 8, 2, 7, 9, 4, 11])
    expect(bestSellerIds).toEqual([1, 2, 3, 29, 78, 107, 145, 146, 300, 301, 304, 357])
  })

  it('include eight best sellers, which change daily', () => {
    const today = ids(pickBestSellers(catalogue, '2026-11-21'))
    expect(today).toHaveLength(8)
    expect(new Set(today).size).toBe(8)
    expect(bestSellerIds).toEqual(expect.arrayContaining(today))
    expect(ids(pickBestSellers(catalogue, '2026-11-21'))).toEqual(today)
    expect(ids(pickBestSellers(catalogue, '2026-11-22'))).not.toEqual(today)
  })

  it('are up to eight of the same category, without the product itself and PLUS', () => {
    const suggested = pickSuggestions({ id: 500, categoryId: 2 }, catalogue, '2026-11-21')
    expect(suggested).toHaveLength(8)
    expect(suggested.every(({ categoryId }) => categoryId === 2)).toBe(true)
    expect(ids(suggested)).not.toContain(500)
    expect(ids(suggested)).not.toContain(600)
  })

  it('fall back to best sellers with two or fewer', () => {
    const suggested = pickSuggestions({ id: 700, categoryId: 9 }, catalogue, '2026-11-21')
    expect(suggested).toHaveLength(8)
    expect(suggested.every(({ id }) => bestSellerIds.includes(id))).toBe(true)
  })

  it('do not fall back with three, not counting PLUS', () => {
    const leather = { id: 700, categoryId: 9 }
    const four = [...catalogue, product({ id: 703, categoryId: 9, name: 'Leather D' })]
    expect(ids(pickSuggestions(leather, four, '2026-11-21')).toSorted((a, b) => a - b)).toEqual([
      701, 702, 703,
    ])
    const withPlus = [...catalogue, product({ id: 703, categoryId: 9, name: 'Leather PLUS' })]
    expect(
      pickSuggestions(leather, withPlus, '2026-11-21').map(({ categoryId }) => categoryId),
    ).not.toContain(9)
  })

  it('exclude the product itself from the fallback', () => {
    const few = catalogue.map((each) => (each.id === 1 ? product({ ...each, categoryId: 8 }) : each))
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23'] as const)
      expect(ids(pickSuggestions({ id: 1, categoryId: 8 }, few, day))).not.toContain(1)
  })

  it('are seeded by product and day', () => {
    const of = (id: number, day: '2026-11-21' | '2026-11-22') =>
      ids(pickSuggestions({ id, categoryId: 2 }, catalogue, day))
    expect(of(500, '2026-11-21')).toEqual(of(500, '2026-11-21'))
    expect(of(501, '2026-11-21')).not.toEqual(of(500, '2026-11-21'))
    expect(of(500, '2026-11-22')).not.toEqual(of(500, '2026-11-21'))
  })
})

describe('compatibility', () => {
  it.each([
    [2, [], true],
    [2, [3, 8], true],
    [2, [12], false],
    [10, [2], false],
    [10, [10], true],
    [12, [13], true],
    [14, [2], false],
  ])('category %d beside %j: %s', (id, inCart, compatible) => {
    expect(isCompatible(category({ id, compatible: compatibleCategories(id) }), inCart)).toBe(compatible)
  })
})

describe('truncation', () => {
  it('removes tags and appends dots only if truncated', () => {
    expect(truncate('<p>áéíóú ñandú</p>', 11)).toBe('áéíóú ñandú')
    expect(truncate('áéíóú ñandú', 7)).toBe('áéíóú...')
    expect(truncate('áéíóú ñandú', 5)).toBe('áéíóú...')
    expect(truncate('áéíóúñandú', 7)).toBe('áéíóúña...')
  })
  it.each([
    [140, 140],
    [141, 133],
  ])('a flash message of %d characters is cut to %d', (length, shown) => {
    expect(truncateFlash('a'.repeat(length), '').message).toHaveLength(shown)
  })
  it.each([
    [5, 0],
    [6, 6],
    [99, 99],
    [100, 92],
  ])('a subheader of %d characters is cut to %d', (length, shown) => {
    expect(truncateFlash('', 'a'.repeat(length)).subheader).toHaveLength(shown)
  })
  it('counts visible characters of a flash message and does not cut entities', () => {
    const link = `<a href="https://colada.example/${'x'.repeat(100)}">${'&amp;'.repeat(140)}</a>`
    expect(truncateFlash(link, '').message).toBe(link)
    const longer = `<strong>${'&amp;'.repeat(70)}</strong><br />${'&lt;'.repeat(70)}`
    expect(truncateFlash(longer, '').message).toBe(`${'&amp;'.repeat(70)} ${'&lt;'.repeat(59)}...`)
  })
  it.each([
    ['card', 38],
    ['row', 43],
    ['page', 65],
  ] as const)('limits the title of a %s to %d characters', (context, limit) => {
    expect(truncateTitle('á'.repeat(limit), context)).toBe('á'.repeat(limit))
    expect(truncateTitle('á'.repeat(limit + 1), context)).toBe(`${'á'.repeat(limit)}...`)
  })
  it('uses a meta title only when longer than five characters', () => {
    expect(toPageTitle('Camis', 'Camisa')).toBe('Camisa')
    expect(toPageTitle('Limpia', 'Camisa')).toBe('Limpia')
  })
})

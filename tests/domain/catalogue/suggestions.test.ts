import { describe, expect, it } from 'vitest'
import { compatibleCategories, isCompatible } from '@colada/domain/catalogue/compatibility'
import {
  bestSellerIds,
  bestSellers,
  compatibleProducts,
  homeCategoryIds,
} from '@colada/domain/catalogue/suggestions'
import { flashTexts, pageTitle, shownTitle, truncate } from '@colada/domain/catalogue/truncate'
import { category, product } from './product-fixture.ts'

const shelf = [
  ...bestSellerIds.map((id) => product({ id, categoryId: 3, name: `Best ${id}` })),
  ...Array.from({ length: 12 }, (_, index) => product({ id: 500 + index, name: `Shirt ${index}` })),
  product({ id: 600, name: 'Shirt PLUS' }),
  product({ id: 700, categoryId: 9, name: 'Leather A' }),
  product({ id: 701, categoryId: 9, name: 'Leather B' }),
  product({ id: 702, categoryId: 9, name: 'Leather C' }),
]
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id)

describe('suggestions', () => {
  it('knows what Home shows by the ids of the spec (000 §2, 001 §9)', () => {
    expect(homeCategoryIds).toEqual([3, 12, 8, 2, 7, 9, 4, 11])
    expect(bestSellerIds).toEqual([1, 2, 3, 29, 78, 107, 145, 146, 300, 301, 304, 357])
  })

  it('picks eight best sellers, the same all day, others another day', () => {
    const today = ids(bestSellers(shelf, '2026-11-21'))
    expect(today).toHaveLength(8)
    expect(new Set(today).size).toBe(8)
    expect(bestSellerIds).toEqual(expect.arrayContaining(today))
    expect(ids(bestSellers(shelf, '2026-11-21'))).toEqual(today)
    expect(ids(bestSellers(shelf, '2026-11-22'))).not.toEqual(today)
  })

  it('suggests up to eight of the same category, neither itself nor PLUS', () => {
    const suggested = compatibleProducts({ id: 500, categoryId: 2 }, shelf, '2026-11-21')
    expect(suggested).toHaveLength(8)
    expect(suggested.every(({ categoryId }) => categoryId === 2)).toBe(true)
    expect(ids(suggested)).not.toContain(500)
    expect(ids(suggested)).not.toContain(600)
  })

  it('falls back to best sellers with two or fewer', () => {
    const suggested = compatibleProducts({ id: 700, categoryId: 9 }, shelf, '2026-11-21')
    expect(suggested).toHaveLength(8)
    expect(suggested.every(({ id }) => bestSellerIds.includes(id))).toBe(true)
  })

  it('does without best sellers with three; PLUS is none of them', () => {
    const leather = { id: 700, categoryId: 9 }
    const four = [...shelf, product({ id: 703, categoryId: 9, name: 'Leather D' })]
    expect(ids(compatibleProducts(leather, four, '2026-11-21')).toSorted((a, b) => a - b)).toEqual([
      701, 702, 703,
    ])
    const withPlus = [...shelf, product({ id: 703, categoryId: 9, name: 'Leather PLUS' })]
    expect(
      compatibleProducts(leather, withPlus, '2026-11-21').map(({ categoryId }) => categoryId),
    ).not.toContain(9)
  })

  it('falls back to none but others of the best sellers', () => {
    const few = shelf.map((each) => (each.id === 1 ? product({ ...each, categoryId: 8 }) : each))
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23'] as const)
      expect(ids(compatibleProducts({ id: 1, categoryId: 8 }, few, day))).not.toContain(1)
  })

  it('suggests the same of a product all day, others of another and on another day', () => {
    const of = (id: number, day: '2026-11-21' | '2026-11-22') =>
      ids(compatibleProducts({ id, categoryId: 2 }, shelf, day))
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

describe('cutting', () => {
  it('strips tags and adds dots only where something was left out', () => {
    expect(truncate('<p>áéíóú ñandú</p>', 11)).toBe('áéíóú ñandú')
    expect(truncate('áéíóú ñandú', 7)).toBe('áéíóú...')
    expect(truncate('áéíóú ñandú', 5)).toBe('áéíóú...')
    expect(truncate('áéíóúñandú', 7)).toBe('áéíóúña...')
  })
  it.each([
    [140, 140],
    [141, 133],
  ])('a flash of %d characters shows %d', (length, shown) => {
    expect(flashTexts('a'.repeat(length), '').message).toHaveLength(shown)
  })
  it.each([
    [5, 0],
    [6, 6],
    [99, 99],
    [100, 92],
  ])('a subheader of %d characters shows %d', (length, shown) => {
    expect(flashTexts('', 'a'.repeat(length)).subheader).toHaveLength(shown)
  })
  it('counts what is read of a flash and not how it is written, and cuts no character in two', () => {
    const link = `<a href="https://colada.example/${'x'.repeat(100)}">${'&amp;'.repeat(140)}</a>`
    expect(flashTexts(link, '').message).toBe(link)
    const longer = `<strong>${'&amp;'.repeat(70)}</strong><br />${'&lt;'.repeat(70)}`
    expect(flashTexts(longer, '').message).toBe(`${'&amp;'.repeat(70)} ${'&lt;'.repeat(59)}...`)
  })
  it.each([
    ['card', 38],
    ['row', 43],
    ['page', 65],
  ] as const)('shows as much of a title on a %s as there is room for: %d', (place, most) => {
    expect(shownTitle('á'.repeat(most), place)).toBe('á'.repeat(most))
    expect(shownTitle('á'.repeat(most + 1), place)).toBe(`${'á'.repeat(most)}...`)
  })
  it('uses a meta title only when longer than five characters', () => {
    expect(pageTitle('Camis', 'Camisa')).toBe('Camisa')
    expect(pageTitle('Limpia', 'Camisa')).toBe('Limpia')
  })
})

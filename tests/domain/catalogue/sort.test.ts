import { parseSortOrder, sortProducts } from '@colada/domain/catalogue/sort'
import { describe, expect, it } from 'vitest'
import { product } from './product-fixture.ts'

describe('the order of a list', () => {
  const products = [
    product({ id: 1, price: 595, popularity: 2 }),
    product({ id: 2, price: 395, popularity: 3 }),
    product({ id: 3, price: 395, popularity: 1 }),
  ]
  it.each([
    [null, [1, 2, 3]],
    ['price', [2, 3, 1]],
    ['popularity', [3, 1, 2]],
  ] as const)('%j is %j', (order, ids) => {
    expect(sortProducts(products, order).map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['price', 'price'],
    ['PRICE', null],
    ['', null],
    [null, null],
  ])('of the URL’s %j is %j', (text, order) => {
    expect(parseSortOrder(text)).toBe(order)
  })
})

import { lowestPriceOf } from '@colada/domain/catalogue/lowest-price'
import { expect, it } from 'vitest'
import { product } from './product-fixture.ts'

it('is the price of the cheapest product, with what it is for', () => {
  const curtain = product({ price: 495, measure: 'curtain' })
  expect(lowestPriceOf([product({ price: 695 }), curtain])).toEqual({ price: 495, isPerArea: true })
  expect(lowestPriceOf([product({ price: 395 }), curtain])).toEqual({ price: 395, isPerArea: false })
})

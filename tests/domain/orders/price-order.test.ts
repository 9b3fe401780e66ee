import type { PricedLine } from '@colada/domain/cart/totals'
import { type Discount, priceOrder, isSamePrices } from '@colada/domain/orders/price-order'
import { fromPrices, toPrices } from '@colada/domain/promotions/contract'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

const line = (changes: Partial<PricedLine> = {}): PricedLine => ({
  categoryId: 2,
  quantity: 1,
  price: 395,
  kind: null,
  transport: 1390,
  ...changes,
})
const orderA = [line({ quantity: 2 }), line({ price: 1695 })]
const first: Discount = { kind: 'percent', percent: 20, on: 'items' }

describe('the price of an order', () => {
  it.each([
    ['a shirt', { lines: [line()] }, { items: 395, transport: 1390, discount: 0, total: 1785 }],
    [
      'a shirt in an early slot',
      { lines: [line()], pickupVariation: 20 },
      { pickup: 834, delivery: 695, total: 1924 },
    ],
    [
      'free transport',
      { lines: [line({ price: 5500 })], pickupVariation: 20 },
      { transport: 0, total: 5500 },
    ],
    ['WASH20WEB', { lines: [line({ price: 1499 })], discount: first }, { itemsDiscount: 300, total: 2589 }],
    [
      'a discount on transport, split between the legs',
      {
        lines: [line()],
        pickupVariation: 20,
        discount: { kind: 'percent', percent: 10, on: 'transport' } as Discount,
      },
      { transport: 1529, transportDiscount: 153, pickupDiscount: 83, deliveryDiscount: 70, total: 1771 },
    ],
    [
      'a discount above the items',
      { lines: [line()], discount: { kind: 'amount', amount: 600 } as Discount },
      { itemsDiscount: 395, transportDiscount: 205, total: 1185 },
    ],
    [
      'a discount above the total',
      { lines: [line()], discount: { kind: 'amount', amount: 9999 } as Discount },
      { discount: 1785, total: 0 },
    ],
    [
      'a garment for companies, listed without VAT',
      { lines: [line({ categoryId: 12, price: 1000 })] },
      { items: 1210, itemsVat: 210 },
    ],
    ['garments added to an order', { lines: [line()], noShipping: true }, { transport: 0, total: 395 }],
    [
      'an incident, with VAT like transport',
      { lines: [line()], incidents: 300 },
      { incidents: 300, total: 2085, itemsVat: 69, transportVat: 293 },
    ],
    [
      'a late change of dates',
      { lines: [], incidents: 300 },
      { transport: 0, incidents: 300, total: 300, transportVat: 52 },
    ],
    // Order A of the design: two shirts and a suit in Madrid.
    ['both legs by van', { lines: orderA }, { items: 2485, transport: 1390, total: 3875, transportVat: 241 }],
    [
      'a pickup at a store',
      { lines: orderA, storeLegs: ['pickup'] as const },
      { pickup: 0, delivery: 695, transport: 695, total: 3180, transportVat: 121 },
    ],
    [
      'a delivery at a store, and a dear slot of the pickup',
      { lines: orderA, pickupVariation: 20, storeLegs: ['delivery'] as const },
      { pickup: 834, delivery: 0, total: 3319 },
    ],
    [
      'both legs at a store',
      { lines: orderA, storeLegs: ['pickup', 'delivery'] as const },
      { transport: 0, total: 2485, itemsVat: 431, transportVat: 0 },
    ],
    [
      'a discount on the transport of the only leg by van',
      {
        lines: orderA,
        storeLegs: ['pickup'] as const,
        discount: { kind: 'percent', percent: 10, on: 'transport' } as Discount,
      },
      { pickupDiscount: 0, deliveryDiscount: 70, total: 3110 },
    ],
    ['nothing', { lines: [] }, { items: 0, transport: 0, total: 0 }],
  ])('%s', (_, input, parts) => {
    expect(priceOrder(input)).toMatchObject(parts)
  })

  const lines = fc.array(
    fc.record({
      categoryId: fc.constantFrom(2, 3, 8, 12),
      quantity: fc.integer({ min: 1, max: 1000 }),
      price: fc.integer({ min: 1, max: 50_000 }),
      kind: fc.constant(null),
      transport: fc.constantFrom(0, 1390, 1990),
    }),
    { maxLength: 12 },
  )
  const discounts = fc.option(
    fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 0, max: 100 }),
        on: fc.constantFrom('items' as const, 'transport' as const, 'order' as const),
      }),
      fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(100_000) }),
    ),
  )
  const variation = fc.integer({ min: -50, max: 50 })

  test.prop([lines, discounts, variation, variation])(
    'sums up, is never negative and round-trips over the wire',
    (lines, discount, pickupVariation, deliveryVariation) => {
      const prices = priceOrder({ lines, discount, pickupVariation, deliveryVariation })
      expect(prices.pickup + prices.delivery).toBe(prices.transport)
      expect(prices.pickupDiscount + prices.deliveryDiscount).toBe(prices.transportDiscount)
      expect(prices.itemsDiscount + prices.transportDiscount).toBe(prices.discount)
      expect(prices.items + prices.transport + prices.incidents - prices.discount).toBe(prices.total)
      expect(prices.total).toBeGreaterThanOrEqual(0)
      expect(Object.values(prices).every(Number.isInteger)).toBe(true)
      const parsed = toPrices(JSON.parse(JSON.stringify(fromPrices(prices))))
      expect(isSamePrices(parsed, prices)).toBe(true)
    },
  )
})

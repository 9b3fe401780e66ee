import { legIncrease, priceChange } from '@colada/domain/orders/price-change'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

/** Both legs at the standard price. */
const standard = { baseTransport: 1390, pickup: 695, delivery: 695, isReturnDue: false }

describe('the price of a change of dates', () => {
  it.each([
    ['to a slot of the same price nothing', standard, 0, 0],
    ['to a dearer slot the difference', standard, 20, 139],
    ['to a cheaper slot nothing, and nothing comes back', standard, -10, 0],
    ['from a cheaper slot to a standard one the difference', { ...standard, pickup: 626 }, 0, 69],
    ['from a cheaper slot to a dearer one the difference', { ...standard, pickup: 626 }, 20, 208],
    ['back to a slot that was paid before nothing', { ...standard, pickup: 834 }, 20, 0],
    ['from a store to a standard slot the leg', { ...standard, pickup: 0 }, 0, 695],
    ['from a store to a dearer slot the leg with its variation', { ...standard, pickup: 0 }, 20, 834],
    ['of a return nothing', { ...standard, isReturnDue: true }, 20, 0],
    ['to a store nothing, and nothing comes back', standard, null, 0],
    [
      'from a store with free transport nothing',
      { ...standard, baseTransport: 0, pickup: 0, delivery: 0 },
      -10,
      0,
    ],
    ['with free transport nothing', { ...standard, baseTransport: 0, pickup: 0, delivery: 0 }, 20, 0],
  ])('is %s', (_, legs, pickupVariation, increase) => {
    expect(priceChange(legs, { pickupVariation })).toMatchObject({
      pickup: increase,
      delivery: 0,
      transport: increase,
      total: increase,
    })
  })

  it('adds both legs, the extra transport and garments, with their tax', () => {
    const shirt = { categoryId: 2, quantity: 2, price: 395, kind: null, transport: 1390 }
    const prices = priceChange(standard, {
      lines: [shirt],
      pickupVariation: 20,
      deliveryVariation: 20,
      incidents: 300,
    })
    expect(prices).toMatchObject({ items: 790, transport: 278, incidents: 300, total: 1368 })
    expect([prices.itemsVat, prices.transportVat]).toEqual([137, 100])
  })

  const variation = fc.constantFrom(-10, 0, 20)
  test.prop([fc.integer({ min: 0, max: 5000 }), fc.array(variation, { minLength: 1, maxLength: 6 })])(
    'of several moves never costs more than the dearest of them at once',
    (baseTransport, variations) => {
      const leg = { baseTransport, pickup: 0, delivery: 0, isReturnDue: false }
      const afterAll = variations.reduce<number>(
        (charged, next) => charged + legIncrease({ ...leg, pickup: charged }, 'pickup', next),
        0,
      )
      expect(afterAll).toBe(legIncrease(leg, 'pickup', Math.max(...variations)))
    },
  )
})

import { splitInProportion } from '@colada/domain/money/money'
import { obstacleTo, returnPlaces, withdrawalEnd, withdrawalOf } from '@colada/domain/withdrawals/withdrawal'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

/** Two shirts and a suit, 24.85 with 13.90 of transport: 38.75. */
const order = {
  status: 20,
  transport: 1390,
  transportDiscount: 0,
  itemsDiscount: 0,
  pickup: 695,
  pickupDiscount: 0,
  delivery: 695,
  deliveryDiscount: 0,
  incidents: 0,
  history: [1, 0, 10, 20],
}
const lines = (shirts: number, suits: number) => [
  { quantity: 2, total: 790, inCleaning: shirts },
  { quantity: 1, total: 1695, inCleaning: suits },
]
const paid = (...amounts: number[]) => amounts.map((refundable, id) => ({ id, refundable }))

describe('the refund of a withdrawal', () => {
  // Operations 5.2 and case 16.
  it.each([
    ['home', lines(1, 0), 2090],
    ['store', lines(1, 0), 2785],
    ['home', lines(0, 0), 2485],
    ['store', lines(0, 0), 3180],
    ['home', lines(2, 1), 0],
    ['store', lines(2, 1), 695],
  ] as const)('to %s is that of what is not in cleaning', (place, garments, refund) => {
    const result = withdrawalOf(order, garments, paid(3875), place)
    expect([result.refund, result.kept]).toEqual([refund, 3875 - refund])
  })

  it('names what is kept', () => {
    expect(withdrawalOf({ ...order, incidents: 300 }, lines(1, 0), paid(4175), 'home').keptFor).toEqual([
      { reason: 'cleaned', amount: 395 },
      { reason: 'pickup', amount: 695 },
      { reason: 'delivery', amount: 695 },
      { reason: 'charges', amount: 300 },
    ])
  })

  it('splits the discount in proportion, cents by the largest remainder', () => {
    // 4.97 of 3.95, 3.95 and 16.95 are 0.79, 0.79 and 3.39.
    const discounted = { ...order, itemsDiscount: 497 }
    expect(withdrawalOf(discounted, lines(1, 0), paid(3378), 'home').keptFor[0]).toEqual({
      reason: 'cleaned',
      amount: 395 - 79,
    })
    expect(withdrawalOf(discounted, lines(0, 1), paid(3378), 'home').keptFor[0]).toEqual({
      reason: 'cleaned',
      amount: 1695 - 339,
    })
  })

  it('before the pickup is that of a cancellation', () => {
    const before = { ...order, status: 0, history: [1, 0] }
    expect(withdrawalOf(before, lines(0, 0), paid(3875), 'home').refund).toBe(3875)
    const missed = { ...order, status: 5, history: [1, 0, 5] }
    expect(withdrawalOf(missed, lines(0, 0), paid(3875), 'store')).toMatchObject({
      refund: 3575,
      keptFor: [{ reason: 'missed-pickups', amount: 300 }],
    })
  })

  it('takes what is kept from the oldest payment', () => {
    expect(withdrawalOf(order, lines(1, 0), paid(1000, 2875), 'home').refunds).toEqual([
      { paymentId: 1, amount: 2090 },
    ])
  })

  const cents = fc.integer({ min: 0, max: 20_000 })
  test.prop([
    fc.record({ pickup: cents, delivery: cents, incidents: cents, percent: fc.nat(100) }),
    fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: cents, share: fc.nat(20) }), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
    fc.constantFrom(...returnPlaces),
  ])('and what is kept add up to what was paid', (parts, garments, shares, place) => {
    const all = garments.map(({ quantity, price, share }) => ({
      quantity,
      total: price * quantity,
      inCleaning: Math.min(quantity, share),
    }))
    const items = all.reduce((sum, { total }) => sum + total, 0)
    const itemsDiscount = Math.floor((items * parts.percent) / 100)
    const { pickup, delivery, incidents } = parts
    const withdrawn = { ...order, pickup, delivery, incidents, itemsDiscount, transport: pickup + delivery }
    const total = items - itemsDiscount + pickup + delivery + incidents
    const payments = paid(...splitInProportion(total, shares))
    const { refund, kept, keptFor, refunds } = withdrawalOf(withdrawn, all, payments, place)
    expect(refund + kept).toBe(total)
    expect(keptFor.reduce((sum, { amount }) => sum + amount, 0)).toBe(kept)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund)
    // All garments in cleaning and the rest of them share the price without a cent left.
    const rest = all.map((line) => ({ ...line, inCleaning: line.quantity }))
    const everything = withdrawalOf(withdrawn, rest, payments, 'home')
    expect(everything.refund).toBe(0)
  })
})

describe('the right of withdrawal', () => {
  const createdAt = Date.parse('2026-03-20T23:30:00+01:00') / 1000
  const bought = { status: 20, isBusiness: false, isTakenAtStore: false, createdAt }

  it('lasts until the end of the fourteenth day, over the change of the clock', () => {
    expect(new Date(withdrawalEnd(createdAt) * 1000).toISOString()).toBe('2026-04-03T22:00:00.000Z')
    expect(obstacleTo(bought, withdrawalEnd(createdAt) - 1)).toBeNull()
    expect(obstacleTo(bought, withdrawalEnd(createdAt))).toBe('late')
  })

  it.each([
    ['a company has none', { isBusiness: true }, 'business'],
    ['an order taken at a store has none', { isTakenAtStore: true }, 'store'],
    ['it ends with the delivery', { status: 50 }, 'performed'],
    ['a cancelled order has none', { status: 60 }, 'cancelled'],
    ['it holds before the pickup', { status: 0 }, null],
    ['it holds while the order is on its way', { status: 40 }, null],
  ])('%s', (_, fields, obstacle) => {
    expect(obstacleTo({ ...bought, ...fields }, createdAt + 60)).toBe(obstacle)
  })
})

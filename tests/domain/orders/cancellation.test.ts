import { percentage, splitInProportion } from '@colada/domain/money/money'
import { canCancel, cancellationFaults, cancellationOf } from '@colada/domain/orders/cancellation'
import { orderStatuses } from '@colada/domain/orders/transitions'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

/** Two shirts and a suit, 24.85 with 13.90 of transport: 38.75. */
const order = { status: 0, transport: 1390, transportDiscount: 0, incidents: 0, history: [1, 0] }
const paid = (...refundable: number[]) =>
  refundable.map((amount, index) => ({ id: index, refundable: amount }))

describe('the refund of a cancelled order', () => {
  it.each([
    ['before the pickup everything', order, 3875, 3875],
    ['unpaid nothing', { ...order, status: 1 }, 0, 0],
    ['after a missed pickup all but 3.00', { ...order, status: 5, history: [1, 0, 5] }, 3875, 3575],
    [
      'after two missed pickups, the first of them paid, all but 6.00',
      { ...order, status: 5, incidents: 300, history: [1, 0, 5, 0, 5] },
      4175,
      3575,
    ],
    [
      'after a missed pickup that was paid and rescheduled, all but 3.00',
      { ...order, incidents: 300, history: [1, 0, 5, 0] },
      4175,
      3875,
    ],
    ['after a late change everything, too', { ...order, incidents: 300 }, 4175, 4175],
    ['after the pickup all but the transport', { ...order, status: 10, history: [1, 0, 10] }, 3875, 2485],
    [
      'after the pickup all but the transport and charges',
      { ...order, status: 10, incidents: 300, history: [1, 0, 10] },
      4175,
      2485,
    ],
    [
      'after the pickup with a discount on transport, all but what was paid for it',
      { ...order, status: 10, transportDiscount: 390, history: [1, 0, 10] },
      3485,
      2485,
    ],
    [
      'with free transport everything',
      { ...order, status: 10, transport: 0, history: [1, 0, 10] },
      5995,
      5995,
    ],
    ['at dearer slots all but what they cost', { ...order, status: 10, transport: 1460 }, 3945, 2485],
    [
      'in an incident before washing as after the pickup',
      { ...order, status: 25, history: [10, 25] },
      3875,
      2485,
    ],
    ['in an incident after washing nothing', { ...order, status: 25, history: [10, 20, 25] }, 3875, 0],
  ])('is %s', (_, cancelled, captured, refund) => {
    const result = cancellationOf(cancelled, paid(captured), 'customer')
    expect([result.refund, result.kept]).toEqual([refund, captured - refund])
    expect(cancellationOf(cancelled, paid(captured), 'shop').refund).toBe(captured)
  })

  it('takes what is kept from the oldest payment', () => {
    const collected = { ...order, status: 10, history: [1, 0, 10] }
    expect(cancellationOf(collected, paid(3875, 795), 'customer').refunds).toEqual([
      { paymentId: 0, amount: 2485 },
      { paymentId: 1, amount: 795 },
    ])
    expect(cancellationOf(collected, paid(1000, 2875), 'customer').refunds).toEqual([
      { paymentId: 1, amount: 2485 },
    ])
  })

  it.each([
    [0, false],
    [1, false],
    [5, false],
    [10, true],
    [25, true],
  ])('of status %d owes the garments: %s', (status, isReturnDue) => {
    for (const fault of cancellationFaults)
      expect(cancellationOf({ ...order, status }, paid(3875), fault).isReturnDue).toBe(isReturnDue)
  })

  it('names what is kept, and no more than was paid', () => {
    const collected = { ...order, status: 10, incidents: 300, history: [1, 0, 10] }
    expect(cancellationOf(collected, paid(4175), 'customer').keptFor).toEqual([
      { reason: 'transport', amount: 1390 },
      { reason: 'charges', amount: 300 },
    ])
    expect(cancellationOf(collected, paid(1500), 'customer').keptFor).toEqual([
      { reason: 'transport', amount: 1390 },
      { reason: 'charges', amount: 110 },
    ])
    expect(cancellationOf({ ...order, status: 5, history: [0, 5] }, paid(3875), 'customer').keptFor).toEqual([
      { reason: 'missed-pickups', amount: 300 },
    ])
    const washed = { ...order, status: 25, history: [10, 20, 25] }
    expect(cancellationOf(washed, paid(3875), 'customer').keptFor).toEqual([
      { reason: 'washed', amount: 3875 },
    ])
    expect(cancellationOf(collected, paid(4175), 'shop').keptFor).toEqual([])
  })

  const cents = fc.integer({ min: 0, max: 20_000 })

  // Every state that can be cancelled: the order was paid in full, in any number of payments.
  const steps: Record<number, readonly number[]> = {
    1: [1],
    0: [1, 0],
    5: [1, 0, 5],
    10: [1, 0, 10],
    25: [1, 0, 10, 25],
    26: [1, 0, 10, 20, 25],
  }
  test.prop(
    [
      fc.constantFrom(1, 0, 5, 10, 25, 26),
      fc.record({ items: cents, pickup: cents, delivery: cents, charges: fc.nat(4) }),
      fc.record({ items: fc.nat(100), transport: fc.nat(100) }),
      fc.nat(3),
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...cancellationFaults),
    ],
    { numRuns: 10_000 },
  )('leaves the price of what was kept', (state, parts, percents, missed, shares, fault) => {
    const transport = parts.pickup + parts.delivery
    const itemsDiscount = percentage(parts.items, percents.items)
    const transportDiscount = percentage(transport, percents.transport)
    const incidents = 300 * parts.charges
    const total = parts.items - itemsDiscount + transport - transportDiscount + incidents
    const history = [1, ...Array.from({ length: missed }, () => [0, 5]).flat(), ...steps[state]!]
    const visits = history.filter((status) => status === 5).length
    const payments = state === 1 ? [] : splitInProportion(total, shares)
    const paidTotal = payments.reduce((sum, amount) => sum + amount, 0)
    const priceOfKept = () => {
      if (fault === 'shop' || state === 1) return 0
      if (state === 26) return total
      if (state === 0 || state === 5) return Math.min(total, 300 * visits)
      return total - (parts.items - itemsDiscount)
    }
    const { refund } = cancellationOf(
      { status: state === 26 ? 25 : state, transport, transportDiscount, incidents, history },
      paid(...payments),
      fault,
    )
    expect(paidTotal - refund).toBe(priceOfKept())
  })

  test.prop([
    fc.record({
      status: fc.constantFrom(0, 1, 5, 10, 25),
      transport: cents,
      transportDiscount: fc.constant(0),
      incidents: cents,
      history: fc.array(fc.constantFrom(0, 5, 10, 20)),
    }),
    fc.array(cents, { maxLength: 4 }),
    fc.constantFrom(...cancellationFaults),
  ])('and what is kept always add up to what was paid', (cancelled, amounts, fault) => {
    const { refund, kept, keptFor, refunds } = cancellationOf(cancelled, paid(...amounts), fault)
    expect(keptFor.reduce((sum, { amount }) => sum + amount, 0)).toBe(kept)
    expect(refund + kept).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund)
    for (const { paymentId, amount } of refunds) {
      expect(amount).toBeGreaterThan(0)
      expect(amount).toBeLessThanOrEqual(amounts[paymentId]!)
    }
  })
})

describe('customers', () => {
  it('cancel until washing begins, and a pack while none of it is used', () => {
    const possible = orderStatuses.filter((status) => canCancel({ status, usedUses: 0 }))
    expect(possible.toSorted((a, b) => a - b)).toEqual([0, 1, 5, 10])
    expect(canCancel({ status: 0, usedUses: 1 })).toBe(false)
  })
})

import { nothingRefused } from '@colada/domain/orders/addable'
import type { Order } from '@colada/domain/orders/order'
import { describe, expect, it } from 'vitest'
import { toProcessStart } from '#storefront/features/orders/begin-process.ts'
import { isTooEarly, getMovableLegs } from '#storefront/features/orders/change-rules.ts'

const order = {
  id: 7,
  locator: 'ABC2345',
  status: 0,
  incidents: [],
  items: [{ productId: 1, quantity: 3, measure: null }],
  canChangePickup: true,
  canChangeDelivery: true,
  refusedCategories: nothingRefused,
} as unknown as Order

const missing = [{ productId: 1, quantity: 2 }]

describe('processes of actions (spec 000 §4, Process types)', () => {
  it.each([
    ['add-items', order, 'add_items_to_order', false, 'Category'],
    ['change-dates', order, 'change_pickup_to_order', false, 'ChangeDates'],
    ['change-dates', { ...order, canChangePickup: false }, 'change_delivery_to_order', false, 'ChangeDates'],
    [
      'solve-absence',
      { ...order, status: 5, canChangePickup: false },
      'change_pickup_to_order',
      true,
      'ChangeDates',
    ],
    [
      'solve-absence',
      { ...order, status: 45, canChangePickup: false },
      'change_delivery_to_order',
      true,
      'ChangeDates',
    ],
  ] as const)('%s: %#', (action, of, type, solvesIncident, next) => {
    const beginning = toProcessStart(of, action)
    expect(beginning).toMatchObject({
      process: { type, orderId: 7, locator: 'ABC2345', solvesIncident, garments: 3 },
      cart: { lines: [] },
      next,
    })
  })

  it('resolving an incident puts the missing garments of all incidents into the cart', () => {
    const incidents = [
      { id: 1, description: '', missingItems: missing },
      { id: 2, description: '', missingItems: [{ productId: 29, quantity: 1 }] },
    ]
    expect(toProcessStart({ ...order, incidents }, 'solve-incident')).toMatchObject({
      process: { type: 'add_items_to_order', solvesIncident: true },
      cart: { lines: [...missing, { productId: 29, quantity: 1 }] },
      next: 'CheckoutDirect',
    })
  })
})

describe('movable legs', () => {
  it.each([
    [0, true, true, { pickup: true, delivery: true }],
    [10, false, true, { pickup: false, delivery: true }],
    [5, false, false, { pickup: true, delivery: false }],
    [45, false, false, { pickup: false, delivery: true }],
    [50, false, false, { pickup: false, delivery: false }],
  ])('in status %i', (status, canChangePickup, canChangeDelivery, moves) => {
    expect(getMovableLegs({ status, canChangePickup, canChangeDelivery })).toEqual(moves)
  })

  it('a delivery is too early when it is before every slot that the lead time allows', () => {
    const hour = (startsAt: number) => ({
      id: startsAt,
      start: '09:00',
      end: '11:00',
      startsAt,
      variation: 0,
      isFree: false,
    })
    const days = [{ date: '2026-11-25', hours: [hour(100), hour(200)] }]
    expect(isTooEarly(days, 99)).toBe(true)
    expect(isTooEarly(days, 100)).toBe(false)
    // After the last offered slot there is enough time.
    expect(isTooEarly(days, 900)).toBe(false)
    expect(isTooEarly([], 100)).toBe(true)
  })
})

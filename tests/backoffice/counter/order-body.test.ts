import { expect, it } from 'vitest'
import { emptyDraft } from '#backoffice/features/counter/order/draft.ts'
import { toQuoteRequest } from '#backoffice/features/counter/order/order-body.ts'
import type { Legs } from '#backoffice/features/counter/order/use-legs.ts'

const days = { data: [], error: undefined, refetch: () => undefined } as unknown as Legs['pickup']['days']
const hour = { id: 7, start: '09:00', end: '11:00', startsAt: 0, variation: 0, isFree: true }
const van = { addressId: 3, storeId: null, chosen: { date: '2026-11-24', hour } } as const
const store = { addressId: null, storeId: 36, chosen: undefined } as const
const legOf = (part: typeof van | typeof store) => ({ ...part, days, offers: [], isComplete: true })
const legs = (pickup: typeof van | typeof store, delivery: typeof van | typeof store) => ({
  pickup: legOf(pickup),
  delivery: legOf(delivery),
  isComplete: true,
})

it.each([
  ['by van', legs(van, van), [3, 7, null, 3, 7, null]],
  ['at a store', legs(store, store), [null, null, 36, null, null, 36]],
  ['brought to a store, delivered by van', legs(store, van), [null, null, 36, 3, 7, null]],
  ['without hours yet', { ...legs(van, van), isComplete: false }, [null, null, null, null, null, null]],
])('an order %s', (_, chosen, expected) => {
  const request = toQuoteRequest(emptyDraft, chosen as Legs, false)
  expect([
    request.pickup_address_id,
    request.pickup_time,
    request.pickup_store_id,
    request.delivery_address_id,
    request.delivery_time,
    request.delivery_store_id,
  ]).toEqual(expected)
})

it('packs have no legs', () => {
  expect(toQuoteRequest(emptyDraft, legs(store, van) as Legs, true).pickup_store_id).toBeNull()
})

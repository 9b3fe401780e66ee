import type { WireDay } from '@colada/domain/schedule/contract'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emptyLeg, clearDraft, type OrderDraft, readDraft } from '#storefront/features/orders/order-draft.ts'
import { useLegs } from '#storefront/flows/checkout/use-legs.ts'
import { usePrice } from '#storefront/flows/checkout/use-price.ts'
import { fakeApi, type Handlers, ok, rejected } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

beforeEach(() => {
  clearDraft()
})

const home = {
  ...{ id: 1, alias: 'Casa', address_line1: 'Calle Sierpes', address_line2: '12', cp: '41004' },
  ...{ city: 'Sevilla', state: '', country: 'España', is_default: 1 },
  ...{ floor: '', door: '', entry_code: '', driver_note: '' },
}

const dayOf = (id: number): WireDay => {
  const hour = { id, start: '7:00', end: '9:00', ut_start: 1_800_000_000, shipping_cost_variation_pct: 20 }
  return { start: '2027-01-15', hours: [{ ...hour, available: 1 }] }
}

const days = (id: number) => () => ok({ days: [dayOf(id)] })
const hour = (slotId: number) => ({
  ...emptyLeg,
  addressId: 1,
  date: '2027-01-15',
  slotId,
  startsAt: 1_800_000_000,
})

/** Renders the price of a saved draft, and returns its price requests. */
function renderWithDraft(part: Partial<OrderDraft>, responses: Handlers) {
  const { requests, store } = fakeApi({ 'GET /addresses': () => ok({ addresses: [home] }), ...responses })
  const draft = { ...readDraft(1), ...part }
  const { result } = renderHook(() => usePrice([], useLegs(draft, []), ''), { wrapper: inPage(store) })
  const priced = () => requests.filter(({ call }) => call === 'POST /coupon/checkNew').map(({ body }) => body)
  return { price: result, priced }
}

test('prices restored slots after their availability is loaded', async () => {
  const { price, priced } = renderWithDraft(
    { pickup: hour(1), delivery: hour(2) },
    { 'POST /pickups': days(1), 'POST /deliveries': days(2) },
  )
  expect(price.current).toMatchObject({ isFetching: true, isSettled: false })
  await waitFor(() => expect(priced()).not.toEqual([]))
  expect(priced()).toMatchObject([{ pickup_time: 1, delivery_time: 2 }])
})

test('leaves an unavailable slot out of the price', async () => {
  const { priced } = renderWithDraft({ pickup: hour(1), delivery: hour(2) }, { 'POST /pickups': days(9) })
  await waitFor(() => expect(priced()).not.toEqual([]))
  expect(priced()).toMatchObject([{ pickup_time: null, delivery_time: null }])
})

test('does not wait for slots that are not chosen', async () => {
  const { priced } = renderWithDraft(
    { pickup: emptyLeg },
    { 'POST /pickups': () => new Promise(() => undefined) },
  )
  await waitFor(() => expect(priced()).toMatchObject([{ pickup_time: null }]))
})

test.each(['GET /addresses', 'POST /pickups', 'POST /deliveries'])(
  'prices the cart when %s fails',
  async (call) => {
    const { priced } = renderWithDraft(
      { pickup: hour(1), delivery: hour(2) },
      { 'POST /pickups': days(1), 'POST /deliveries': days(2), [call]: () => rejected(500, 500) },
    )
    await waitFor(() => expect(priced()).not.toEqual([]))
  },
)

test('prices legs at stores at once, without their transport', async () => {
  const atStore = (storeId: number) => ({ ...emptyLeg, place: 'store' as const, storeId })
  const { price, priced } = renderWithDraft({ pickup: atStore(36), delivery: atStore(46) }, {})
  await waitFor(() =>
    expect(priced()).toMatchObject([
      { pickup_time: null, pickup_store_id: 36, delivery_time: null, delivery_store_id: 46 },
    ]),
  )
  expect(price.current.prices.transport).toBe(0)
})

test('ignores a store that is not offered', async () => {
  const pickup = { ...emptyLeg, place: 'store' as const, storeId: 49 }
  const { priced } = renderWithDraft({ pickup }, {})
  await waitFor(() => expect(priced()).toMatchObject([{ pickup_store_id: null }]))
})

test('loads the deliveries after a drop-off at a store', async () => {
  const { priced } = renderWithDraft(
    { pickup: { ...emptyLeg, place: 'store', storeId: 36 }, delivery: hour(2) },
    { 'POST /deliveries': days(2) },
  )
  await waitFor(() => expect(priced()).toMatchObject([{ pickup_store_id: 36, delivery_time: 2 }]))
})

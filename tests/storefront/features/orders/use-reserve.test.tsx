import { fromPrices } from '@colada/domain/promotions/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OrderEndpoint } from '#storefront/features/orders/endpoints.ts'
import { readDraft } from '#storefront/features/orders/order-draft.ts'
import { useReserve } from '#storefront/features/orders/use-reserve.ts'
import { addAppListener } from '#storefront/platform/store/listeners.ts'
import { purchaseCompleted } from '#storefront/platform/store/page-actions.ts'
import { createStore } from '#storefront/platform/store/store.ts'
import { ok } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'
import { wireOrder } from '../../support/wire-order.ts'

const prices = {
  items: 1000,
  pickup: 695,
  delivery: 695,
  transport: 1390,
  incidents: 0,
  itemsDiscount: 0,
  pickupDiscount: 0,
  deliveryDiscount: 0,
  transportDiscount: 0,
  discount: 0,
  itemsVat: 174,
  transportVat: 241,
  total: 2390,
}

const body = (pickup: number) => ({
  prices: fromPrices(prices),
  promo_code: '',
  observaciones: '',
  process_type: 'reserve_order' as const,
  es_bono: 0 as const,
  pickup_address_id: 1,
  pickup_time: pickup,
  delivery_address_id: 1,
  delivery_time: 2,
  pickup_store_id: null,
  delivery_store_id: null,
  solve_incident: 0 as const,
  items: [{ product_id: 1, qty: 2 }],
})

interface Sent {
  readonly key: string | null
  readonly pickup: number
}

function setUp(responses: (() => Response | Promise<Response>)[], endpoint?: OrderEndpoint) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { pickup_time } = JSON.parse(init.body as string) as { pickup_time: number }
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), pickup: pickup_time })
    return responses.shift()!()
  })
  const attempts: unknown[] = []
  const onPlaced = vi.fn()
  const store = createStore()
  const purchases: number[] = []
  const effect = ({ payload }: ReturnType<typeof purchaseCompleted>) => void purchases.push(payload.amount)
  store.dispatch(addAppListener({ actionCreator: purchaseCompleted, effect }))
  const { result } = renderHook(
    () => useReserve(readDraft(1), (attempt) => attempts.push(attempt), onPlaced, endpoint),
    { wrapper: inPage(store) },
  )
  const place = (pickup: number) => act(() => result.current.place(body(pickup)))
  return { sent, attempts, onPlaced, purchases, result, place }
}

const refusal =
  (code: number, http: number, more = {}) =>
  () =>
    Response.json({ status: { code, message: 'No' }, ...more }, { status: http })
const lost = () => Promise.reject(new TypeError('network'))

test('retries the same body with the same key after a lost response, even if choices have changed', async () => {
  const { sent, place, result } = setUp([lost, refusal(statusCodes.noAvailability.code, 409)])
  await place(1)
  expect(result.current.problem).toMatchObject({ kind: 'unknown' })
  await place(99)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(result.current.problem).toMatchObject({ kind: 'unavailable' })
})

test('uses a new key after a rejection', async () => {
  const { sent, attempts, place } = setUp([refusal(1203, 422), refusal(1203, 422)])
  await place(1)
  expect(attempts.at(-1)).toBeNull()
  await place(1)
  expect(sent[1]!.key).not.toBe(sent[0]!.key)
})

test('reports changed prices', async () => {
  const now = { ...prices, delivery: 834, transport: 1529, total: 2529 }
  const { place, result } = setUp([refusal(statusCodes.pricesChanged.code, 409, { prices: fromPrices(now) })])
  await place(1)
  expect(result.current.problem).toEqual({ kind: 'prices', before: prices, now })
})

test('reports no problem for an expired session', async () => {
  const { place, result } = setUp([refusal(statusCodes.notSignedIn.code, 401)])
  await place(1)
  expect(result.current.problem).toBeNull()
})

test('sends one request for two clicks', async () => {
  let respond: (response: Response) => void = () => undefined
  const { sent, result } = setUp([() => new Promise<Response>((resolve) => (respond = resolve))])
  await act(async () => {
    const first = result.current.place(body(1))
    void result.current.place(body(1))
    await expect.poll(() => sent).toHaveLength(1)
    respond(refusal(1203, 422)())
    await first
  })
  expect(sent).toHaveLength(1)
})

test.each([
  ['an order of a company', undefined, 0, [2_975]],
  ['an order that has to be paid', undefined, 29.75, []],
  ['garments for an existing order', 'addItems', 0, []],
] as const)('completes the purchase at once, or not, for %s', async (_, endpoint, pending, amounts) => {
  const placed = { ...wireOrder, precioPendiente: pending, pay_before: pending > 0 ? 1_790_001_800 : null }
  const { place, onPlaced, purchases } = setUp([() => ok({ new_order: placed, orders: [] })], endpoint)
  await place(1)
  expect(onPlaced).toHaveBeenCalledOnce()
  expect(purchases).toEqual(amounts)
})

import { type addItems, type WireOrder, abandonPayment, moveOrder } from '@colada/domain/orders/contract'
import { getDeliveries, getPickups, type WireDay } from '@colada/domain/schedule/contract'
import { pay } from '../payment/pay-order.ts'
import type { PaymentApi } from '../payment/payment-api.ts'
import type { TestApi } from '../support/test-api.ts'
import { placeOrder, type Shopper, fetchPrices, type OrderOptions } from './shopper.ts'

/** One of the three endpoints that change an order; they have the same request and response. */
type ChangeEndpoint = typeof addItems

/** Places and pays an order. */
export async function paidOrder(
  api: PaymentApi,
  shopper: Shopper,
  options: OrderOptions = {},
): Promise<WireOrder> {
  const order = await placeOrder(api, shopper, options)
  return pay(api, shopper, order.id)
}

/** Moves an order through statuses, as operations do. */
export async function moveTo(
  api: TestApi,
  { localizador }: Pick<WireOrder, 'localizador'>,
  statuses: readonly number[],
  missingItems: readonly object[] = [],
  options: object = {},
): Promise<void> {
  for (const [index, status] of statuses.entries()) {
    const isLast = index === statuses.length - 1
    const { http, response } = await api.call(moveOrder, {
      params: { locator: localizador },
      body: { status, ...(isLast && { missing_items: missingItems, ...options }) },
      headers: { 'x-operations-key': api.config.operationsKey },
    })
    if (http !== 200) throw new Error(`The order does not move to ${status}: ${JSON.stringify(response)}`)
  }
}

const processes: Readonly<Record<string, string>> = {
  addItems: 'add_items_to_order',
  changePickup: 'change_pickup_to_order',
  changeDelivery: 'change_delivery_to_order',
}

/** Returns the prices of a change, as the screen shows them before it is confirmed. */
export async function fetchChangePrices(api: TestApi, shopper: Shopper, call: ChangeEndpoint, body: object) {
  return fetchPrices(api, shopper, { items: [], ...body, cart_type: processes[call.name], no_shipping: 1 })
}

/** Requests a change at the shown price. */
export async function requestChange(
  api: TestApi,
  shopper: Shopper,
  call: ChangeEndpoint,
  body: object,
  headers: Record<string, string> = {},
) {
  const prices = await fetchChangePrices(api, shopper, call, body)
  return api.call(call, { session: shopper.session, body: { ...body, prices }, headers })
}

/** Gives up the unpaid change of an order. */
export function giveUp(api: TestApi, { session }: Shopper, { id: orderId }: Pick<WireOrder, 'id'>) {
  return api.call(abandonPayment, { session, params: { orderId } })
}

/** The free pickup hours on offer; those of one price variation if it is given. */
export async function freePickups(
  api: TestApi,
  { session, postalCode }: Shopper,
  variation?: number,
): Promise<number[]> {
  const { response } = await api.call(getPickups, { session, body: { cp: postalCode } })
  return freeHours(response.days, variation)
}

/** The free delivery hours on offer after a pickup; those of one price variation if it is given. */
export async function freeDeliveries(
  api: TestApi,
  { session, postalCode }: Shopper,
  pickupTime: number,
  variation?: number,
): Promise<number[]> {
  const body = { cp: postalCode, category_id: 2, pickup_time: pickupTime }
  const { response } = await api.call(getDeliveries, { session, body })
  return freeHours(response.days, variation)
}

function freeHours(days: readonly WireDay[], variation?: number): number[] {
  return days
    .flatMap(({ hours }) => hours)
    .filter((hour) => hour.available === 1)
    .filter((hour) => variation === undefined || hour.shipping_cost_variation_pct === variation)
    .map(({ id }) => id)
}

/** A paid order with a pickup in a few hours, so that a move is not free, and the id of another slot. */
export async function createLateOrder(api: PaymentApi, shopper: Shopper) {
  const order = await paidOrder(api, shopper, { pickup: 1, delivery: 5 })
  const [newSlotId] = await freePickups(api, shopper, -10)
  return { order, newSlotId: newSlotId! }
}

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { addItems, changePickup, getOrder, moveOrder, reserve } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { capturePayPalOrder, createIntent, createPayPalOrder } from '@colada/domain/payment/contract'
import { getPickups } from '@colada/domain/schedule/contract'
import { statusCodes } from '@colada/domain/wire/status'
import { checkout, type Shopper, fetchPrices, type OrderOptions } from '../../api/orders/shopper.ts'
import { type RestartableShop, retryUntilTimeout } from './restartable-shop.ts'

type Order = EndpointResponse<typeof reserve>['new_order']

/** What the shop has told its customers with a 2xx, and so must never forget. */
export interface Acknowledged {
  readonly orders: number[]
  /** By their providers' names. */
  readonly payments: string[]
}

export interface Purchase {
  readonly order: Order
  /** What was paid, by its provider's name. */
  readonly payments: readonly string[]
  /** How many mails tell of it. */
  readonly mails: number
}

/** What a customer does in a shop that may die at any moment. */
export type CustomerFlow = (
  shop: RestartableShop,
  shopper: Shopper,
  promises: Acknowledged,
) => Promise<Purchase>

/** A way to pay an order; answers the provider's name of the payment once the customer has paid. */
type Pay = (shop: RestartableShop, shopper: Shopper, order: Order, promises: Acknowledged) => Promise<string>

/** Each press of a button has a key of its own. */
const keyed = ({ session }: Shopper) => ({ session, headers: { 'idempotency-key': randomUUID() } })

const payByCard: Pay = async (shop, shopper, order, promises) => {
  const { http, response } = await shop.call(createIntent, {
    ...keyed(shopper),
    body: { order_id: order.id },
  })
  expect(http, JSON.stringify(response)).toBe(200)
  promises.payments.push(response.payment_intent.id)
  shop.sandbox.pay(response.payment_intent.id)
  return response.payment_intent.id
}

const payByPayPal: Pay = async (shop, shopper, order, promises) => {
  const body = { order_id: order.id }
  const prepared = await shop.call(createPayPalOrder, { ...keyed(shopper), body })
  expect(prepared.http, JSON.stringify(prepared.response)).toBe(200)
  const { id } = prepared.response.paypal_order
  promises.payments.push(id)
  shop.sandbox.paypal.approve(id)
  const captured = await shop.call(capturePayPalOrder, { ...keyed(shopper), params: { id } })
  expect(captured.http, JSON.stringify(captured.response)).toBe(200)
  return id
}

/** Orders, pays and waits for the order to count as paid; each call is tried again under the key it began with. */
function buying(pay: Pay, wish: OrderOptions = {}): CustomerFlow {
  return async (shop, shopper, promises) => {
    const order = await placeOrder(shop, shopper, wish)
    promises.orders.push(order.id)
    const payment = await pay(shop, shopper, order, promises)
    await retryUntilTimeout(async () =>
      expect((await reread(shop, shopper, order)).status).toBe(orderStatus.created),
    )
    return { order, payments: [payment], mails: 1 }
  }
}

export const buy = buying(payByCard)
export const buyByPayPal = buying(payByPayPal)
/** For a van that comes late enough to be moved without costs, and so at once. */
const buyInAdvance = buying(payByCard, { pickup: 10, delivery: 20 })

/** Buys, is cancelled by operations, and waits for the money. */
export const buyAndCancel: CustomerFlow = async (shop, shopper, promises) => {
  const bought = await buy(shop, shopper, promises)
  const { order } = bought
  await shop.call(moveOrder, {
    params: { locator: order.localizador },
    headers: { 'x-operations-key': shop.config.operationsKey },
    body: { status: orderStatus.cancelled },
  })
  expect((await reread(shop, shopper, order)).status).toBe(orderStatus.cancelled)
  return bought
}

/** Buys and thinks again: moves the pickup, which costs nothing, and pays for two more shirts. */
export const buyAndChange: CustomerFlow = async (shop, shopper, promises) => {
  const bought = await buyInAdvance(shop, shopper, promises)
  const { order } = bought
  const moved = await movePickup(shop, shopper, order)
  expect((await reread(shop, shopper, order)).pickup[0]!.slot_id).toBe(moved)

  const wish = { order_id: order.id, items: [{ product_id: 1, qty: 2 }] }
  const cart = { ...wish, cart_type: 'add_items_to_order', no_shipping: 1 }
  const prices = await fetchPrices(shop, shopper, cart)
  const added = await shop.call(addItems, { ...keyed(shopper), body: { ...wish, prices } })
  expect(added.http, JSON.stringify(added.response)).toBe(200)
  const payment = await payByCard(shop, shopper, order, promises)
  await retryUntilTimeout(async () => {
    const { items } = await reread(shop, shopper, order)
    expect(items.map(({ qty }) => qty)).toEqual([3, 2])
  })
  return { order, payments: [...bought.payments, payment], mails: 3 }
}

/** Moves the pickup to an earlier hour that is free; whose hour was taken meanwhile chooses another. */
async function movePickup(shop: RestartableShop, shopper: Shopper, order: Order): Promise<number> {
  const { session, postalCode } = shopper
  for (;;) {
    const { response } = await shop.call(getPickups, { session, body: { cp: postalCode } })
    const hours = response.days.flatMap((day) => day.hours).filter((hour) => hour.available === 1)
    const wish = { order_id: order.id, pickup_time: hours[1]!.id }
    const cart = { ...wish, items: [], cart_type: 'change_pickup_to_order', no_shipping: 1 }
    const prices = await fetchPrices(shop, shopper, cart)
    const { http, response: said } = await shop.call(changePickup, {
      ...keyed(shopper),
      body: { ...wish, prices },
    })
    if (http === 200) return wish.pickup_time
    expect(said.status.code, JSON.stringify(said)).toBe(statusCodes.noAvailability.code)
  }
}

/** Chooses hours and reserves; whose hours were taken meanwhile chooses others. */
async function placeOrder(shop: RestartableShop, shopper: Shopper, wish: OrderOptions): Promise<Order> {
  for (;;) {
    const body = await checkout(shop, shopper, wish)
    const { http, response } = await shop.call(reserve, { ...keyed(shopper), body })
    if (http === 200) return response.new_order
    expect(response.status.code, JSON.stringify(response)).toBe(statusCodes.noAvailability.code)
  }
}

async function reread(shop: RestartableShop, { session }: Shopper, { id }: Order): Promise<Order> {
  const { response } = await shop.call(getOrder, { session, params: { orderId: id } })
  return response.orders[0]!
}

import { randomUUID } from 'node:crypto'
import { addItems, changePickup, getOrder, moveOrder, reserve } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { capturePayPalOrder, createIntent, createPayPalOrder } from '@colada/domain/payment/contract'
import { getPickups } from '@colada/domain/schedule/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { expect } from 'vitest'
import { checkout, type Shopper, fetchPrices, type OrderOptions } from '../../api/orders/shopper.ts'
import { type RestartableShop, retryUntilTimeout } from './restartable-shop.ts'

type Order = EndpointResponse<typeof reserve>['new_order']

/** What the shop has acknowledged with 2xx, and so must have persisted. */
export interface Acknowledged {
  readonly orders: number[]
  /** Provider ids. */
  readonly payments: string[]
}

export interface Purchase {
  readonly order: Order
  /** Provider ids of the payments. */
  readonly payments: readonly string[]
  /** Number of mails. */
  readonly mails: number
}

/** A customer flow in a shop whose process may be killed at any time. */
export type CustomerFlow = (
  shop: RestartableShop,
  shopper: Shopper,
  acknowledged: Acknowledged,
) => Promise<Purchase>

/** Pays an order and returns the provider's id of the payment. */
type Pay = (
  shop: RestartableShop,
  shopper: Shopper,
  order: Order,
  acknowledged: Acknowledged,
) => Promise<string>

/** Each click has its own idempotency key. */
const withNewKey = ({ session }: Shopper) => ({ session, headers: { 'idempotency-key': randomUUID() } })

const payByCard: Pay = async (shop, shopper, order, acknowledged) => {
  const { http, response } = await shop.call(createIntent, {
    ...withNewKey(shopper),
    body: { order_id: order.id },
  })
  expect(http, JSON.stringify(response)).toBe(200)
  acknowledged.payments.push(response.payment_intent.id)
  shop.sandbox.pay(response.payment_intent.id)
  return response.payment_intent.id
}

const payByPayPal: Pay = async (shop, shopper, order, acknowledged) => {
  const body = { order_id: order.id }
  const prepared = await shop.call(createPayPalOrder, { ...withNewKey(shopper), body })
  expect(prepared.http, JSON.stringify(prepared.response)).toBe(200)
  const { id } = prepared.response.paypal_order
  acknowledged.payments.push(id)
  shop.sandbox.paypal.approve(id)
  const captured = await shop.call(capturePayPalOrder, { ...withNewKey(shopper), params: { id } })
  expect(captured.http, JSON.stringify(captured.response)).toBe(200)
  return id
}

/** Orders, pays and waits until the order is paid; each request is retried with its key. */
function buying(pay: Pay, options: OrderOptions = {}): CustomerFlow {
  return async (shop, shopper, acknowledged) => {
    const order = await placeOrder(shop, shopper, options)
    acknowledged.orders.push(order.id)
    const payment = await pay(shop, shopper, order, acknowledged)
    await retryUntilTimeout(async () =>
      expect((await fetchOrder(shop, shopper, order)).status).toBe(orderStatus.created),
    )
    return { order, payments: [payment], mails: 1 }
  }
}

export const buy = buying(payByCard)
export const buyByPayPal = buying(payByPayPal)
/** With a pickup that is late and dear enough to be moved for free, and a delivery after every slot that it is moved to. */
const buyInAdvance = buying(payByCard, { pickup: 3, delivery: 40, hasDearestPickup: true })

/** Buys, and operations cancel the order. */
export const buyAndCancel: CustomerFlow = async (shop, shopper, acknowledged) => {
  const purchase = await buy(shop, shopper, acknowledged)
  const { order } = purchase
  await shop.call(moveOrder, {
    params: { locator: order.localizador },
    headers: { 'x-operations-key': shop.config.operationsKey },
    body: { status: orderStatus.cancelled },
  })
  expect((await fetchOrder(shop, shopper, order)).status).toBe(orderStatus.cancelled)
  // Of the cancellation and of the refund.
  return { ...purchase, mails: purchase.mails + 2 }
}

/** Buys, moves the pickup for free, and pays for two more shirts. */
export const buyAndChange: CustomerFlow = async (shop, shopper, acknowledged) => {
  const purchase = await buyInAdvance(shop, shopper, acknowledged)
  const { order } = purchase
  const moved = await movePickup(shop, shopper, order)
  expect((await fetchOrder(shop, shopper, order)).pickup[0]!.slot_id).toBe(moved)

  const options = { order_id: order.id, items: [{ product_id: 1, qty: 2 }] }
  const cart = { ...options, cart_type: 'add_items_to_order', no_shipping: 1 }
  const prices = await fetchPrices(shop, shopper, cart)
  const added = await shop.call(addItems, { ...withNewKey(shopper), body: { ...options, prices } })
  expect(added.http, JSON.stringify(added.response)).toBe(200)
  const payment = await payByCard(shop, shopper, order, acknowledged)
  await retryUntilTimeout(async () => {
    const { items } = await fetchOrder(shop, shopper, order)
    expect(items.map(({ qty }) => qty)).toEqual([3, 2])
  })
  return { order, payments: [...purchase.payments, payment], mails: 3 }
}

/** Moves the pickup to another free slot; retries with a third one if it was taken. */
async function movePickup(shop: RestartableShop, shopper: Shopper, order: Order): Promise<number> {
  const { session, postalCode } = shopper
  for (;;) {
    const { response } = await shop.call(getPickups, { session, body: { cp: postalCode } })
    const hours = response.days.flatMap((day) => day.hours).filter((hour) => hour.available === 1)
    // In a long run the slots become full up to its own.
    const others = hours.filter(({ id }) => id !== order.pickup[0]!.slot_id)
    const options = { order_id: order.id, pickup_time: others[1]!.id }
    const cart = { ...options, items: [], cart_type: 'change_pickup_to_order', no_shipping: 1 }
    const prices = await fetchPrices(shop, shopper, cart)
    const { http, response: changed } = await shop.call(changePickup, {
      ...withNewKey(shopper),
      body: { ...options, prices },
    })
    if (http === 200) return options.pickup_time
    expect(changed.status.code, JSON.stringify(changed)).toBe(statusCodes.noAvailability.code)
  }
}

/** Reserves slots; retries with others if they were taken. */
async function placeOrder(shop: RestartableShop, shopper: Shopper, options: OrderOptions): Promise<Order> {
  for (;;) {
    const body = await checkout(shop, shopper, options)
    const { http, response } = await shop.call(reserve, { ...withNewKey(shopper), body })
    if (http === 200) return response.new_order
    expect(response.status.code, JSON.stringify(response)).toBe(statusCodes.noAvailability.code)
  }
}

async function fetchOrder(shop: RestartableShop, { session }: Shopper, { id }: Order): Promise<Order> {
  const { response } = await shop.call(getOrder, { session, params: { orderId: id } })
  return response.orders[0]!
}

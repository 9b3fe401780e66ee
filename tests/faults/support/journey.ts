import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CallAnswer } from '@colada/domain/wire/call'
import { getOrder, moveOrder, reserve } from '@colada/domain/orders/calls'
import { orderStatus } from '@colada/domain/orders/status'
import { capturePayPalOrder, createIntent, createPayPalOrder } from '@colada/domain/payment/calls'
import { statusCodes } from '@colada/domain/wire/status'
import { checkout, type Shopper } from '../../api/orders/shopper.ts'
import { type FaultyShop, insist } from './faulty-shop.ts'

type Order = CallAnswer<typeof reserve>['new_order']

/** What the shop has told its customers with a 2xx, and so must never forget. */
export interface Promises {
  readonly orders: number[]
  /** By their providers' names. */
  readonly payments: string[]
}

export interface Bought {
  readonly order: Order
  /** The payment, by its provider's name. */
  readonly payment: string
}

/** What a customer does in a shop that may die at any moment. */
export type Journey = (shop: FaultyShop, shopper: Shopper, promises: Promises) => Promise<Bought>

/** A way to pay an order; answers the provider's name of the payment once the customer has paid. */
type Pay = (shop: FaultyShop, shopper: Shopper, order: Order, promises: Promises) => Promise<string>

const payByCard: Pay = async (shop, { session }, order, promises) => {
  const { http, answer } = await shop.call(createIntent, {
    session,
    headers: { 'idempotency-key': randomUUID() },
    body: { order_id: order.id },
  })
  expect(http, JSON.stringify(answer)).toBe(200)
  promises.payments.push(answer.payment_intent.id)
  shop.sandbox.pay(answer.payment_intent.id)
  return answer.payment_intent.id
}

const payByPayPal: Pay = async (shop, { session }, order, promises) => {
  const keyed = () => ({ session, headers: { 'idempotency-key': randomUUID() } })
  const prepared = await shop.call(createPayPalOrder, { ...keyed(), body: { order_id: order.id } })
  expect(prepared.http, JSON.stringify(prepared.answer)).toBe(200)
  const { id } = prepared.answer.paypal_order
  promises.payments.push(id)
  shop.sandbox.paypal.approve(id)
  const captured = await shop.call(capturePayPalOrder, { ...keyed(), params: { id } })
  expect(captured.http, JSON.stringify(captured.answer)).toBe(200)
  return id
}

/** Orders, pays and waits for the order to count as paid; each call is tried again under the key it began with. */
function buying(pay: Pay): Journey {
  return async (shop, shopper, promises) => {
    const order = await placeOrder(shop, shopper)
    promises.orders.push(order.id)
    const payment = await pay(shop, shopper, order, promises)
    await insist(async () => expect((await reread(shop, shopper, order)).status).toBe(orderStatus.created))
    return { order, payment }
  }
}

export const buy = buying(payByCard)
export const buyByPayPal = buying(payByPayPal)

/** Buys, is cancelled by operations, and waits for the money. */
export const buyInVain: Journey = async (shop, shopper, promises) => {
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

/** Chooses hours and reserves; whose hours were taken meanwhile chooses others. */
async function placeOrder(shop: FaultyShop, shopper: Shopper): Promise<Order> {
  for (;;) {
    const { http, answer } = await shop.call(reserve, {
      session: shopper.session,
      headers: { 'idempotency-key': randomUUID() },
      body: await checkout(shop, shopper),
    })
    if (http === 200) return answer.new_order
    expect(answer.status.code, JSON.stringify(answer)).toBe(statusCodes.noAvailability.code)
  }
}

async function reread(shop: FaultyShop, { session }: Shopper, { id }: Order): Promise<Order> {
  const { answer } = await shop.call(getOrder, { session, params: { orderId: id } })
  return answer.orders[0]!
}

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CallAnswer } from '@colada/domain/wire/call'
import { getOrder, moveOrder, reserve } from '@colada/domain/orders/calls'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent } from '@colada/domain/payment/calls'
import { statusCodes } from '@colada/domain/wire/status'
import { checkout, type Shopper } from '../../api/orders/shopper.ts'
import { type FaultyShop, insist } from './faulty-shop.ts'

type Order = CallAnswer<typeof reserve>['new_order']

/** What the shop has told its customers with a 2xx, and so must never forget. */
export interface Promises {
  readonly orders: number[]
  readonly intents: string[]
}

export interface Bought {
  readonly order: Order
  readonly intentId: string
}

/** What a customer does in a shop that may die at any moment. */
export type Journey = (shop: FaultyShop, shopper: Shopper, promises: Promises) => Promise<Bought>

/** Orders, pays and waits for the order to count as paid; each call is tried again under the key it began with. */
export const buy: Journey = async (shop, shopper, promises) => {
  const { session } = shopper
  const order = await placeOrder(shop, shopper)
  promises.orders.push(order.id)
  const prepared = await shop.call(createIntent, {
    session,
    headers: { 'idempotency-key': randomUUID() },
    body: { order_id: order.id },
  })
  expect(prepared.http, JSON.stringify(prepared.answer)).toBe(200)
  const intentId = prepared.answer.payment_intent.id
  promises.intents.push(intentId)
  shop.sandbox.pay(intentId)
  await insist(async () => expect((await reread(shop, shopper, order)).status).toBe(orderStatus.created))
  return { order, intentId }
}

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

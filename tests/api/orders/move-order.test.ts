import { getMe } from '@colada/domain/account/contract'
import { deleteUser } from '@colada/domain/account/personal-data-contract'
import { getOrder, moveOrder } from '@colada/domain/orders/contract'
import { orderStatuses, canTransition } from '@colada/domain/orders/transitions'
import { createIntent } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { runTransaction } from '#api/database/connection.ts'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { orders, orderSteps } from '#api/orders/tables.ts'
import { addRefund } from '#api/payment/refund-repository.ts'
import { payments, refunds } from '#api/payment/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { makeBusiness, createShopper, placeOrder, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()
beforeAll(async () => {
  api.sandbox.setWebhookTarget(api.webhooks)
})

function move(locator: string, status: number, key = api.config.operationsKey, options: object = {}) {
  return api.call(moveOrder, {
    params: { locator },
    body: { status, ...options },
    headers: { 'x-operations-key': key },
  })
}

const cancelByShop = (locator: string) => move(locator, 60, api.config.operationsKey, { fault: 'shop' })

async function ops(...args: string[]) {
  const command = readCommand(args)
  if (typeof command === 'string') throw new Error(command)
  return runCommand(command, api.dependencies)
}

async function billedOrder() {
  const shopper = await createShopper(api)
  await makeBusiness(api, shopper)
  return { shopper, order: await placeOrder(api, shopper) }
}

async function paidOrder() {
  const shopper = await createShopper(api)
  const order = await placeOrder(api, shopper)
  const { response } = await api.call(createIntent, {
    session: shopper.session,
    body: { order_id: order.id },
  })
  const intentId = response.payment_intent.id
  api.sandbox.pay(intentId)
  // Creating the intent again settles the payment without a webhook.
  await api.call(createIntent, { session: shopper.session, body: { order_id: order.id } })
  return { shopper, order, intentId }
}

async function fetchOwnOrder(shopper: Shopper, orderId: number) {
  const { response } = await api.call(getOrder, { session: shopper.session, params: { orderId } })
  return response.orders[0]!
}

describe('operations', () => {
  it('move an order to the next status and return both statuses', async () => {
    const { shopper, order } = await billedOrder()
    const path = [10, 20, 30, 40, 50]
    for (const [index, to] of path.entries()) {
      const { response } = await move(order.localizador.toLowerCase(), to)
      expect(response).toMatchObject({ localizador: order.localizador, from: [0, ...path][index], to })
    }
    const seen = await fetchOwnOrder(shopper, order.id)
    expect(seen.status_history.map(({ status }) => status)).toEqual([0, ...path])
    expect(seen.can_repeat).toBe(true)
  })

  it('allow exactly the transitions of the table, and others change nothing', async () => {
    const { order } = await billedOrder()
    const outcomes: Record<string, boolean> = {}
    const expected: Record<string, boolean> = {}
    // Transitions from 1 and to 60 involve payments and places; they have their own tests.
    const inside = orderStatuses.filter((status) => status !== 1 && status !== 60)
    for (const from of inside) {
      for (const to of inside) {
        await api.db.update(orders).set({ status: from }).where(eq(orders.id, order.id))
        await api.db.delete(orderSteps).where(eq(orderSteps.orderId, order.id))
        await api.db
          .insert(orderSteps)
          .values({ orderId: order.id, status: 0, at: new Date(), actorKind: 'operations' })
        const { http } = await move(order.localizador, to)
        const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id))
        outcomes[`${from} to ${to}`] = http === 200 && row!.status === to
        expected[`${from} to ${to}`] = canTransition(from, to)
        if (http !== 200) expect(row!.status).toBe(from)
      }
    }
    expect(outcomes).toEqual(expected)
    await api.db.update(orders).set({ status: 0 }).where(eq(orders.id, order.id))
    await api.db.delete(orderSteps).where(eq(orderSteps.orderId, order.id))
    await api.db
      .insert(orderSteps)
      .values({ orderId: order.id, status: 0, at: new Date(), actorKind: 'operations' })
  })

  it('return 1205 for a forbidden transition, 404 for an unknown locator', async () => {
    const { order } = await billedOrder()
    const refused = await move(order.localizador, 50)
    expect([refused.http, refused.response.status.code]).toEqual([409, statusCodes.transitionRefused.code])
    expect((await move('XXXXXXX', 10)).http).toBe(404)
  })

  it('require the operations key; a customer’s session is not enough', async () => {
    const { shopper, order } = await billedOrder()
    expect((await move(order.localizador, 60, 'a key that is not the key')).http).toBe(403)
    const { http } = await api.call(moveOrder, {
      session: shopper.session,
      params: { locator: order.localizador },
      body: { status: 60 },
    })
    expect(http).toBe(403)
    expect((await fetchOwnOrder(shopper, order.id)).status).toBe(0)
  })

  it('move the order once for ten concurrent requests', async () => {
    const { order } = await billedOrder()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => move(order.localizador, 10)))
    expect(outcomes.filter(({ http }) => http === 200)).toHaveLength(1)
  })
})

describe('an absence or an incident', () => {
  it('is described in both languages until the order moves on', async () => {
    const { shopper, order } = await billedOrder()
    await move(order.localizador, 5)
    const absent = await fetchOwnOrder(shopper, order.id)
    expect(absent.incidents).toHaveLength(1)
    expect(absent.can_repeat).toBe(false)
    const english = await api.call(getOrder, {
      session: shopper.session,
      params: { orderId: order.id },
      language: 'en',
    })
    expect(english.response.orders[0]!.incidents[0]!.description).not.toBe(absent.incidents[0]!.description)
    await move(order.localizador, 0)
    expect((await fetchOwnOrder(shopper, order.id)).incidents).toEqual([])
  })
})

describe('garments found missing', () => {
  const withMissing = (locator: string, status: number, items: { product_id: number; qty: number }[]) =>
    api.call(moveOrder, {
      params: { locator },
      body: { status, missing_items: items },
      headers: { 'x-operations-key': api.config.operationsKey },
    })

  it('are part of the incident, for the customer to buy', async () => {
    const { shopper, order } = await billedOrder()
    await move(order.localizador, 10)
    await withMissing(order.localizador, 25, [{ product_id: 1, qty: 2 }])
    expect((await fetchOwnOrder(shopper, order.id)).incidents).toMatchObject([
      { missing_items: [{ product_id: 1, qty: 2 }] },
    ])
  })

  it('are rejected without an incident or for unknown products, and nothing changes', async () => {
    const { shopper, order } = await billedOrder()
    expect((await withMissing(order.localizador, 10, [{ product_id: 1, qty: 1 }])).http).toBe(422)
    await move(order.localizador, 10)
    expect((await withMissing(order.localizador, 25, [{ product_id: 999_999, qty: 1 }])).http).toBe(422)
    expect(await fetchOwnOrder(shopper, order.id)).toMatchObject({ status: 10, incidents: [] })
  })
})

describe('cancelling a paid order', () => {
  it('before the pickup refunds everything', async () => {
    const { shopper, order, intentId } = await paidOrder()
    await move(order.localizador, 60)
    await api.run('refunds')
    const issued = api.sandbox.provider.refunds.list((refund) => refund.payment_intent === intentId)
    expect(issued.map(({ amount }) => amount)).toEqual([Math.round(order.precioPedido * 100)])
    expect(await fetchOwnOrder(shopper, order.id)).toMatchObject({
      status: 60,
      precioPendiente: 0,
      can_repeat: false,
    })
  })

  it('after the pickup retains the transport, and keeps the delivery to return the garments', async () => {
    const { shopper, order, intentId } = await paidOrder()
    await move(order.localizador, 10)
    const takenOf = async (id: number | null) =>
      (await api.db.select().from(slots).where(eq(slots.id, id!)))[0]!.taken
    const legs = [order.pickup[0]!.slot_id, order.delivery[0]!.slot_id] as const
    const before = await Promise.all(legs.map(takenOf))
    await move(order.localizador, 60)
    await api.run('refunds')
    const issued = api.sandbox.provider.refunds.list((refund) => refund.payment_intent === intentId)
    expect(issued.map(({ amount }) => amount)).toEqual([Math.round(order.precioItems * 100)])
    expect(await Promise.all(legs.map(takenOf))).toEqual([before[0]! - 1, before[1]])
    expect(await fetchOwnOrder(shopper, order.id)).toMatchObject({
      status: 60,
      return_due: true,
      delivery: order.delivery,
    })
    const { session } = shopper
    const { response: me } = await api.call(getMe, { session })
    const deletion = await api.call(deleteUser, { session, params: { id: me.user_info.id } })
    expect(deletion.response.status.code).toBe(statusCodes.openOrders.code)

    expect(await ops('returned', order.localizador)).toMatchObject({ isSuccess: true })
    expect(await fetchOwnOrder(shopper, order.id)).toMatchObject({ status: 60, return_due: false })
    expect(await takenOf(legs[1])).toBe(before[1])
    expect(await ops('returned', order.localizador)).toEqual({
      isSuccess: false,
      message: `Order ${order.localizador} owes no garments.`,
    })
  })

  it('after a missed pickup retains 3.00', async () => {
    const { order, intentId } = await paidOrder()
    await move(order.localizador, 5)
    await move(order.localizador, 60)
    await api.run('refunds')
    const issued = api.sandbox.provider.refunds.list((refund) => refund.payment_intent === intentId)
    expect(issued.map(({ amount }) => amount)).toEqual([Math.round(order.precioPedido * 100) - 300])
  })

  it('by the shop’s fault refunds everything, also after washing', async () => {
    const { shopper, order, intentId } = await paidOrder()
    for (const status of [10, 20, 25]) await move(order.localizador, status)
    await cancelByShop(order.localizador)
    await api.run('refunds')
    const issued = api.sandbox.provider.refunds.list((refund) => refund.payment_intent === intentId)
    expect(issued.map(({ amount }) => amount)).toEqual([Math.round(order.precioPedido * 100)])
    expect((await fetchOwnOrder(shopper, order.id)).return_due).toBe(true)
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id))
    expect(row!.cancelledFault).toBe('shop')
  })

  it('knows a fault with a cancellation only', async () => {
    const { order } = await paidOrder()
    const { http } = await move(order.localizador, 10, api.config.operationsKey, { fault: 'shop' })
    expect(http).toBe(422)
    expect(await ops('order', order.localizador, '10', '--shops-fault')).toMatchObject({ isSuccess: false })
    expect(await ops('order', order.localizador, 'cancelled', '--shops-fault')).toMatchObject({
      isSuccess: true,
    })
    await api.run('refunds')
  })

  // Guard: `refunds_once` has the cause; two causes of one payment used to be one.
  it('adds its refund to that of another cause, and none above what was captured', async () => {
    const { order } = await paidOrder()
    const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, order.id))
    const other = { paymentId: payment!.id, orderId: order.id, amount: 100, reason: 'cancellation' } as const
    const at = new Date(api.dependencies.clock())
    await runTransaction(api.db, (tx) => addRefund(tx, { ...other, causeId: -1 }, at))
    await move(order.localizador, 60)
    const rows = await api.db.select().from(refunds).where(eq(refunds.paymentId, payment!.id))
    expect(rows.map(({ amount }) => amount)).toEqual([100, Math.round(order.precioPedido * 100) - 100])
    const more = runTransaction(api.db, (tx) => addRefund(tx, { ...other, causeId: -2 }, at))
    await expect(more).rejects.toThrow(/has not captured enough/)
    await api.run('refunds')
  })

  it('refunds once, although the provider was down at first', async () => {
    const { order, intentId } = await paidOrder()
    await move(order.localizador, 60)
    api.sandbox.faults.set({ cards: { kind: 'drop', on: 'POST /v1/refunds', times: 9 } })
    await api.run('refunds')
    expect(await api.db.$count(refunds, eq(refunds.status, 'waiting'))).toBe(1)
    api.sandbox.faults.clear()
    api.advance(60_000)
    await api.run('refunds')
    const issued = api.sandbox.provider.refunds.list((refund) => refund.payment_intent === intentId)
    expect(issued).toHaveLength(1)
    expect(await api.db.$count(refunds, eq(refunds.status, 'waiting'))).toBe(0)
  })
})

describe('a part of a multi-part order', () => {
  const items = [
    { product_id: 1, qty: 1 },
    { product_id: 78, qty: 1 },
  ]
  async function washing() {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const order = await placeOrder(api, shopper, { items })
    const locator = order.localizador
    const movePart = (category_id: number) => move(locator, 30, api.config.operationsKey, { category_id })
    return { shopper, order, locator, movePart }
  }

  it('is washed before the others; the last one moves the order', async () => {
    const { shopper, order, locator, movePart } = await washing()
    expect((await movePart(2)).response.status.code).toBe(statusCodes.transitionRefused.code)
    for (const status of [10, 20]) await move(locator, status)
    expect((await movePart(9)).response.status.code).toBe(statusCodes.transitionRefused.code)
    expect((await movePart(3)).response).toMatchObject({ from: 20, to: 20 })
    expect((await movePart(3)).response.status.code).toBe(statusCodes.transitionRefused.code)
    const underWay = await fetchOwnOrder(shopper, order.id)
    expect(underWay).toMatchObject({ status: 20, part_steps: [{ category_id: 3, status: 30 }] })
    expect(underWay.status_history.at(-1)).toMatchObject({ status: 20 })

    expect((await ops('order', locator, 'washed', '--part', '2')).message).toMatch(/moved from .* to /)
    expect(await fetchOwnOrder(shopper, order.id)).toMatchObject({ status: 30 })
  })

  it('is named with the status washed only', async () => {
    const { locator } = await washing()
    const { response } = await move(locator, 10, api.config.operationsKey, { category_id: 3 })
    expect(response.status.code).toBe(statusCodes.invalid.code)
  })
})

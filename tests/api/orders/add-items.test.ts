import { randomUUID } from 'node:crypto'
import { addItems } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { categories } from '#api/catalogue/tables.ts'
import { runTransaction } from '#api/database/connection.ts'
import { orderChanges } from '#api/orders/change-tables.ts'
import { orderSteps } from '#api/orders/tables.ts'
import { payments, refunds } from '#api/payment/tables.ts'
import { reconcile, pay, createPaymentIntent, fetchOrder } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { giveUp, requestChange, moveTo, paidOrder, fetchChangePrices } from './order-changes.ts'
import { makeBusiness, makeStaff, createShopper, placeOrder, shirts, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()
afterEach(() => expect(api.failures).toEqual([]))

const codeOf = (name: keyof typeof statusCodes) => `${statusCodes[name].http} ${statusCodes[name].code}`

/** Two shirts for 7.90. */
const two = [{ product_id: 1, qty: 2 }]

const add = (shopper: Shopper, orderId: number, fields: object = {}, headers = {}) =>
  requestChange(api, shopper, addItems, { order_id: orderId, items: two, ...fields }, headers)

async function refusal(shopper: Shopper, orderId: number, fields: object = {}, prices = {}) {
  const before = await api.db.$count(orderChanges)
  const body = { order_id: orderId, items: two, prices, ...fields }
  const free = await fetchChangePrices(api, shopper, addItems, { order_id: orderId, items: two })
  const { http, response } = await api.call(addItems, {
    session: shopper.session,
    body: { ...body, prices: { ...free, ...prices } },
  })
  expect(await api.db.$count(orderChanges)).toBe(before)
  return { code: `${http} ${response.status.code}`, response }
}

const mailsTo = async ({ email }: Shopper) => {
  await api.run('outbox')
  return api.sandbox.mailbox.list({ to: email })
}

describe('adding garments', () => {
  it('waits for its payment; until then the order is unchanged', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const { http, response } = await add(shopper, order.id)
    expect(http).toBe(200)
    expect(response.orders).toEqual([response.new_order])
    expect(response.new_order).toMatchObject({
      status: 0,
      precioPedido: order.precioPedido,
      items: order.items,
      precioPendiente: 7.9,
      payment_intent_type: 'add_items_to_order',
      pending_change: {
        process_type: 'add_items_to_order',
        precio: 7.9,
        items: two,
        pickup: null,
        delivery: null,
      },
    })
    expect(response.new_order.pay_before).toBe(Math.floor(api.dependencies.clock() / 1000) + 1800)
  })

  it('is applied when it is paid, without transport, and confirmed by mail', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order.id)
    const paid = await pay(api, shopper, order.id)
    expect(paid).toMatchObject({
      status: 0,
      precioPedido: Math.round((order.precioPedido + 7.9) * 100) / 100,
      precioItems: 19.75,
      precioTransporte: order.precioTransporte,
      precioPendiente: 0,
      pay_before: null,
      pending_change: null,
      payment_intent_type: 'reserve_order',
    })
    expect(paid.items.map(({ product_id, qty }) => [product_id, qty])).toEqual([
      [1, 3],
      [1, 2],
    ])
    const mails = await mailsTo(shopper)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Tu pedido ${order.localizador} está confirmado`,
      `Tu pedido ${order.localizador} ha cambiado`,
    ])
  })

  it('is atomic for concurrent readers', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order.id)
    const intent = await createPaymentIntent(api, shopper, order.id)
    const seen = await runTransaction(api.db, async (tx) => {
      // Pauses the reader between the queries of garments and change.
      await tx.execute(sql`lock table ${orderSteps} in access exclusive mode`)
      const looking = fetchOrder(api, shopper, order.id)
      const waiting = sql`select 1 from pg_locks where relation = 'order_steps'::regclass and not granted`
      await expect.poll(async () => (await tx.execute(waiting)).rowCount).toBe(1)
      api.sandbox.pay(intent)
      await reconcile(api)
      return { looking }
    })
    const between = await seen.looking
    expect(between).toMatchObject({ items: order.items, precioPendiente: 7.9 })
    expect(between.pending_change).not.toBeNull()
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({
      precioPendiente: 0,
      pending_change: null,
    })
  })

  it('of other categories makes it a multi-part order', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order.id, { items: [{ product_id: 78, qty: 1 }] })
    expect((await pay(api, shopper, order.id)).category_id).toBe(-1)
  })

  it('of a company is applied at once and billed', async () => {
    const company = await createShopper(api)
    await makeBusiness(api, company)
    const order = await placeOrder(api, company)
    const { response } = await add(company, order.id)
    expect(response.new_order).toMatchObject({ precioItems: 19.75, precioPendiente: 0, pending_change: null })
    expect(await mailsTo(company)).toHaveLength(2)
  })

  it('is one change per idempotency key, and per minute without a key', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const headers = { 'idempotency-key': randomUUID() }
    const outcomes = await Promise.all([
      ...Array.from({ length: 5 }, () => add(shopper, order.id, {}, headers)),
      ...Array.from({ length: 5 }, () => add(shopper, order.id)),
    ])
    expect(new Set(outcomes.map(({ http }) => http))).toEqual(new Set([200]))
    const replayed = outcomes
      .slice(0, 5)
      .filter((outcome) => outcome.headers['idempotent-replayed'] === 'true')
    expect(replayed).toHaveLength(4)
    const open = outcomes.filter(({ response }) => response.new_order.pending_change !== null)
    expect(open).toHaveLength(10)
    const rows = await api.db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id))
    expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1)
    const other = await add(shopper, order.id, { items: shirts }, headers)
    expect(`${other.http} ${other.response.status.code}`).toBe(codeOf('idempotencyMismatch'))
  })
})

describe('garments that do not fit an order', () => {
  it('are listed with it by category, and refused with the price already', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 0 })
    expect(order.refused_categories).toEqual({ 'other-order': [10, 12, 13, 14], 'too-slow': [4, 8, 9] })
    const priceOf = async (product_id: number) => {
      const body = { order_id: order.id, cart_type: 'add_items_to_order', items: [{ product_id, qty: 1 }] }
      const { http, response } = await api.call(checkCoupon, { session: shopper.session, body })
      return `${http} ${response.status.code}`
    }
    expect(await priceOf(29)).toBe(codeOf('deliveryTooSoon'))
    expect(await priceOf(701)).toBe(codeOf('cartRefused'))
    await moveTo(api, order, [10])
    expect((await fetchOrder(api, shopper, order.id)).refused_categories).toBeNull()
  })
})

describe('an open change', () => {
  it('refuses another one until it is given up; its payment is then closed at the provider', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order.id)
    const first = await createPaymentIntent(api, shopper, order.id)
    const more = { items: [{ product_id: 1, qty: 3 }] }
    const refused = await add(shopper, order.id, more)
    expect(`${refused.http} ${refused.response.status.code}`).toBe(codeOf('changePending'))
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({ precioPendiente: 7.9 })

    const { response: given } = await giveUp(api, shopper, order)
    expect(given.orders).toMatchObject([{ precioPendiente: 0, pending_change: null }])
    expect(api.sandbox.provider.intents.get(first)?.status).toBe('canceled')
    const { response } = await add(shopper, order.id, more)
    expect(response.new_order).toMatchObject({ precioPendiente: 11.85, precioItems: 11.85 })
    expect((await pay(api, shopper, order.id)).precioItems).toBe(23.7)
  })

  it('that was paid just before it is given up is applied', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order.id)
    api.sandbox.pay(await createPaymentIntent(api, shopper, order.id))
    // No webhook has arrived: the provider is checked before the change lapses.
    const { response } = await giveUp(api, shopper, order)
    expect(response.orders).toMatchObject([{ precioItems: 19.75, precioPendiente: 0 }])
  })

  it('is given up by its customer only; without one nothing happens', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    expect((await giveUp(api, await createShopper(api), order)).http).toBe(404)
    expect((await giveUp(api, shopper, order)).response.orders).toMatchObject([{ precioPendiente: 0 }])
  })

  it('lapses after half an hour, and a later payment is refunded', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const before = await fetchOrder(api, shopper, order.id)
    await add(shopper, order.id)
    const [row] = await api.db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id))
    api.advance(1_799_000)
    await api.run('unpaid-orders')
    expect((await fetchOrder(api, shopper, order.id)).pending_change).not.toBeNull()
    api.advance(1_000)
    await api.run('unpaid-orders')
    expect(await fetchOrder(api, shopper, order.id)).toEqual(before)
    // A capture after the change has lapsed.
    const key = randomUUID()
    await api.db.insert(payments).values({
      key,
      orderId: order.id,
      changeId: row!.id,
      processType: 'add_items_to_order',
      amount: 790,
      createdAt: new Date(api.dependencies.clock()),
      nextCheckAt: new Date(api.dependencies.clock()),
    })
    await api.run('open-payments')
    const [payment] = await api.db.select().from(payments).where(eq(payments.key, key))
    expect(payment!.status).toBe('cancelled')
  })

  it('that is paid in the last second is applied, whichever process settles it first', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order.id)
    const intent = await createPaymentIntent(api, shopper, order.id)
    api.advance(1_800_000)
    api.sandbox.pay(intent)
    await Promise.all([api.run('unpaid-orders'), api.run('unpaid-orders'), api.run('open-payments')])
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({
      precioItems: 19.75,
      pending_change: null,
    })
  })

  // Guard: moveOrder closes the open change in its transaction; without it garments would be added after the pickup.
  it('lapses when the order moves on; a later payment is refunded', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order.id)
    const intent = await createPaymentIntent(api, shopper, order.id)
    await moveTo(api, order, [10])
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({
      pending_change: null,
      precioPendiente: 0,
    })
    api.sandbox.pay(intent)
    await reconcile(api)
    const [payment] = await api.db.select().from(payments).where(eq(payments.providerId, intent))
    const lateRefunds = await api.db.select().from(refunds).where(eq(refunds.paymentId, payment!.id))
    expect(lateRefunds).toMatchObject([{ amount: 790, reason: 'late' }])
    await api.run('refunds')
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({ precioItems: 11.85 })
  })

  it('is paid once and only with its exact amount', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order.id)
    const requestIntent = (fields = {}) =>
      api.call(createIntent, { session: shopper.session, body: { order_id: order.id, ...fields } })
    const wrong = await requestIntent({ precio_pedido: order.precioPedido })
    expect(`${wrong.http} ${wrong.response.status.code}`).toBe(codeOf('pricesChanged'))
    expect(wrong.response).toMatchObject({ prices: { precio_pedido: 7.9 } })
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => requestIntent({ precio_pedido: 7.9 })))
    expect(new Set(outcomes.map(({ response }) => response.payment_intent.id)).size).toBe(1)
    const otherCustomer = await createShopper(api)
    const foreign = await api.call(createIntent, {
      session: otherCustomer.session,
      body: { order_id: order.id },
    })
    expect(foreign.http).toBe(404)
  })
})

describe('the missing garments of an incident', () => {
  const missing = [
    { product_id: 1, qty: 1 },
    { product_id: 29, qty: 2 },
  ]
  const withIncident = async (shopper: Shopper) => {
    const order = await paidOrder(api, shopper)
    await moveTo(api, order, [10, 20, 25], missing)
    return order
  }

  it('resolve the incident when exactly they are bought and paid', async () => {
    const shopper = await createShopper(api)
    const order = await withIncident(shopper)
    const { response } = await add(shopper, order.id, { items: missing.toReversed(), solve_incident: 1 })
    expect(response.new_order).toMatchObject({ status: 25, pending_change: { items: expect.any(Array) } })
    expect(response.new_order.incidents).toHaveLength(1)
    const paid = await pay(api, shopper, order.id)
    expect(paid).toMatchObject({ status: 20, incidents: [], precioPendiente: 0 })
    expect(paid.items).toHaveLength(3)
    expect(paid.status_history.map(({ status }) => status)).toEqual([1, 0, 10, 20, 25, 20])
  })

  it.each([
    ['fewer', [missing[0]]],
    ['more', [...missing, { product_id: 1, qty: 1 }]],
    ['others', [missing[0], { product_id: 2, qty: 2 }]],
  ])('do not resolve it as %s', async (_, items) => {
    const shopper = await createShopper(api)
    const order = await withIncident(shopper)
    const { http, response } = await add(shopper, order.id, { items, solve_incident: 1 })
    expect(`${http} ${response.status.code}`).toBe(codeOf('cartRefused'))
  })

  it('can be bought when their category is disabled, in which nothing can be added', async () => {
    const shopper = await createShopper(api)
    const [order, other] = [await withIncident(shopper), await paidOrder(api, shopper, { pickup: 1 })]
    const prices = await fetchChangePrices(api, shopper, addItems, { order_id: other.id, items: two })
    const setDisabled = (isDisabled: boolean) =>
      api.db.update(categories).set({ isDisabled }).where(eq(categories.id, 2))
    await setDisabled(true)
    try {
      const body = { order_id: other.id, items: two, prices }
      const refused = await api.call(addItems, { session: shopper.session, body })
      expect(`${refused.http} ${refused.response.status.code}`).toBe(codeOf('categoryDisabled'))
      expect((await add(shopper, order.id, { items: missing, solve_incident: 1 })).http).toBe(200)
    } finally {
      await setDisabled(false)
    }
  })

  it('may be paid at the counter by staff only', async () => {
    const shopper = await createShopper(api)
    const order = await withIncident(shopper)
    const counter = { items: missing, process_type: 'add_items_incident_cash' }
    const claimed = await add(shopper, order.id, counter)
    expect(`${claimed.http} ${claimed.response.status.code}`).toBe(codeOf('forbidden'))
    await makeStaff(api, shopper)
    const { response } = await add(shopper, order.id, counter)
    expect(response.new_order).toMatchObject({ status: 20, incidents: [], precioPendiente: 0 })
  })
})

it('garments that join an order may be paid at the counter by staff', async () => {
  const shopper = await createShopper(api)
  const order = await paidOrder(api, shopper)
  await makeStaff(api, shopper)
  const process_type = 'add_items_incident_tp_card'
  const { http, response } = await add(shopper, order.id, { process_type, terminal_ref: '0042' })
  expect(http).toBe(200)
  expect(response.new_order).toMatchObject({
    status: 0,
    precioItems: 19.75,
    precioPendiente: 0,
    pending_change: null,
  })
})

describe('adding garments is rejected', () => {
  it('for another customer’s order with the same response as for an unknown one', async () => {
    const [shopper, otherCustomer] = [await createShopper(api), await createShopper(api)]
    const order = await paidOrder(api, shopper)
    const own = await paidOrder(api, otherCustomer)
    const prices = await fetchChangePrices(api, otherCustomer, addItems, { order_id: own.id, items: two })
    const outcomes = await Promise.all(
      [order.id, 999_999].map((id) =>
        api.call(addItems, { session: otherCustomer.session, body: { order_id: id, items: two, prices } }),
      ),
    )
    expect(outcomes.map(({ http }) => http)).toEqual([404, 404])
    expect(outcomes[0]!.response).toEqual(outcomes[1]!.response)
  })

  it('for unpaid or collected orders, incidents and packs', async () => {
    const shopper = await createShopper(api)
    const unpaid = await placeOrder(api, shopper)
    expect((await refusal(shopper, unpaid.id)).code).toBe(codeOf('garmentsFixed'))
    const order = await pay(api, shopper, unpaid.id)
    expect((await refusal(shopper, order.id, { solve_incident: 1 })).code).toBe(codeOf('garmentsFixed'))
    await moveTo(api, order, [5])
    expect((await refusal(shopper, order.id)).code).toBe(codeOf('garmentsFixed'))
    await moveTo(api, order, [0, 10])
    expect((await refusal(shopper, order.id)).code).toBe(codeOf('garmentsFixed'))
  })

  it('for incompatible products, missing measures, or an insufficient lead time', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const items = (item: object) => ({ items: [item] })
    for (const wrong of [
      items({ product_id: 701, qty: 1 }),
      items({ product_id: 300, qty: 1 }),
      items({ product_id: 1, qty: 0 }),
      { items: [] },
    ]) {
      expect((await refusal(shopper, order.id, wrong)).code).toBe(codeOf('cartRefused'))
    }
    const carpet = items({ product_id: 300, qty: 1, width: 160, height: 230 })
    expect((await refusal(shopper, order.id, carpet)).code).toBe(codeOf('deliveryTooSoon'))
  })

  it('at a wrong price; the response has the current prices', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const { code, response } = await refusal(shopper, order.id, {}, { precio_pedido: 0.5 })
    expect(code).toBe(codeOf('pricesChanged'))
    expect(response).toMatchObject({ prices: { precio_pedido: 7.9, precio_transporte: 0 } })
  })

  it('with a process of another endpoint', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    for (const process_type of ['reserve_order', 'change_pickup_to_order', 'new_order_bono_by_cash']) {
      expect((await refusal(shopper, order.id, { process_type })).code).toBe(codeOf('invalid'))
    }
  })

  it('with a promo code, with its own message', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const { response } = await api.call(checkCoupon, {
      session: shopper.session,
      body: { items: two, no_shipping: 1, order_id: order.id, promo_code: 'FURGO50' },
    })
    expect(response.calculate_status).toMatchObject({
      code: statusCodes.couponNotForChanges.code,
      message: 'Los códigos solo valen para pedidos nuevos.',
    })
  })
})

describe('cancelling an order', () => {
  it('refunds the payments of its changes, too', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order.id)
    await pay(api, shopper, order.id)
    await moveTo(api, order, [60])
    await api.run('refunds')
    const allRefunds = api.sandbox.provider.refunds.list()
    const own = await api.db.select().from(payments).where(eq(payments.orderId, order.id))
    const ids = new Set(own.map(({ providerId }) => providerId))
    const sum = allRefunds
      .filter(({ payment_intent }) => ids.has(payment_intent))
      .reduce((total, { amount }) => total + amount, 0)
    expect(sum).toBe(Math.round(order.precioPedido * 100) + 790)
  })
})

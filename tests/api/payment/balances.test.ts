import { addItems, type WireOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent, getOrderPayments } from '@colada/domain/payment/contract'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { orders } from '#api/orders/tables.ts'
import { payments, refunds } from '#api/payment/tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { paidOrder, requestChange } from '../orders/order-changes.ts'
import { createShopper, placeOrder, type Shopper } from '../orders/shopper.ts'
import { createPaymentIntent, fetchOrder, pay, reconcile } from './pay-order.ts'
import { setUpPaymentApi } from './payment-api.ts'

const api = setUpPaymentApi()
afterEach(() => expect(api.failures).toEqual([]))

/** A curtain for 0.47. */
const curtain = { product_id: 304, qty: 1, width: 28, height: 28 }

async function addCurtain(shopper: Shopper, order: Pick<WireOrder, 'id'>, width = 28) {
  const items = [{ ...curtain, width }]
  // Each with another size, so that it is no repetition of the one before.
  const { http, response } = await requestChange(api, shopper, addItems, { order_id: order.id, items })
  expect(http).toBe(200)
  return response.new_order
}

async function booksOf(orderId: number) {
  const [row] = await api.db.select().from(orders).where(eq(orders.id, orderId))
  return { total: row!.total, paid: row!.paid, refunds: row!.refundsTotal }
}

async function refundsOf(orderId: number) {
  const rows = await api.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  return rows.map(({ amount, reason }) => ({ amount, reason }))
}

/** An order that owes 0.47. */
async function withBalance(shopper: Shopper) {
  const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
  const owing = await addCurtain(shopper, order)
  expect(owing).toMatchObject({ precioPendiente: 0.47, pending_change: null, pay_before: null })
  return order
}

/** What the customer reads to have paid for an order, a payment each. */
async function paymentsShown({ session }: Shopper, orderId: number) {
  const { response } = await api.call(getOrderPayments, { session, params: { orderId } })
  return response.payments.map(({ precioPagado }) => precioPagado)
}

const orderOf = (shopper: Shopper) => placeOrder(api, shopper, { pickup: 11, delivery: 21 })
const cents = (euros: number) => Math.round(euros * 100)

describe('an amount below the provider’s minimum', () => {
  it('stays pending, and is paid with the next ones of its order', async () => {
    const shopper = await createShopper(api)
    const order = await withBalance(shopper)
    const change = await addCurtain(shopper, order, 29)
    expect(change).toMatchObject({
      precioPendiente: 0.95,
      precioPedido: cents(order.precioPedido + 0.47) / 100,
      pending_change: { precio: 0.95 },
    })
    const paid = await pay(api, shopper, order.id)
    expect(paid).toMatchObject({ precioPendiente: 0, pending_change: null })
    const { total, paid: captured } = await booksOf(order.id)
    expect([captured, total]).toEqual([total, cents(order.precioPedido) + 95])
  })

  it('is collected with the payment of the customer’s next order', async () => {
    const shopper = await createShopper(api)
    const owing = await withBalance(shopper)
    const next = await orderOf(shopper)
    expect(next.pending_of_others).toEqual([{ id: owing.id, localizador: owing.localizador, precio: 0.47 }])
    const body = { order_id: next.id, precio_pedido: next.precioPendiente }
    const refused = await api.call(createIntent, { session: shopper.session, body })
    expect(refused.http).toBe(409)

    await pay(api, shopper, next.id)
    expect(await fetchOrder(api, shopper, owing.id)).toMatchObject({ precioPendiente: 0 })
    const [captured] = await api.db.select().from(payments).where(eq(payments.orderId, next.id))
    expect(captured!.captured).toBe(cents(next.precioPedido) + 47)
    for (const { id } of [owing, next]) {
      const { total, paid } = await booksOf(id)
      expect(paid).toBe(total)
    }
  })

  it('that was collected comes back by the payment that collected it', async () => {
    const shopper = await createShopper(api)
    const owing = await withBalance(shopper)
    const next = await orderOf(shopper)
    await pay(api, shopper, next.id)
    expect(await paymentsShown(shopper, owing.id)).toEqual([owing.precioPedido, 0.47])
    expect(await paymentsShown(shopper, next.id)).toEqual([next.precioPedido])
    await moveOrder(api, owing.localizador, orderStatus.cancelled)
    expect(await refundsOf(owing.id)).toEqual([
      { amount: cents(owing.precioPedido), reason: 'cancellation' },
      { amount: 47, reason: 'cancellation' },
    ])
    await moveOrder(api, next.localizador, orderStatus.cancelled)
    expect(await refundsOf(next.id)).toEqual([{ amount: cents(next.precioPedido), reason: 'cancellation' }])
    await api.run('refunds')
    expect(await api.db.$count(refunds, eq(refunds.status, 'waiting'))).toBe(0)
  })

  // Guard: `applyBalances` takes at most what the order still owes; `refundExcess` returns the rest.
  it('that two payments collect at once is kept once', async () => {
    const shopper = await createShopper(api)
    const owing = await withBalance(shopper)
    const nexts = [await orderOf(shopper), await placeOrder(api, shopper, { pickup: 12, delivery: 22 })]
    for (const next of nexts) api.sandbox.pay(await createPaymentIntent(api, shopper, next.id))
    api.advance(60_000)
    await Promise.all([api.run('open-payments'), api.run('open-payments')])
    const owed = await booksOf(owing.id)
    expect(owed.paid).toBe(owed.total)
    const returned = (await Promise.all(nexts.map(({ id }) => refundsOf(id)))).flat()
    expect(returned).toEqual([{ amount: 47, reason: 'excess' }])
  })

  it('that is collected elsewhere while its own change is paid comes back', async () => {
    const shopper = await createShopper(api)
    const owing = await withBalance(shopper)
    const next = await orderOf(shopper)
    const collecting = await createPaymentIntent(api, shopper, next.id)
    await addCurtain(shopper, owing, 29)
    const own = await createPaymentIntent(api, shopper, owing.id)
    for (const intentId of [collecting, own]) {
      api.sandbox.pay(intentId)
      await reconcile(api)
    }
    expect(await refundsOf(owing.id)).toEqual([{ amount: 47, reason: 'excess' }])
    const { total, paid, refunds: returned } = await booksOf(owing.id)
    expect(paid - returned).toBe(total)
  })

  it('of a whole order is not asked for, and does not count as paid', async () => {
    const shopper = await createShopper(api)
    const order = await withBalance(shopper)
    const { total, paid } = await booksOf(order.id)
    expect(total - paid).toBe(47)
    const body = { order_id: order.id }
    expect((await api.call(createIntent, { session: shopper.session, body })).http).toBe(409)
  })
})

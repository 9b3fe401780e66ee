import { addItems, changePickup, type WireOrder } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { refunds } from '#api/payment/tables.ts'
import { giveUp, requestChange, createLateOrder, moveTo, paidOrder } from '../orders/order-changes.ts'
import { createShopper, type Shopper } from '../orders/shopper.ts'
import { expectDelivered } from './delivered.ts'
import { setUpPaymentApi } from './payment-api.ts'
import {
  paypalRecord,
  capturePayPal,
  fetchOrder,
  paypalAmounts,
  paymentsOf,
  preparePayPalOrder,
} from './paypal-buyer.ts'

const api = setUpPaymentApi()
afterEach(() => expect(api.failures).toEqual([]))

const window = 1_800_000
const codeOf = (name: keyof typeof statusCodes) => [statusCodes[name].http, statusCodes[name].code]
const codeIn = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]

/** Creates a PayPal order for the amount due. */
async function withPayPalOrder(shopper: Shopper, order: WireOrder) {
  const { http, response } = await preparePayPalOrder(api, shopper, order.id)
  expect(http, JSON.stringify(response)).toBe(200)
  return { shopper, order, paypalId: response.paypal_order.id }
}

/** Creates an order with an open pickup change of 3.00, and a PayPal order for it. */
async function withPickupChange() {
  const shopper = await createShopper(api)
  const { order, newSlotId } = await createLateOrder(api, shopper)
  await requestChange(api, shopper, changePickup, { order_id: order.id, pickup_time: newSlotId })
  return { ...(await withPayPalOrder(shopper, order)), newSlotId }
}

/** A paid order that two more shirts are to join for 7.90, and PayPal's order for that. */
async function withAddedShirts() {
  const shopper = await createShopper(api)
  const order = await paidOrder(api, shopper)
  await requestChange(api, shopper, addItems, { order_id: order.id, items: [{ product_id: 1, qty: 2 }] })
  return withPayPalOrder(shopper, order)
}

const changeMails = ({ id }: WireOrder) => api.db.$count(mailOutbox, isAbout('order', [id]))

describe('PayPal’s order for a change', () => {
  it.each([
    ['other dates', withPickupChange, '3.00', 'cambio de fechas', 'change_pickup_to_order'],
    ['more garments', withAddedShirts, '7.90', 'prendas añadidas', 'add_items_to_order'],
  ] as const)(
    'of %s contains only the change, with a description and consistent amounts',
    async (_, createBuyer, value, description, process) => {
      const { shopper, order, paypalId } = await createBuyer()
      const [unit] = paypalRecord(api, paypalId).purchase_units
      expect(unit.amount).toMatchObject({ currency_code: 'EUR', value })
      expect(unit.custom_id).toBe(`${order.id}|${shopper.userId}|${process}`)
      expect(unit.description).toBe(`Colada, pedido ${order.localizador}: ${description}`)
      expect(unit.items).toMatchObject([{ quantity: '1', unit_amount: { value } }])
    },
  )

  it('is reused while it is open, and new for another change', async () => {
    const { shopper, order, paypalId } = await withAddedShirts()
    expect((await preparePayPalOrder(api, shopper, order.id)).response.paypal_order.id).toBe(paypalId)
    await giveUp(api, shopper, order)
    await requestChange(api, shopper, addItems, { order_id: order.id, items: [{ product_id: 1, qty: 3 }] })
    const { response } = await preparePayPalOrder(api, shopper, order.id)
    expect(response.paypal_order).toMatchObject({ amount: 11.85 })
    expect(response.paypal_order.id).not.toBe(paypalId)
    api.sandbox.paypal.approve(paypalId)
    expect(codeIn(await capturePayPal(api, shopper, paypalId))).toEqual(codeOf('orderNotPayable'))
    expect(paypalAmounts(api, paypalId).captured).toEqual([])
  })
})

describe('the capture of a change', () => {
  it('moves the pickup in its transaction, and confirms it by mail', async () => {
    const { shopper, order, paypalId, newSlotId } = await withPickupChange()
    expect((await fetchOrder(api, shopper, order.id)).pickup).toEqual(order.pickup)
    api.sandbox.paypal.approve(paypalId)
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
    const moved = await fetchOrder(api, shopper, order.id)
    expect(moved).toMatchObject({ precioIncidencias: 3, precioPendiente: 0, pending_change: null })
    expect(moved.pickup[0]!.slot_id).toBe(newSlotId)
    expect(await changeMails(order)).toBe(2)
  })

  it('adds garments once, with repeated requests and webhooks', async () => {
    const { shopper, order, paypalId } = await withAddedShirts()
    api.sandbox.faults.set({ webhooks: { copies: 5 } })
    api.sandbox.paypal.setWebhookTarget(api.paypalWebhooks)
    api.sandbox.paypal.approve(paypalId)
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => capturePayPal(api, shopper, paypalId)))
    expect(outcomes.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200])
    await expectDelivered(api.sandbox.paypal.tables.events)
    api.sandbox.paypal.setWebhookTarget(undefined)
    expect((await fetchOrder(api, shopper, order.id)).items.map(({ qty }) => qty)).toEqual([3, 2])
    expect(paypalAmounts(api, paypalId).captured).toEqual([790])
    expect(await changeMails(order)).toBe(2)
  })

  it('is applied although its response was lost, and blocks other payments until it is settled', async () => {
    const { shopper, order, paypalId } = await withAddedShirts()
    api.sandbox.paypal.approve(paypalId)
    api.sandbox.faults.set({ paypal: { kind: 'drop', times: 3, on: '/capture' } })
    expect(codeIn(await capturePayPal(api, shopper, paypalId))).toEqual(codeOf('paymentProviderDown'))
    api.sandbox.faults.clear()
    const { session } = shopper
    const card = await api.call(createIntent, { session, body: { order_id: order.id } })
    expect(codeIn(card)).toEqual(codeOf('paymentUnderReview'))
    api.advance(15_000)
    await api.run('open-payments')
    expect((await fetchOrder(api, shopper, order.id)).items.map(({ qty }) => qty)).toEqual([3, 2])
    expect(paypalAmounts(api, paypalId).captured).toEqual([790])
  })

  it('is rejected after the payment window; the order is unchanged', async () => {
    const { shopper, order, paypalId } = await withPickupChange()
    api.sandbox.paypal.approve(paypalId)
    api.advance(window)
    expect(codeIn(await capturePayPal(api, shopper, paypalId))).toEqual(codeOf('orderNotPayable'))
    await api.run('unpaid-orders')
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({
      pickup: order.pickup,
      pending_change: null,
    })
    expect(paypalAmounts(api, paypalId).captured).toEqual([])
    expect((await paymentsOf(api, order.id)).at(-1)!.status).toBe('cancelled')
  })

  // Guard: `payChange` accepts only an open change; a payment of a closed one is refunded through PayPal.
  it('that is reported after the order moved on is refunded', async () => {
    const { shopper, order, paypalId } = await withAddedShirts()
    api.sandbox.paypal.approve(paypalId)
    api.sandbox.faults.set({ paypal: { kind: 'drop', times: 3, on: '/capture' } })
    await capturePayPal(api, shopper, paypalId)
    api.sandbox.faults.clear()
    // The order is collected before PayPal is checked again.
    await moveTo(api, order, [10])
    api.advance(15_000)
    await api.run('open-payments')
    const payment = (await paymentsOf(api, order.id)).at(-1)!
    const back = await api.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
    expect(back).toMatchObject([{ amount: 790, reason: 'late' }])
    await api.run('refunds')
    expect(paypalAmounts(api, paypalId)).toEqual({ captured: [790], refunded: [790] })
    expect((await fetchOrder(api, shopper, order.id)).items.map(({ qty }) => qty)).toEqual([3])
  })

  it('is refunded when the order is cancelled', async () => {
    const { shopper, order, paypalId } = await withAddedShirts()
    api.sandbox.paypal.approve(paypalId)
    await capturePayPal(api, shopper, paypalId)
    await moveTo(api, order, [60])
    await api.run('refunds')
    expect(paypalAmounts(api, paypalId)).toEqual({ captured: [790], refunded: [790] })
  })
})

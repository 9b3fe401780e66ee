import {
  capturePayPalOrder,
  createIntent,
  createPayPalOrder,
  getPaymentConfig,
} from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { describe, expect, it } from 'vitest'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { makeBusiness, createShopper, placeOrder } from '../orders/shopper.ts'
import { createTestApi } from '../support/test-api.ts'
import { setUpPaymentApi } from './payment-api.ts'
import {
  paypalRecord,
  capturePayPal,
  fetchOrder,
  paypalAmounts,
  createBuyer,
  paymentsOf,
  preparePayPalOrder,
} from './paypal-buyer.ts'

const api = setUpPaymentApi()

const codeOf = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]
const refusalOf = (name: keyof typeof statusCodes) => [statusCodes[name].http, statusCodes[name].code]

describe('a PayPal order', () => {
  it('is in euros for the amount due, with locator, reference and consistent items', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    const [unit] = paypalRecord(api, paypalId).purchase_units
    expect(unit.amount).toMatchObject({ currency_code: 'EUR', value: order.precioPendiente.toFixed(2) })
    expect(unit.custom_id).toBe(`${order.id}|${shopper.userId}|reserve_order`)
    expect(unit.description).toContain(order.localizador)
    expect(unit.description).toContain('pedido nuevo')
    expect(unit.items).toMatchObject([{ quantity: '3', unit_amount: { currency_code: 'EUR' } }])
  })

  it('contains garments, transport and discounts that add up', async () => {
    const shopper = await createShopper(api)
    const options = {
      promoCode: 'WASH20WEB',
      items: [
        { product_id: 1, qty: 7 },
        { product_id: 2, qty: 1 },
      ],
    }
    const order = await placeOrder(api, shopper, options)
    const { response } = await preparePayPalOrder(api, shopper, order.id)
    const [unit] = paypalRecord(api, response.paypal_order.id).purchase_units
    const { breakdown } = unit.amount
    expect(unit.items).toHaveLength(2)
    expect(Number(breakdown!.discount!.value)).toBeGreaterThan(0)
    expect(response.paypal_order.amount).toBe(order.precioPendiente)
  })

  it('is reused while it is open, in every window', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    const again = await Promise.all([1, 2, 3].map(() => preparePayPalOrder(api, shopper, order.id)))
    expect(again.map(({ response }) => response.paypal_order.id)).toEqual([paypalId, paypalId, paypalId])
    expect(await paymentsOf(api, order.id)).toHaveLength(1)
  })

  it('of another customer, or for another’s order, gets the same response as an unknown one', async () => {
    const { order, paypalId } = await createBuyer(api)
    const otherCustomer = await createShopper(api)
    expect(codeOf(await preparePayPalOrder(api, otherCustomer, order.id))).toEqual(refusalOf('notFound'))
    api.sandbox.paypal.approve(paypalId)
    expect(codeOf(await capturePayPal(api, otherCustomer, paypalId))).toEqual(refusalOf('notFound'))
    expect(codeOf(await capturePayPal(api, otherCustomer, 'UNKNOWN'))).toEqual(refusalOf('notFound'))
    expect(paypalAmounts(api, paypalId).captured).toEqual([])
  })

  it('is not created for another price, or when nothing is due', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    const { session } = shopper
    const stale = await api.call(createPayPalOrder, {
      session,
      body: { order_id: order.id, precio_pedido: 1 },
    })
    expect(codeOf(stale)).toEqual(refusalOf('pricesChanged'))
    await makeBusiness(api, shopper)
    const billed = await placeOrder(api, shopper, { pickup: 3 })
    expect(codeOf(await preparePayPalOrder(api, shopper, billed.id))).toEqual(refusalOf('orderNotPayable'))
  })

  it('that PayPal no longer has is replaced by a new one', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.tables.orders.delete(paypalId)
    const { response } = await preparePayPalOrder(api, shopper, order.id)
    expect(response.paypal_order.id).not.toBe(paypalId)
    expect((await paymentsOf(api, order.id)).map(({ status }) => status)).toEqual(['cancelled', 'open'])
  })
})

describe('the capture of a PayPal order', () => {
  it('runs on the server after the approval, and pays the order', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId)
    const { http, response } = await capturePayPal(api, shopper, paypalId)
    expect([http, response.paypal_capture.status]).toEqual([200, 'COMPLETED'])
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({ status: 0, precioPendiente: 0 })
    expect(await api.db.$count(mailOutbox, isAbout('order', [order.id]))).toBe(1)
  })

  it('runs once for repeated requests, with and without a key', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId)
    const headers = { 'idempotency-key': 'one-click' }
    const click = () =>
      api.call(capturePayPalOrder, { session: shopper.session, params: { id: paypalId }, headers })
    for (let time = 0; time < 3; time += 1) expect((await click()).http).toBe(200)
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
    expect(paypalAmounts(api, paypalId).captured).toHaveLength(1)
    expect(await api.db.$count(mailOutbox, isAbout('order', [order.id]))).toBe(1)
  })

  it('is rejected before the approval, and succeeds after it', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    expect(codeOf(await capturePayPal(api, shopper, paypalId))).toEqual(refusalOf('paymentDeclined'))
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(1)
    api.sandbox.paypal.approve(paypalId)
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
  })

  it('that is declined can succeed with another instrument', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId, 'declined')
    expect(codeOf(await capturePayPal(api, shopper, paypalId))).toEqual(refusalOf('paymentDeclined'))
    expect((await paymentsOf(api, order.id))[0]).toMatchObject({ status: 'open', pendingSince: null })
    api.sandbox.paypal.approve(paypalId)
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(0)
  })

  it('that is declined can be replaced by a card payment', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId, 'declined')
    await capturePayPal(api, shopper, paypalId)
    const { http } = await api.call(createIntent, {
      session: shopper.session,
      body: { order_id: order.id },
    })
    expect(http).toBe(200)
  })

  it('that is finally declined closes the payment, and the next one has a new PayPal order', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId, 'denied')
    expect(codeOf(await capturePayPal(api, shopper, paypalId))).toEqual(refusalOf('paymentDeclined'))
    expect(codeOf(await capturePayPal(api, shopper, paypalId))).toEqual(refusalOf('orderNotPayable'))
    const { response } = await preparePayPalOrder(api, shopper, order.id)
    expect(response.paypal_order.id).not.toBe(paypalId)
    api.sandbox.paypal.approve(response.paypal_order.id)
    expect((await capturePayPal(api, shopper, response.paypal_order.id)).http).toBe(200)
  })

  it('is rejected after the payment window', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId)
    api.advance(1_800_000)
    expect(codeOf(await capturePayPal(api, shopper, paypalId))).toEqual(refusalOf('orderNotPayable'))
    await api.run('unpaid-orders')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(60)
    expect(paypalAmounts(api, paypalId).captured).toEqual([])
    expect(api.failures).toEqual([])
  })
})

/** Tests the guard `findPendingPayment` before a payment is opened (trust 9). */
describe('a capture under review', () => {
  async function underReview() {
    const buyer = await createBuyer(api)
    api.sandbox.paypal.approve(buyer.paypalId, 'pending')
    const first = await capturePayPal(api, buyer.shopper, buyer.paypalId)
    expect(codeOf(first)).toEqual(refusalOf('paymentUnderReview'))
    const [taken] = paypalRecord(api, buyer.paypalId).purchase_units[0].payments!.captures
    return { ...buyer, captureId: taken!.id }
  }

  it('blocks a second payment, and is not cancelled by the timeout', async () => {
    const { shopper, order, paypalId, captureId } = await underReview()
    const { session } = shopper
    const card = await api.call(createIntent, { session, body: { order_id: order.id } })
    expect(codeOf(card)).toEqual(refusalOf('paymentUnderReview'))
    expect(codeOf(await preparePayPalOrder(api, shopper, order.id))).toEqual(refusalOf('paymentUnderReview'))
    expect(codeOf(await capturePayPal(api, shopper, paypalId))).toEqual(refusalOf('paymentUnderReview'))
    api.advance(1_800_000)
    await api.run('unpaid-orders')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(1)
    api.sandbox.paypal.decide(captureId, 'COMPLETED')
    api.advance(60_000)
    await api.run('open-payments')
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({ status: 0, precioPendiente: 0 })
  })

  it('that is declined allows another payment method', async () => {
    const { shopper, order, captureId } = await underReview()
    api.sandbox.paypal.decide(captureId, 'DECLINED')
    api.advance(60_000)
    await api.run('open-payments')
    expect((await preparePayPalOrder(api, shopper, order.id)).http).toBe(200)
  })
})

describe('a shop without PayPal', () => {
  it('reports it in the configuration, and has none of its endpoints', async () => {
    const plain = await createTestApi()
    const { session } = await plain.signUp()
    const config = await plain.call(getPaymentConfig)
    expect(config.response).toMatchObject({ paypal_client_id: '', paypal_script: '' })
    const made = await plain.call(createPayPalOrder, { session, body: { order_id: 1 } })
    expect(codeOf(made)).toEqual(refusalOf('notFound'))
    const webhookResponse = await plain.app.inject({
      method: 'POST',
      url: '/api/webhooks/paypal',
      payload: {},
    })
    expect(webhookResponse.statusCode).toBe(404)
    await plain.close()
  })
})

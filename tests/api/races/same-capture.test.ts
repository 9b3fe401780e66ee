import { createIntent } from '@colada/domain/payment/contract'
import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { orderSteps } from '#api/orders/tables.ts'
import { expectDelivered } from '../payment/delivered.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { capturePayPal, fetchOrder, paypalAmounts, createBuyer, paymentsOf } from '../payment/paypal-buyer.ts'

const api = setUpPaymentApi()
beforeAll(async () => {
  api.sandbox.paypal.setWebhookTarget(api.paypalWebhooks)
})

async function expectPaidOnce(orderId: number): Promise<void> {
  const steps = await api.db.select().from(orderSteps).where(eq(orderSteps.orderId, orderId))
  expect(steps.map(({ status }) => status)).toEqual([1, 0])
  // The refund of a second payment has a mail of its own.
  const confirmations = and(isAbout('order', [orderId]), ne(mailOutbox.kind, 'order-refund'))
  expect(await api.db.$count(mailOutbox, confirmations)).toBe(1)
}

describe('the capture of one PayPal order', () => {
  it('requested by twenty windows, repeated webhooks and the reconciler concurrently runs once', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.faults.set({ webhooks: { copies: 5 } })
    api.sandbox.paypal.approve(paypalId)
    api.advance(60_000)
    const [outcomes] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => capturePayPal(api, shopper, paypalId))),
      api.run('open-payments'),
    ])
    expect(outcomes.map(({ http }) => http)).toEqual(Array(20).fill(200))
    await expectDelivered(api.sandbox.paypal.tables.events)
    api.sandbox.faults.clear()
    expect(paypalAmounts(api, paypalId).captured).toHaveLength(1)
    await expectPaidOnce(order.id)
    expect(api.failures).toEqual([])
  })
})

describe('concurrent card and PayPal payments of one order', () => {
  it('pay it once, and the second is refunded', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { shopper, order, paypalId } = await createBuyer(api)
      const { session } = shopper
      const { response } = await api.call(createIntent, { session, body: { order_id: order.id } })
      api.sandbox.setWebhookTarget(api.webhooks)
      api.sandbox.paypal.approve(paypalId)
      const [captured] = await Promise.all([
        capturePayPal(api, shopper, paypalId),
        (async () => api.sandbox.pay(response.payment_intent.id))(),
      ])
      expect([200, 409]).toContain(captured.http)
      await expectDelivered(api.sandbox.provider.events)
      api.advance(60_000)
      await api.run('open-payments')
      await api.run('refunds')
      expect((await fetchOrder(api, shopper, order.id)).status).toBe(0)
      await expectPaidOnce(order.id)
      const capturedCents = (await paymentsOf(api, order.id)).reduce(
        (sum, { captured: cents }) => sum + cents,
        0,
      )
      const refundedCents = [
        ...paypalAmounts(api, paypalId).refunded,
        ...api.sandbox.provider.refunds
          .list((refund) => refund.payment_intent === response.payment_intent.id)
          .map(({ amount }) => amount),
      ].reduce((sum, cents) => sum + cents, 0)
      expect(capturedCents - refundedCents).toBe(Math.round(order.precioPedido * 100))
    }
    expect(api.failures).toEqual([])
  })
})

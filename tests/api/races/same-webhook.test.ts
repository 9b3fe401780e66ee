import { getOrder } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { orderSteps } from '#api/orders/tables.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'

const api = setUpPaymentApi()

describe('the webhook of a paid order', () => {
  it('a hundred times concurrently moves the order once and sends one mail', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    const { response } = await api.call(createIntent, {
      session: shopper.session,
      body: { order_id: order.id },
    })
    api.sandbox.pay(response.payment_intent.id)
    api.sandbox.setWebhookTarget(undefined)
    const event = api.sandbox.provider.events.list((each) => each.type === 'payment_intent.succeeded')[0]!
    // Setting the target delivers held webhooks, too: this event is also sent by that.
    api.sandbox.setWebhookTarget(api.webhooks)
    const statuses = await api.sandbox.redeliver(event.id, 100)

    expect(statuses).toEqual(Array(100).fill(200))
    const steps = await api.db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id))
    expect(steps.map(({ status }) => status)).toEqual([1, 0])
    expect(await api.db.$count(mailOutbox, isAbout('order', [order.id]))).toBe(1)
    await Promise.all([api.run('outbox'), api.run('outbox'), api.run('outbox')])
    expect(await api.sandbox.mailbox.list({ to: shopper.email })).toHaveLength(1)
    const paid = await api.call(getOrder, { session: shopper.session, params: { orderId: order.id } })
    expect(paid.response.orders[0]).toMatchObject({ status: 0, precioPendiente: 0, pay_before: null })
  })
})

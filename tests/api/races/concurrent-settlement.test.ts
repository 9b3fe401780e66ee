import { getOrder, getOrders } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { orders, orderSteps } from '#api/orders/tables.ts'
import { payments } from '#api/payment/tables.ts'
import { rounds } from '../../faults/rounds.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { startRunners } from './job-runners.ts'

const api = setUpPaymentApi()

const times = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work))

// Guards: the locks of order and payment in `settle`, which serialise its calls, and its check that the payment is not
// final. `recordEvent` alone is not enough: the reconciler and the browser have no event.
describe('a payment that is settled concurrently', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'by webhook, browser and reconciler causes one step, one capture and one mail (round %i)',
    async () => {
      const shopper = await createShopper(api)
      const order = await placeOrder(api, shopper)
      const { session } = shopper
      const requestIntent = () => api.call(createIntent, { session, body: { order_id: order.id } })
      const { id } = (await requestIntent()).response.payment_intent
      api.sandbox.setWebhookTarget(undefined)
      api.sandbox.pay(id)
      const paid = api.sandbox.provider.events
        .list((each) => each.type === 'payment_intent.succeeded')
        .find((event) => JSON.stringify(event).includes(id))!
      // After a minute the reconcilers are due; held webhooks are sent once a target is set.
      api.advance(61_000)
      const runners = startRunners(api)
      api.sandbox.setWebhookTarget(api.webhooks)
      const [statuses, intents, looks] = await Promise.all([
        api.sandbox.redeliver(paid.id, 20),
        times(10, requestIntent),
        times(10, () => api.call(getOrder, { session, params: { orderId: order.id } })),
        times(3, () => api.call(getOrders, { session })),
        times(3, () => api.run('open-payments')),
      ])
      await runners.stop()

      expect(statuses).toEqual(Array(20).fill(200))
      // Requests for a payment of a paid order are rejected, and no second one is created.
      expect(intents.map(({ http, response }) => `${http} ${response.status.code}`)).toEqual(
        Array(10).fill(`409 ${statusCodes.orderNotPayable.code}`),
      )
      expect(looks.map(({ http }) => http)).toEqual(Array(10).fill(200))
      const steps = await api.db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id))
      expect(steps.map(({ status }) => status)).toEqual([1, 0])
      const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id))
      expect(row).toMatchObject({ status: 0, paid: row!.total, refunded: 0 })
      expect(await api.db.$count(payments, eq(payments.orderId, order.id))).toBe(1)
      expect(await api.db.$count(mailOutbox, isAbout('order', [order.id]))).toBe(1)
      await times(3, () => api.run('outbox'))
      expect(await api.sandbox.mailbox.list({ to: shopper.email })).toHaveLength(1)
      expect([...runners.failures, ...api.failures]).toEqual([])
    },
  )
})

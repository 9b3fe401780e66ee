import { getOrder } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { setUpPaymentApiPerTest } from '../payment/payment-api.ts'

const api = setUpPaymentApiPerTest()
beforeEach(async () => {
  api.sandbox.setWebhookTarget(api.webhooks)
})

const window = 1_800_000

async function withIntent() {
  const shopper = await createShopper(api)
  const order = await placeOrder(api, shopper)
  const requestIntent = () =>
    api.call(createIntent, { session: shopper.session, body: { order_id: order.id } })
  const { response } = await requestIntent()
  const fetchStatus = async () => {
    const seen = await api.call(getOrder, { session: shopper.session, params: { orderId: order.id } })
    return seen.response.orders[0]!.status
  }
  return { intentId: response.payment_intent.id, requestIntent, fetchStatus }
}

const timeOuts = () => [api.run('unpaid-orders'), api.run('unpaid-orders'), api.run('unpaid-orders')]

describe('at the end of the payment window', () => {
  it('a captured payment counts, whichever process settles it first', async () => {
    const { intentId, requestIntent, fetchStatus } = await withIntent()
    api.advance(window)
    // The webhook is sent concurrently with three timeouts, the reconciler and another request of the customer.
    api.sandbox.pay(intentId)
    await Promise.all([...timeOuts(), api.run('open-payments'), requestIntent(), requestIntent()])
    expect(await fetchStatus()).toBe(0)
  })

  it('a payment during the cancellation ends as one or the other', async () => {
    const rounds = await Promise.all([withIntent(), withIntent(), withIntent(), withIntent()])
    api.advance(window)
    const cancelling = Promise.all(timeOuts())
    const isPaid = await Promise.all(
      rounds.map(async ({ intentId }, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 15))
        try {
          api.sandbox.pay(intentId)
          return true
        } catch {
          return false
        }
      }),
    )
    await cancelling
    // Further rounds settle what is still open.
    for (let round = 0; round < 3; round += 1) {
      api.advance(60_000)
      await Promise.all([...timeOuts(), api.run('open-payments')])
    }
    const statuses = await Promise.all(rounds.map(({ fetchStatus }) => fetchStatus()))
    expect(statuses).toEqual(isPaid.map((paid) => (paid ? 0 : 60)))
    expect(api.failures).toEqual([])
  })
})

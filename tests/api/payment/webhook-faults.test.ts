import { orderStatus } from '@colada/domain/orders/status'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paymentEvents } from '#api/payment/tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShoppers, placeOrder, type Shopper } from '../orders/shopper.ts'
import { expectDelivered } from './delivered.ts'
import { createPaymentIntent, fetchOrder } from './pay-order.ts'
import { setUpPaymentApiPerTest } from './payment-api.ts'

const api = setUpPaymentApiPerTest()
beforeEach(async () => {
  api.sandbox.setWebhookTarget(api.webhooks)
})
afterEach(() => expect(api.failures).toEqual([]))

const minute = 60_000

async function buy(shopper: Shopper) {
  const order = await placeOrder(api, shopper)
  const intentId = await createPaymentIntent(api, shopper, order.id)
  return {
    order,
    intentId,
    shopper,
    fetchStatus: async () => (await fetchOrder(api, shopper, order.id)).status,
  }
}

describe('webhooks of the provider', () => {
  // Guard: the reconciler, which checks every open payment each minute.
  it('that are all lost for an hour: each order is paid within two minutes', async () => {
    api.sandbox.faults.set({ webhooks: { lose: 1_000_000 } })
    const shoppers = await createShoppers(api, 12)
    const bought: Awaited<ReturnType<typeof buy>>[] = []
    for (let passed = 0; passed < 60; passed += 1) {
      const waiting = bought.at(-1)
      if (passed % 5 === 2) expect(await waiting!.fetchStatus()).toBe(orderStatus.created)
      if (passed % 5 === 0) {
        const next = await buy(shoppers[passed / 5]!)
        api.sandbox.pay(next.intentId)
        bought.push(next)
      }
      api.advance(minute)
      await Promise.all([api.run('open-payments'), api.run('unpaid-orders')])
    }
    expect(await api.db.$count(paymentEvents)).toBe(0)
    const statuses = await Promise.all(bought.map(({ fetchStatus }) => fetchStatus()))
    expect(statuses).toEqual(bought.map(() => orderStatus.created))
  })

  // Guards: settle() is idempotent, and an event is recorded in the transaction of its effect.
  it('that arrive late, three times and in reverse order pay each order once', async () => {
    api.sandbox.faults.set({ webhooks: { hold: true, order: 'reverse', copies: 3 } })
    const shoppers = await createShoppers(api, 4)
    const bought = await Promise.all(shoppers.map((shopper) => buy(shopper)))
    for (const { intentId } of bought) api.sandbox.pay(intentId)
    const [found, cancelled, ...others] = bought
    // Meanwhile the reconciler settles one, and operations cancel another whose payment is not yet settled.
    api.advance(minute)
    await moveOrder(api, cancelled!.order.localizador, orderStatus.cancelled)
    await api.run('open-payments')
    expect(await found!.fetchStatus()).toBe(orderStatus.created)

    api.sandbox.faults.set({ webhooks: { copies: 3 } })
    await expectDelivered(api.sandbox.provider.events)
    for (const { fetchStatus } of [found!, ...others]) expect(await fetchStatus()).toBe(orderStatus.created)
    expect(await cancelled!.fetchStatus()).toBe(orderStatus.cancelled)
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([api.run('refunds'), api.run('outbox')])
      api.advance(minute)
    }
    const refunds = api.sandbox.provider.refunds.list()
    expect(refunds.map(({ payment_intent: intent }) => intent)).toEqual([cancelled!.intentId])
    for (const { shopper } of [found!, ...others]) {
      expect(await api.sandbox.mailbox.list({ to: shopper.email })).toHaveLength(1)
    }
  })
})

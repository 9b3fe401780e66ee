import { getOrder } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { describe, expect, it } from 'vitest'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { setUpPaymentApiPerTest } from '../payment/payment-api.ts'

const api = setUpPaymentApiPerTest()

async function withIntent() {
  const shopper = await createShopper(api)
  const order = await placeOrder(api, shopper)
  const { response } = await api.call(createIntent, {
    session: shopper.session,
    body: { order_id: order.id },
  })
  const statusOf = async () => {
    const seen = await api.call(getOrder, { session: shopper.session, params: { orderId: order.id } })
    return seen.response.orders[0]!.status
  }
  return { order, intentId: response.payment_intent.id, statusOf }
}

describe('a payment whose webhook was lost', () => {
  it('is reconciled with the provider a minute after its creation', async () => {
    const { intentId, statusOf } = await withIntent()
    api.sandbox.pay(intentId)
    await api.run('open-payments')
    expect(await statusOf()).toBe(1)
    api.advance(60_000)
    await Promise.all([api.run('open-payments'), api.run('open-payments')])
    expect(await statusOf()).toBe(0)
    expect(api.failures).toEqual([])
  })

  it('is checked again while it is open', async () => {
    const { intentId, statusOf } = await withIntent()
    api.advance(60_000)
    await api.run('open-payments')
    api.sandbox.pay(intentId)
    await api.run('open-payments')
    expect(await statusOf()).toBe(1)
    api.advance(60_000)
    await api.run('open-payments')
    expect(await statusOf()).toBe(0)
  })

  it('is retried while the provider is down', async () => {
    const { intentId, statusOf } = await withIntent()
    api.sandbox.pay(intentId)
    api.sandbox.faults.set({ cards: { kind: 'error' } })
    api.advance(60_000)
    await api.run('open-payments')
    expect(api.failures).toHaveLength(1)
    api.sandbox.faults.clear()
    api.advance(60_000)
    await api.run('open-payments')
    expect(await statusOf()).toBe(0)
  })

  it('is closed at the provider when its order was cancelled', async () => {
    const { order, intentId, statusOf } = await withIntent()
    await moveOrder(api, order.localizador, 60)
    api.advance(60_000)
    await api.run('open-payments')
    expect(api.sandbox.provider.intents.get(intentId)!.status).toBe('canceled')
    expect(await statusOf()).toBe(60)
  })
})

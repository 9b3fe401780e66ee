import type { Sandbox } from '@colada/sandbox/sandbox'
import { signatureHeader } from '@colada/sandbox/cards/webhooks'
import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { openShopCounter, webhookSecret } from './shop-counter.ts'
import { startSandbox, stripeFor } from './start-sandbox.ts'

async function open(webhookRetryDelays = [20, 20, 20, 20]) {
  const counter = await openShopCounter()
  const sandbox = await startSandbox({ webhook: counter.webhook, webhookRetryDelays })
  const stripe = stripeFor(sandbox.url)
  const pay = async () =>
    stripe.paymentIntents.create({
      amount: 4350,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
  return { counter, sandbox, stripe, pay }
}

const untold = ({ provider }: Sandbox) => provider.events.list((event) => event.pending_webhooks > 0)

const paid = 'payment_intent.succeeded'
const { webhooks } = new Stripe('sk_test_x')

describe('the signature', () => {
  test('is the provider’s own scheme', async () => {
    const { counter, pay } = await open()
    const intent = await pay()
    const [delivery] = await counter.expectDeliveries(paid, 1)
    const event = webhooks.constructEvent(delivery!.payload, delivery!.signature, webhookSecret)
    expect(event).toMatchObject({ type: paid, data: { object: { id: intent.id, amount_received: 4350 } } })
    const tampered = delivery!.payload.replace('4350', '1')
    expect(tampered).not.toBe(delivery!.payload)
    expect(() => webhooks.constructEvent(tampered, delivery!.signature, webhookSecret)).toThrow(/signature/i)
    expect(() => webhooks.constructEvent(delivery!.payload, delivery!.signature, 'whsec_other')).toThrow(
      /signature/i,
    )
  })

  test('grows old', () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event' })
    const old = signatureHeader(payload, webhookSecret, Math.floor(Date.now() / 1000) - 301)
    expect(() => webhooks.constructEvent(payload, old, webhookSecret)).toThrow(/timestamp/i)
    expect(webhooks.constructEvent(payload, signatureHeader(payload, webhookSecret), webhookSecret).id).toBe(
      'evt_1',
    )
  })
})

describe('what is told', () => {
  test('every turn of a payment', async () => {
    const { counter, stripe, pay } = await open()
    const intent = await pay()
    await stripe.refunds.create({ payment_intent: intent.id })
    const other = await stripe.paymentIntents.create({ amount: 100, currency: 'eur' })
    await stripe.paymentIntents
      .confirm(other.id, { payment_method: 'pm_card_chargeDeclined' })
      .catch(() => undefined)
    await stripe.paymentIntents.confirm(other.id, { payment_method: 'pm_card_authenticationRequired' })
    await stripe.paymentIntents.cancel(other.id)
    await counter.expectDeliveries('payment_intent.canceled', 1)
    await counter.expectDeliveries('payment_intent.created', 2)
    expect(counter.types()).toEqual(
      expect.arrayContaining([
        paid,
        'charge.refunded',
        'payment_intent.payment_failed',
        'payment_intent.requires_action',
      ]),
    )
    const kept = await stripe.events.list({ type: 'charge.refunded' })
    expect(kept.data).toMatchObject([{ data: { object: { amount_refunded: 4350, refunded: true } } }])
    expect(await stripe.events.retrieve(kept.data[0]!.id)).toMatchObject({ type: 'charge.refunded' })
  })

  test('is told again until the shop says 2xx, and no more', async () => {
    const { counter, sandbox, pay } = await open()
    counter.answer((earlier) => (earlier < 3 ? 503 : 204))
    await pay()
    await expect.poll(() => untold(sandbox), { timeout: 10_000 }).toEqual([])
    const told = counter.deliveries.filter(({ type }) => type === paid)
    expect(told).toHaveLength(4)
    expect(new Set(told.map(({ id }) => id)).size).toBe(1)
  })

  test('is given up after the last attempt', async () => {
    const { counter, sandbox, pay } = await open([10])
    counter.answer(() => 500)
    await pay()
    await expect.poll(() => untold(sandbox), { timeout: 10_000 }).toEqual([])
    expect(await counter.expectDeliveries(paid, 2)).toHaveLength(2)
  })
})

describe('faults on the way', () => {
  test('lost for ever', async () => {
    const { counter, sandbox, pay } = await open()
    sandbox.faults.set({ webhooks: { lose: 3 } })
    const intent = await pay()
    expect(intent.status).toBe('succeeded')
    await pay()
    await counter.expectDeliveries(paid, 1)
    expect(counter.deliveries.map(({ payload }) => payload).join()).not.toContain(intent.id)
  })

  test('held back, then out of order', async () => {
    const { counter, sandbox, pay } = await open()
    sandbox.faults.set({ webhooks: { hold: true, order: 'reverse' } })
    await pay()
    expect(counter.types()).toEqual([])
    sandbox.faults.set({ webhooks: null })
    await counter.expectDeliveries('payment_intent.created', 1)
    expect(counter.types()).toEqual([paid, 'charge.succeeded', 'payment_intent.created'])
  })

  test('late', async () => {
    const { counter, sandbox, pay } = await open()
    sandbox.faults.set({ webhooks: { delayMs: 200 } })
    await pay()
    const answered = Date.now()
    const [delivery] = await counter.expectDeliveries(paid, 1)
    expect(delivery!.at - answered).toBeGreaterThanOrEqual(150)
  })

  test('several times at once', async () => {
    const { counter, sandbox, pay } = await open()
    sandbox.faults.set({ webhooks: { copies: 5 } })
    await pay()
    const copies = await counter.expectDeliveries(paid, 5)
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1)
  })

  test('a hundred times on demand', async () => {
    const { counter, sandbox, pay } = await open()
    await pay()
    const [delivery] = await counter.expectDeliveries(paid, 1)
    const statuses = await sandbox.redeliver(delivery!.id, 100)
    expect(statuses).toEqual(Array.from({ length: 100 }, () => 200))
    await counter.expectDeliveries(paid, 101)
  })
})

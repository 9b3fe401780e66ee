import { signatureHeader } from '@colada/sandbox/cards/webhooks'
import type { Sandbox } from '@colada/sandbox/sandbox'
import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { startSandbox, stripeFor } from './start-sandbox.ts'
import { startWebhookReceiver, webhookSecret } from './webhook-receiver.ts'

async function open(webhookRetryDelays = [20, 20, 20, 20]) {
  const receiver = await startWebhookReceiver()
  const sandbox = await startSandbox({ webhook: receiver.webhook, webhookRetryDelays })
  const stripe = stripeFor(sandbox.url)
  const pay = async () =>
    stripe.paymentIntents.create({
      amount: 4350,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
  return { receiver, sandbox, stripe, pay }
}

const pendingEvents = ({ provider }: Sandbox) => provider.events.list((event) => event.pending_webhooks > 0)

const paid = 'payment_intent.succeeded'
const { webhooks } = new Stripe('sk_test_x')

describe('the signature', () => {
  test('is accepted by the Stripe SDK, and rejected for a changed payload or secret', async () => {
    const { receiver, pay } = await open()
    const intent = await pay()
    const [delivery] = await receiver.expectDeliveries(paid, 1)
    const event = webhooks.constructEvent(delivery!.payload, delivery!.signature, webhookSecret)
    expect(event).toMatchObject({ type: paid, data: { object: { id: intent.id, amount_received: 4350 } } })
    const tampered = delivery!.payload.replace('4350', '1')
    expect(tampered).not.toBe(delivery!.payload)
    expect(() => webhooks.constructEvent(tampered, delivery!.signature, webhookSecret)).toThrow(/signature/i)
    expect(() => webhooks.constructEvent(delivery!.payload, delivery!.signature, 'whsec_other')).toThrow(
      /signature/i,
    )
  })

  test('is rejected when it is older than five minutes', () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event' })
    const old = signatureHeader(payload, webhookSecret, Math.floor(Date.now() / 1000) - 301)
    expect(() => webhooks.constructEvent(payload, old, webhookSecret)).toThrow(/timestamp/i)
    expect(webhooks.constructEvent(payload, signatureHeader(payload, webhookSecret), webhookSecret).id).toBe(
      'evt_1',
    )
  })
})

describe('an event', () => {
  test('is sent for every state of a payment', async () => {
    const { receiver, stripe, pay } = await open()
    const intent = await pay()
    await stripe.refunds.create({ payment_intent: intent.id })
    const other = await stripe.paymentIntents.create({ amount: 100, currency: 'eur' })
    await stripe.paymentIntents
      .confirm(other.id, { payment_method: 'pm_card_chargeDeclined' })
      .catch(() => undefined)
    await stripe.paymentIntents.confirm(other.id, { payment_method: 'pm_card_authenticationRequired' })
    await stripe.paymentIntents.cancel(other.id)
    await receiver.expectDeliveries('payment_intent.canceled', 1)
    await receiver.expectDeliveries('payment_intent.created', 2)
    expect(receiver.types()).toEqual(
      expect.arrayContaining([
        paid,
        'charge.refunded',
        'payment_intent.payment_failed',
        'payment_intent.requires_action',
      ]),
    )
    const stored = await stripe.events.list({ type: 'charge.refunded' })
    expect(stored.data).toMatchObject([{ data: { object: { amount_refunded: 4350, refunded: true } } }])
    expect(await stripe.events.retrieve(stored.data[0]!.id)).toMatchObject({ type: 'charge.refunded' })
  })

  test('is retried until a 2xx response', async () => {
    const { receiver, sandbox, pay } = await open()
    receiver.respondWith((earlier) => (earlier < 3 ? 503 : 204))
    await pay()
    await expect.poll(() => pendingEvents(sandbox)).toEqual([])
    const sent = receiver.deliveries.filter(({ type }) => type === paid)
    expect(sent).toHaveLength(4)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  test('is not retried after the last attempt', async () => {
    const { receiver, sandbox, pay } = await open([10])
    receiver.respondWith(() => 500)
    await pay()
    await expect.poll(() => pendingEvents(sandbox)).toEqual([])
    expect(await receiver.expectDeliveries(paid, 2)).toHaveLength(2)
  })
})

describe('webhook faults', () => {
  test('lose drops the next events', async () => {
    const { receiver, sandbox, pay } = await open()
    sandbox.faults.set({ webhooks: { lose: 3 } })
    const intent = await pay()
    expect(intent.status).toBe('succeeded')
    await pay()
    await receiver.expectDeliveries(paid, 1)
    expect(receiver.deliveries.map(({ payload }) => payload).join()).not.toContain(intent.id)
  })

  test('hold sends the events in reverse order once cleared', async () => {
    const { receiver, sandbox, pay } = await open()
    sandbox.faults.set({ webhooks: { hold: true, order: 'reverse' } })
    await pay()
    expect(receiver.types()).toEqual([])
    sandbox.faults.set({ webhooks: null })
    await receiver.expectDeliveries('payment_intent.created', 1)
    expect(receiver.types()).toEqual([paid, 'charge.succeeded', 'payment_intent.created'])
  })

  test('delayMs delays the delivery', async () => {
    const { receiver, sandbox, pay } = await open()
    sandbox.faults.set({ webhooks: { delayMs: 200 } })
    const startedAt = Date.now()
    await pay()
    const [delivery] = await receiver.expectDeliveries(paid, 1)
    // Both clocks are of whole milliseconds.
    expect(delivery!.at - startedAt).toBeGreaterThanOrEqual(199)
  })

  test('copies delivers an event several times', async () => {
    const { receiver, sandbox, pay } = await open()
    sandbox.faults.set({ webhooks: { copies: 5 } })
    await pay()
    const copies = await receiver.expectDeliveries(paid, 5)
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1)
  })

  test('redeliver delivers an event a hundred times', async () => {
    const { receiver, sandbox, pay } = await open()
    await pay()
    const [delivery] = await receiver.expectDeliveries(paid, 1)
    const statuses = await sandbox.redeliver(delivery!.id, 100)
    expect(statuses).toEqual(Array.from({ length: 100 }, () => 200))
    await receiver.expectDeliveries(paid, 101)
  })
})

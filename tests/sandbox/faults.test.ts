import { describe, expect, test } from 'vitest'
import { rejectionOf, startSandbox, stripeFor } from './start-sandbox.ts'

const order = { amount: 4350, currency: 'eur' }

describe('provider faults', () => {
  test('delay responds late to the matching requests only', async () => {
    const sandbox = await startSandbox()
    const stripe = stripeFor(sandbox.url)
    const { id } = await stripe.paymentIntents.create(order)
    sandbox.faults.set({ cards: { kind: 'delay', ms: 200, on: 'POST /v1/payment_intents' } })
    const started = performance.now()
    await stripe.paymentIntents.create(order)
    expect(performance.now() - started).toBeGreaterThanOrEqual(195)
    // Longer than the client waits for a response.
    sandbox.faults.set({ cards: { kind: 'delay', ms: 60_000, on: 'POST /v1/payment_intents' } })
    expect((await stripe.paymentIntents.retrieve(id)).id).toBe(id)
  })

  test('hang neither processes the request nor responds', async () => {
    const sandbox = await startSandbox()
    sandbox.faults.set({ cards: { kind: 'hang' } })
    const failure = await rejectionOf(stripeFor(sandbox.url, { timeout: 150 }).paymentIntents.create(order))
    expect(failure).toMatchObject({ type: 'StripeConnectionError' })
    expect(failure.message).toContain('timeout')
    expect(sandbox.provider.intents.list()).toEqual([])
    sandbox.faults.clear()
    expect((await stripeFor(sandbox.url).paymentIntents.create(order)).object).toBe('payment_intent')
  })

  test('error responds with 500 twice, then normally', async () => {
    const sandbox = await startSandbox()
    sandbox.faults.set({ cards: { kind: 'error', times: 2 } })
    const stripe = stripeFor(sandbox.url)
    for (let time = 0; time < 2; time += 1) {
      const failure = await rejectionOf(stripe.paymentIntents.create(order, { idempotencyKey: 'same' }))
      expect(failure).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    }
    expect(sandbox.provider.intents.list()).toEqual([])
    const intent = await stripe.paymentIntents.create(order, { idempotencyKey: 'same' })
    expect(intent.status).toBe('requires_payment_method')
  })

  test('drop charges the card, and a retry with the same key replays the response', async () => {
    const sandbox = await startSandbox()
    const stripe = stripeFor(sandbox.url)
    const { id } = await stripe.paymentIntents.create(order)
    // Twice, because the SDK retries once after a dropped connection.
    sandbox.faults.set({ cards: { kind: 'drop', times: 2, on: '/confirm' } })
    const confirm = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, { idempotencyKey: 'pay-41' })
    expect(await rejectionOf(confirm())).toMatchObject({ type: 'StripeConnectionError' })
    expect(sandbox.provider.intents.get(id)).toMatchObject({ status: 'succeeded' })
    const found = await confirm()
    expect(found.status).toBe('succeeded')
    expect(found.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' })
    expect(sandbox.provider.charges.list()).toHaveLength(1)
  })
})

describe('the fault routes', () => {
  const send = async (url: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  test('set, return and clear the faults', async () => {
    const sandbox = await startSandbox()
    const plan = { cards: { kind: 'error', times: 1 }, mail: { kind: 'down' } }
    expect(await send(sandbox.url, plan)).toEqual({ status: 200, body: plan })
    expect(await rejectionOf(stripeFor(sandbox.url).paymentIntents.create(order))).toMatchObject({
      statusCode: 500,
    })
    expect(await send(sandbox.url, { mail: null })).toMatchObject({
      body: { cards: { times: 0 }, mail: null },
    })
    await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' })
    expect(sandbox.faults.current()).toEqual({
      cards: null,
      paypal: null,
      facebook: null,
      webhooks: null,
      mail: null,
      taxOffice: null,
    })
  })

  test.each([
    [{ card: { kind: 'hang' } }, 'There is no fault group "card"'],
    [{ cards: { kind: 'slow' } }, '"cards.kind" must be one of delay, hang, error, drop.'],
    [{ cards: { kind: 'delay' } }, '"cards.ms" must be a number.'],
    [{ webhooks: { copies: -1 } }, '"webhooks.copies" must be 0 or more.'],
    [[], 'Send the faults as a JSON object.'],
  ])('respond with 400 and a message for %j', async (plan, message) => {
    const sandbox = await startSandbox()
    const { status, body } = await send(sandbox.url, plan)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: expect.stringContaining(message) as string })
  })

  test('confirm a payment without a browser and deliver its event again', async () => {
    const sandbox = await startSandbox()
    const { id } = await stripeFor(sandbox.url).paymentIntents.create(order)
    const pay = await fetch(`${sandbox.url}/sandbox/cards/intents/${id}/pay`, { method: 'POST' })
    expect(await pay.json()).toMatchObject({ id, status: 'succeeded' })
    const again = await fetch(`${sandbox.url}/sandbox/cards/intents/${id}/pay`, { method: 'POST' })
    expect(again.status).toBe(400)
    const [event] = sandbox.provider.events.list()
    const sent = await fetch(`${sandbox.url}/sandbox/cards/events/${event!.id}/deliver`, { method: 'POST' })
    // `null`: no webhook endpoint is listening.
    expect(await sent.json()).toEqual({ statuses: [null] })
  })
})

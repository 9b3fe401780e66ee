import { describe, expect, test } from 'vitest'
import { failureOf, startSandbox, stripeFor } from './start-sandbox.ts'

const order = { amount: 4350, currency: 'eur' }

describe('answers of the provider', () => {
  test('slow', async () => {
    const sandbox = await startSandbox()
    const stripe = stripeFor(sandbox.url)
    const { id } = await stripe.paymentIntents.create(order)
    sandbox.faults.set({ cards: { kind: 'delay', ms: 600, on: 'POST /v1/payment_intents' } })
    const started = performance.now()
    const answers: string[] = []
    await Promise.all([
      stripe.paymentIntents.create(order).then(() => answers.push('the slow one')),
      stripe.paymentIntents.retrieve(id).then(() => answers.push('another')),
    ])
    expect(performance.now() - started).toBeGreaterThanOrEqual(595)
    expect(answers).toEqual(['another', 'the slow one'])
  })

  test('hanging: nothing happens and nothing comes', async () => {
    const sandbox = await startSandbox()
    sandbox.faults.set({ cards: { kind: 'hang' } })
    const failure = await failureOf(stripeFor(sandbox.url, { timeout: 150 }).paymentIntents.create(order))
    expect(failure).toMatchObject({ type: 'StripeConnectionError' })
    expect(failure.message).toContain('timeout')
    expect(sandbox.provider.intents.list()).toEqual([])
    sandbox.faults.clear()
    expect((await stripeFor(sandbox.url).paymentIntents.create(order)).object).toBe('payment_intent')
  })

  test('500 twice, then well', async () => {
    const sandbox = await startSandbox()
    sandbox.faults.set({ cards: { kind: 'error', times: 2 } })
    const stripe = stripeFor(sandbox.url)
    for (let time = 0; time < 2; time += 1) {
      const failure = await failureOf(stripe.paymentIntents.create(order, { idempotencyKey: 'same' }))
      expect(failure).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    }
    expect(sandbox.provider.intents.list()).toEqual([])
    const intent = await stripe.paymentIntents.create(order, { idempotencyKey: 'same' })
    expect(intent.status).toBe('requires_payment_method')
  })

  test('lost though the charge happened, and found again under the same key', async () => {
    const sandbox = await startSandbox()
    const stripe = stripeFor(sandbox.url)
    const { id } = await stripe.paymentIntents.create(order)
    // Twice, because the SDK tries a cut line once more by itself.
    sandbox.faults.set({ cards: { kind: 'drop', times: 2, on: '/confirm' } })
    const confirm = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, { idempotencyKey: 'pay-41' })
    expect(await failureOf(confirm())).toMatchObject({ type: 'StripeConnectionError' })
    expect(sandbox.provider.intents.get(id)).toMatchObject({ status: 'succeeded' })
    const found = await confirm()
    expect(found.status).toBe('succeeded')
    expect(found.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' })
    expect(sandbox.provider.charges.list()).toHaveLength(1)
  })
})

describe('over HTTP', () => {
  const send = async (url: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }

  test('are set, seen and cleared', async () => {
    const sandbox = await startSandbox()
    const plan = { cards: { kind: 'error', times: 1 }, mail: { kind: 'down' } }
    expect(await send(sandbox.url, plan)).toEqual({ status: 200, body: plan })
    expect(await failureOf(stripeFor(sandbox.url).paymentIntents.create(order))).toMatchObject({
      statusCode: 500,
    })
    expect(await send(sandbox.url, { mail: null })).toMatchObject({
      body: { cards: { times: 0 }, mail: null },
    })
    await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' })
    expect(sandbox.faults.current()).toEqual({ cards: null, paypal: null, webhooks: null, mail: null })
  })

  test.each([
    [{ card: { kind: 'hang' } }, 'There is no fault group "card"'],
    [{ cards: { kind: 'slow' } }, '"cards.kind" must be one of delay, hang, error, drop.'],
    [{ cards: { kind: 'delay' } }, '"cards.ms" must be a number.'],
    [{ webhooks: { copies: -1 } }, '"webhooks.copies" must be 0 or more.'],
    [[], 'Send the faults as a JSON object.'],
  ])('%j is refused with a sentence', async (plan, sentence) => {
    const sandbox = await startSandbox()
    const { status, body } = await send(sandbox.url, plan)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: expect.stringContaining(sentence) as string })
  })

  test('a payment is paid without a browser, and its event sent again', async () => {
    const sandbox = await startSandbox()
    const { id } = await stripeFor(sandbox.url).paymentIntents.create(order)
    const pay = await fetch(`${sandbox.url}/sandbox/cards/intents/${id}/pay`, { method: 'POST' })
    expect(await pay.json()).toMatchObject({ id, status: 'succeeded' })
    const again = await fetch(`${sandbox.url}/sandbox/cards/intents/${id}/pay`, { method: 'POST' })
    expect(again.status).toBe(400)
    const [event] = sandbox.provider.events.list()
    const sent = await fetch(`${sandbox.url}/sandbox/cards/events/${event!.id}/deliver`, { method: 'POST' })
    // No shop is listening here, which is what null says.
    expect(await sent.json()).toEqual({ statuses: [null] })
  })
})

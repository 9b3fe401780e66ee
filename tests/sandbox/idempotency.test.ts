import { expect, test } from 'vitest'
import { rejectionOf, startSandbox, stripeFor } from './start-sandbox.ts'

const order = { amount: 4350, currency: 'eur' }
const key = { idempotencyKey: 'order-41' }

test('replays the response for the same key with an idempotent-replayed header', async () => {
  const sandbox = await startSandbox()
  const stripe = stripeFor(sandbox.url)
  const first = await stripe.paymentIntents.create(order, key)
  const second = await stripe.paymentIntents.create(order, key)
  expect(second).toEqual(first)
  expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed')
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  })
  expect(sandbox.provider.intents.list()).toHaveLength(1)
})

test('rejects the same key with another request', async () => {
  const stripe = stripeFor((await startSandbox()).url)
  await stripe.paymentIntents.create(order, key)
  const failure = await rejectionOf(stripe.paymentIntents.create({ ...order, amount: 1 }, key))
  expect(failure).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
})

test('replays a declined card', async () => {
  const sandbox = await startSandbox()
  const stripe = stripeFor(sandbox.url)
  const { id } = await stripe.paymentIntents.create(order)
  const confirm = () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, key)
  const first = await rejectionOf(confirm())
  const second = await rejectionOf(confirm())
  expect([first.statusCode, second.statusCode]).toEqual([402, 402])
  expect(sandbox.provider.charges.list()).toHaveLength(1)
})

test('does not store the response to an invalid request, so the key can be used again', async () => {
  const stripe = stripeFor((await startSandbox()).url)
  await rejectionOf(stripe.paymentIntents.create({ ...order, customer: 'cus_none' }, key))
  expect((await stripe.paymentIntents.create(order, key)).status).toBe('requires_payment_method')
})

test('responds with 409 to a retry during the first request; a retrying client gets its response', async () => {
  const sandbox = await startSandbox()
  sandbox.faults.set({ cards: { kind: 'delay', ms: 1000, times: 1 } })
  const stripe = stripeFor(sandbox.url)
  const original = stripe.paymentIntents.create(order, key)
  await expect.poll(() => sandbox.provider.intents.list().length).toBe(1)
  expect(await rejectionOf(stripe.paymentIntents.create(order, key))).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  const retrying = stripeFor(sandbox.url, { maxNetworkRetries: 3 })
  expect((await retrying.paymentIntents.create(order, key)).id).toBe((await original).id)
})

test('creates one payment for twenty concurrent requests with one key', async () => {
  const sandbox = await startSandbox()
  const stripe = stripeFor(sandbox.url, { maxNetworkRetries: 5 })
  const all = await Promise.all(Array.from({ length: 20 }, () => stripe.paymentIntents.create(order, key)))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(sandbox.provider.intents.list()).toHaveLength(1)
})

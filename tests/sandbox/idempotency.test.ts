import { expect, test } from 'vitest'
import { failureOf, startSandbox, stripeFor } from './start-sandbox.ts'

const order = { amount: 4350, currency: 'eur' }
const key = { idempotencyKey: 'order-41' }

test('the same key gives the same answer again, marked as replayed', async () => {
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

test('the same key with other content is refused', async () => {
  const stripe = stripeFor((await startSandbox()).url)
  await stripe.paymentIntents.create(order, key)
  const failure = await failureOf(stripe.paymentIntents.create({ ...order, amount: 1 }, key))
  expect(failure).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
})

test('a declined card stays declined under its key', async () => {
  const sandbox = await startSandbox()
  const stripe = stripeFor(sandbox.url)
  const { id } = await stripe.paymentIntents.create(order)
  const confirm = () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, key)
  const first = await failureOf(confirm())
  const second = await failureOf(confirm())
  expect([first.statusCode, second.statusCode]).toEqual([402, 402])
  expect(sandbox.provider.charges.list()).toHaveLength(1)
})

test('a refused request keeps no answer, so that it can be mended and sent again', async () => {
  const stripe = stripeFor((await startSandbox()).url)
  await failureOf(stripe.paymentIntents.create({ ...order, customer: 'cus_none' }, key))
  expect((await stripe.paymentIntents.create(order, key)).status).toBe('requires_payment_method')
})

test('a repeat that overtakes its original is told to wait, and a patient client gets the one answer', async () => {
  const sandbox = await startSandbox()
  sandbox.faults.set({ cards: { kind: 'delay', ms: 1000, times: 1 } })
  const hasty = stripeFor(sandbox.url)
  const original = hasty.paymentIntents.create(order, key)
  await expect.poll(() => sandbox.provider.intents.list().length).toBe(1)
  expect(await failureOf(hasty.paymentIntents.create(order, key))).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  const patient = stripeFor(sandbox.url, { maxNetworkRetries: 3 })
  expect((await patient.paymentIntents.create(order, key)).id).toBe((await original).id)
})

test('twenty at once make one payment', async () => {
  const sandbox = await startSandbox()
  const stripe = stripeFor(sandbox.url, { maxNetworkRetries: 5 })
  const all = await Promise.all(Array.from({ length: 20 }, () => stripe.paymentIntents.create(order, key)))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(sandbox.provider.intents.list()).toHaveLength(1)
})

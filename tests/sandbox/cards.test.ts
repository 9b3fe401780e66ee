import { describe, expect, test } from 'vitest'
import { failureOf, startSandbox, stripeFor } from './start-sandbox.ts'

async function open() {
  const sandbox = await startSandbox()
  return { sandbox, stripe: stripeFor(sandbox.url) }
}

const order = { amount: 4350, currency: 'eur', metadata: { order_id: '41', payment_intent_type: 'order' } }

describe('payment intents, through the real SDK', () => {
  test('are created open, with a secret and the notes they were given', async () => {
    const { stripe } = await open()
    const intent = await stripe.paymentIntents.create({
      ...order,
      automatic_payment_methods: { enabled: true },
    })
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 4350,
      currency: 'eur',
      status: 'requires_payment_method',
      metadata: order.metadata,
      livemode: false,
    })
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`))
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id, amount: 4350 })
  })

  test('take a card and pay, with the charge on request', async () => {
    const { stripe } = await open()
    const { id } = await stripe.paymentIntents.create(order)
    const paid = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge.payment_method'],
    })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 4350,
      latest_charge: {
        object: 'charge',
        amount_captured: 4350,
        paid: true,
        payment_intent: id,
        metadata: order.metadata,
        payment_method: { object: 'payment_method', card: { brand: 'visa' } },
        payment_method_details: { type: 'card', card: { last4: '4242' } },
      },
    })
    expect(JSON.stringify(paid)).not.toContain('behaviour')
    expect((await stripe.paymentIntents.retrieve(id)).latest_charge).toMatch(/^ch_/)
  })

  test('can be confirmed as they are created', async () => {
    const { stripe } = await open()
    const paid = await stripe.paymentIntents.create({
      ...order,
      payment_method: 'pm_card_mastercard',
      confirm: true,
    })
    expect(paid.status).toBe('succeeded')
  })

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ])('decline %s with 402 and stay open for another card', async (method, code, declineCode) => {
    const { stripe } = await open()
    const { id } = await stripe.paymentIntents.create(order)
    const failure = await failureOf(stripe.paymentIntents.confirm(id, { payment_method: method }))
    expect(failure).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
      payment_intent: { id, status: 'requires_payment_method' },
    })
    const open_ = await stripe.paymentIntents.retrieve(id)
    expect(open_).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
      amount_received: 0,
    })
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  test('ask the holder of a 3-D Secure card, and decline it when the holder is away', async () => {
    const { stripe } = await open()
    const { id } = await stripe.paymentIntents.create(order)
    const asked = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
    })
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    const away = stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
      off_session: true,
    })
    expect(await failureOf(away)).toMatchObject({ statusCode: 402, code: 'authentication_required' })
  })

  test('are cancelled while open, and never once paid', async () => {
    const { stripe } = await open()
    const one = await stripe.paymentIntents.create(order)
    const canceled = await stripe.paymentIntents.cancel(one.id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' }
    const late = await failureOf(stripe.paymentIntents.confirm(one.id, { payment_method: 'pm_card_visa' }))
    expect(late).toMatchObject({ ...unexpected, payment_intent: { status: 'canceled' } })

    const two = await stripe.paymentIntents.create({
      ...order,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    const refused = await failureOf(stripe.paymentIntents.cancel(two.id))
    expect(refused).toMatchObject({ ...unexpected, payment_intent: { status: 'succeeded' } })
    expect(await failureOf(stripe.paymentIntents.update(two.id, { amount: 100 }))).toMatchObject(unexpected)
  })

  test('change amount and notes while open', async () => {
    const { stripe } = await open()
    const { id } = await stripe.paymentIntents.create(order)
    const changed = await stripe.paymentIntents.update(id, {
      amount: 5000,
      metadata: { order_id: '', note: 'x' },
    })
    expect(changed.amount).toBe(5000)
    expect(changed.metadata).toEqual({ payment_intent_type: 'order', note: 'x' })
  })

  test('can reserve first and capture later', async () => {
    const { stripe } = await open()
    const reserved = await stripe.paymentIntents.create({
      ...order,
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect(reserved).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 4350,
      amount_received: 0,
    })
    const captured = await stripe.paymentIntents.capture(reserved.id, { amount_to_capture: 4000 })
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 4000 })
  })

  test('come as a list, newest first, page by page', async () => {
    const { stripe } = await open()
    const created = []
    for (const amount of [100, 200, 300])
      created.push(await stripe.paymentIntents.create({ ...order, amount }))
    const first = await stripe.paymentIntents.list({ limit: 2 })
    expect(first.data.map(({ amount }) => amount)).toEqual([300, 200])
    expect(first.has_more).toBe(true)
    const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 10 })
    expect(all.map(({ id }) => id)).toEqual(created.map(({ id }) => id).reverse())
    const later = Math.floor(Date.now() / 1000) + 60
    expect((await stripe.paymentIntents.list({ created: { gte: later } })).data).toEqual([])
  })
})

describe('what the provider refuses', () => {
  test('unknown things are 404, unknown addresses too', async () => {
    const { stripe } = await open()
    const missing = { type: 'StripeInvalidRequestError', statusCode: 404, code: 'resource_missing' }
    expect(await failureOf(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject(missing)
    expect(await failureOf(stripe.customers.retrieve('cus_none'))).toMatchObject(missing)
    expect(await failureOf(stripe.paymentMethods.retrieve('pm_none'))).toMatchObject(missing)
    expect(await failureOf(stripe.refunds.retrieve('re_none'))).toMatchObject(missing)
    expect(await failureOf(stripe.payouts.retrieve('po_none'))).toMatchObject({ statusCode: 404 })
  })

  test.each([
    [{ currency: 'eur' }, 'parameter_missing', 'amount'],
    [{ amount: 49, currency: 'eur' }, 'amount_too_small', 'amount'],
    [{ amount: 10.5, currency: 'eur' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 100, currency: 'eur', ammount: 3 }, 'parameter_unknown', 'ammount'],
  ])('%j', async (params, code, param) => {
    const { stripe } = await open()
    const failure = await failureOf(stripe.paymentIntents.create(params as never))
    expect(failure).toMatchObject({ statusCode: 400, code, param })
  })

  test('keys that do not belong here', async () => {
    const { sandbox } = await open()
    for (const key of ['sk_live_real', 'pk_test_browser']) {
      const failure = await failureOf(stripeFor(sandbox.url, { key }).paymentIntents.retrieve('pi_1'))
      expect(failure).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
    }
  })

  test('a browser without the payment’s secret learns nothing of it', async () => {
    const { sandbox, stripe } = await open()
    const { id } = await stripe.paymentIntents.create(order)
    const ask = async (path: string, key = 'pk_test_x') => {
      const headers = { authorization: `Bearer ${key}` }
      return (await fetch(`${sandbox.url}/sandbox/cards/v1/${path}`, { headers })).status
    }
    expect(await ask(`payment_intents/${id}?client_secret=${id}_secret_guess`)).toBe(404)
    expect(await ask(`payment_intents/${id}`)).toBe(404)
    expect(await ask(`payment_intents/${id}`, 'sk_test_x')).toBe(401)
  })

  test('a card that is not a test card, whose number is never kept', async () => {
    const { sandbox, stripe } = await open()
    const { id } = await stripe.paymentIntents.create(order)
    const card = { number: '4111111111111111', exp_month: 12, exp_year: 2034, cvc: '123' }
    const method = await stripe.paymentMethods.create({ type: 'card', card })
    const failure = await failureOf(stripe.paymentIntents.confirm(id, { payment_method: method.id }))
    expect(failure).toMatchObject({ statusCode: 402, decline_code: 'test_mode_live_card' })
    expect(JSON.stringify(sandbox.provider.methods.list())).not.toContain(card.number)
  })

  test.each([
    ['incorrect_number', { number: '4242424242424241' }],
    ['invalid_expiry_month', { exp_month: 13 }],
    ['invalid_expiry_year', { exp_year: 2020 }],
    ['invalid_cvc', { cvc: '12' }],
  ])('a typed card with %s', async (code, wrong) => {
    const { stripe } = await open()
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123', ...wrong }
    const failure = await failureOf(stripe.paymentMethods.create({ type: 'card', card }))
    expect(failure).toMatchObject({ type: 'StripeCardError', statusCode: 402, code })
  })
})

describe('customers and their cards', () => {
  test('a card is kept when the payment asks for it, used again, and forgotten', async () => {
    const { stripe } = await open()
    const customer = await stripe.customers.create({ email: 'ana@example.es', metadata: { user_id: '9' } })
    const saving = {
      ...order,
      customer: customer.id,
      setup_future_usage: 'off_session' as const,
      confirm: true,
    }
    await stripe.paymentIntents.create({ ...saving, payment_method: 'pm_card_visa' })
    const kept = await stripe.customers.listPaymentMethods(customer.id, { type: 'card' })
    expect(kept.data).toHaveLength(1)
    const [method] = kept.data
    expect(method).toMatchObject({ customer: customer.id, card: { brand: 'visa', last4: '4242' } })

    const again = {
      ...order,
      customer: customer.id,
      payment_method: method!.id,
      off_session: true,
      confirm: true,
    }
    expect((await stripe.paymentIntents.create(again)).status).toBe('succeeded')

    expect((await stripe.paymentMethods.detach(method!.id)).customer).toBeNull()
    expect((await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data).toEqual([])
  })

  test('a payment that does not ask keeps no card', async () => {
    const { stripe } = await open()
    const customer = await stripe.customers.create({})
    await stripe.paymentIntents.create({
      ...order,
      customer: customer.id,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([])
  })

  test('nobody pays with another customer’s card', async () => {
    const { stripe } = await open()
    const [ana, eve] = [await stripe.customers.create({}), await stripe.customers.create({})]
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: ana.id })
    const theft = stripe.paymentIntents.create({
      ...order,
      customer: eve.id,
      payment_method: method.id,
      confirm: true,
    })
    expect(await failureOf(theft)).toMatchObject({ statusCode: 400, param: 'payment_method' })
    expect(await failureOf(stripe.paymentMethods.attach(method.id, { customer: eve.id }))).toMatchObject({
      statusCode: 400,
    })
  })

  test('a customer is changed, found by e-mail and deleted with their cards', async () => {
    const { stripe } = await open()
    const { id } = await stripe.customers.create({ email: 'old@example.es', name: 'Ana' })
    await stripe.customers.update(id, { email: 'ana@example.es', name: '' })
    expect((await stripe.customers.list({ email: 'ana@example.es' })).data).toMatchObject([
      { id, name: null },
    ])
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: id })
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true })
    expect(await failureOf(stripe.customers.retrieve(id))).toMatchObject({ statusCode: 404 })
    expect((await stripe.paymentMethods.retrieve(method.id)).customer).toBeNull()
  })
})

describe('refunds', () => {
  test('give back in parts, never more than was paid', async () => {
    const { stripe } = await open()
    const paid = await stripe.paymentIntents.create({
      ...order,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    const part = await stripe.refunds.create({
      payment_intent: paid.id,
      amount: 1000,
      reason: 'requested_by_customer',
    })
    expect(part).toMatchObject({
      object: 'refund',
      amount: 1000,
      status: 'succeeded',
      payment_intent: paid.id,
    })
    const tooMuch = await failureOf(stripe.refunds.create({ payment_intent: paid.id, amount: 3351 }))
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' })
    expect((await stripe.refunds.create({ payment_intent: paid.id })).amount).toBe(3350)
    const none = await failureOf(stripe.refunds.create({ payment_intent: paid.id }))
    expect(none).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' })
    const charge = await stripe.charges.retrieve(String(paid.latest_charge))
    expect(charge).toMatchObject({ amount_refunded: 4350, refunded: true })
    expect((await stripe.refunds.list({ payment_intent: paid.id })).data).toHaveLength(2)
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id })
  })

  test('nothing was paid, nothing is given back', async () => {
    const { stripe } = await open()
    const { id } = await stripe.paymentIntents.create(order)
    expect(await failureOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 400 })
  })
})

import { describe, expect, test } from 'vitest'
import { rejectionOf, order, startWithStripe } from './start-sandbox.ts'

describe('payment intents through the Stripe SDK', () => {
  test('are created with a client secret and their metadata', async () => {
    const { stripe } = await startWithStripe()
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

  test('charge a card and expand the charge', async () => {
    const { stripe } = await startWithStripe()
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

  test('are confirmed at creation with confirm=true', async () => {
    const { stripe } = await startWithStripe()
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
  ])('decline %s with 402 and accept another card', async (method, code, declineCode) => {
    const { stripe } = await startWithStripe()
    const { id } = await stripe.paymentIntents.create(order)
    const failure = await rejectionOf(stripe.paymentIntents.confirm(id, { payment_method: method }))
    expect(failure).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
      payment_intent: { id, status: 'requires_payment_method' },
    })
    const reopened = await stripe.paymentIntents.retrieve(id)
    expect(reopened).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
      amount_received: 0,
    })
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  test('require 3-D Secure authentication, and decline the card off session', async () => {
    const { stripe } = await startWithStripe()
    const { id } = await stripe.paymentIntents.create(order)
    const challenged = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
    })
    expect(challenged).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    const offSession = stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
      off_session: true,
    })
    expect(await rejectionOf(offSession)).toMatchObject({ statusCode: 402, code: 'authentication_required' })
  })

  test('can be canceled until they succeed', async () => {
    const { stripe } = await startWithStripe()
    const one = await stripe.paymentIntents.create(order)
    const canceled = await stripe.paymentIntents.cancel(one.id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' }
    const late = await rejectionOf(stripe.paymentIntents.confirm(one.id, { payment_method: 'pm_card_visa' }))
    expect(late).toMatchObject({ ...unexpected, payment_intent: { status: 'canceled' } })

    const two = await stripe.paymentIntents.create({
      ...order,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    const refused = await rejectionOf(stripe.paymentIntents.cancel(two.id))
    expect(refused).toMatchObject({ ...unexpected, payment_intent: { status: 'succeeded' } })
    expect(await rejectionOf(stripe.paymentIntents.update(two.id, { amount: 100 }))).toMatchObject(unexpected)
  })

  test('update amount and metadata', async () => {
    const { stripe } = await startWithStripe()
    const { id } = await stripe.paymentIntents.create(order)
    const changed = await stripe.paymentIntents.update(id, {
      amount: 5000,
      metadata: { order_id: '', note: 'x' },
    })
    expect(changed.amount).toBe(5000)
    expect(changed.metadata).toEqual({ payment_intent_type: 'order', note: 'x' })
  })

  test('authorize first and capture later', async () => {
    const { stripe } = await startWithStripe()
    const authorized = await stripe.paymentIntents.create({
      ...order,
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect(authorized).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 4350,
      amount_received: 0,
    })
    const captured = await stripe.paymentIntents.capture(authorized.id, { amount_to_capture: 4000 })
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 4000 })
  })

  test('are listed newest first, page by page', async () => {
    const { stripe } = await startWithStripe()
    const created = []
    for (const amount of [100, 200, 300])
      created.push(await stripe.paymentIntents.create({ ...order, amount }))
    const first = await stripe.paymentIntents.list({ limit: 2 })
    expect(first.data.map(({ amount }) => amount)).toEqual([300, 200])
    expect(first.has_more).toBe(true)
    const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 10 })
    expect(all.map(({ id }) => id)).toEqual(created.map(({ id }) => id).toReversed())
    const later = Math.floor(Date.now() / 1000) + 60
    expect((await stripe.paymentIntents.list({ created: { gte: later } })).data).toEqual([])
  })
})

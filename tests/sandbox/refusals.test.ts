import { describe, expect, test } from 'vitest'
import { rejectionOf, order, startWithStripe, stripeFor } from './start-sandbox.ts'

describe('the card API rejects', () => {
  test('unknown objects and paths with 404', async () => {
    const { stripe } = await startWithStripe()
    const missing = { type: 'StripeInvalidRequestError', statusCode: 404, code: 'resource_missing' }
    expect(await rejectionOf(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject(missing)
    expect(await rejectionOf(stripe.customers.retrieve('cus_none'))).toMatchObject(missing)
    expect(await rejectionOf(stripe.paymentMethods.retrieve('pm_none'))).toMatchObject(missing)
    expect(await rejectionOf(stripe.refunds.retrieve('re_none'))).toMatchObject(missing)
    expect(await rejectionOf(stripe.payouts.retrieve('po_none'))).toMatchObject({ statusCode: 404 })
  })

  test.each([
    [{ currency: 'eur' }, 'parameter_missing', 'amount'],
    [{ amount: 49, currency: 'eur' }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000, currency: 'eur' }, 'amount_too_large', 'amount'],
    [{ amount: 10.5, currency: 'eur' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 100, currency: 'eur', ammount: 3 }, 'parameter_unknown', 'ammount'],
  ])('invalid parameters %j', async (params, code, param) => {
    const { stripe } = await startWithStripe()
    const failure = await rejectionOf(stripe.paymentIntents.create(params as never))
    expect(failure).toMatchObject({ statusCode: 400, code, param })
  })

  test('live and publishable keys with 401', async () => {
    const { sandbox } = await startWithStripe()
    for (const key of ['sk_live_real', 'pk_test_browser']) {
      const failure = await rejectionOf(stripeFor(sandbox.url, { key }).paymentIntents.retrieve('pi_1'))
      expect(failure).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
    }
  })

  test('a browser without the client secret with 404', async () => {
    const { sandbox, stripe } = await startWithStripe()
    const { id } = await stripe.paymentIntents.create(order)
    const statusOf = async (path: string, key = 'pk_test_x') => {
      const headers = { authorization: `Bearer ${key}` }
      return (await fetch(`${sandbox.url}/sandbox/cards/v1/${path}`, { headers })).status
    }
    expect(await statusOf(`payment_intents/${id}?client_secret=${id}_secret_guess`)).toBe(404)
    expect(await statusOf(`payment_intents/${id}`)).toBe(404)
    expect(await statusOf(`payment_intents/${id}`, 'sk_test_x')).toBe(401)
  })

  test('a card that is not a test card, and does not store its number', async () => {
    const { sandbox, stripe } = await startWithStripe()
    const { id } = await stripe.paymentIntents.create(order)
    const card = { number: '4111111111111111', exp_month: 12, exp_year: 2034, cvc: '123' }
    const method = await stripe.paymentMethods.create({ type: 'card', card })
    const failure = await rejectionOf(stripe.paymentIntents.confirm(id, { payment_method: method.id }))
    expect(failure).toMatchObject({ statusCode: 402, decline_code: 'test_mode_live_card' })
    expect(JSON.stringify(sandbox.provider.methods.list())).not.toContain(card.number)
  })

  test.each([
    ['incorrect_number', { number: '4242424242424241' }],
    ['invalid_expiry_month', { exp_month: 13 }],
    ['invalid_expiry_year', { exp_year: 2020 }],
    ['invalid_cvc', { cvc: '12' }],
  ])('an entered card with %s', async (code, wrong) => {
    const { stripe } = await startWithStripe()
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123', ...wrong }
    const failure = await rejectionOf(stripe.paymentMethods.create({ type: 'card', card }))
    expect(failure).toMatchObject({ type: 'StripeCardError', statusCode: 402, code })
  })
})

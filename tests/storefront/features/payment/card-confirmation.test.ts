import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  confirmCard,
  confirmWallet,
  retrieveOutcome,
} from '#storefront/features/payment/card-confirmation.ts'

type StripeResult = object | Error

function stripeThat(confirmation: StripeResult, found: StripeResult = new Error('gone')) {
  const respondWith = (value: StripeResult) => async () => {
    if (value instanceof Error) throw value
    return value
  }
  const confirmCardPayment = vi.fn(respondWith(confirmation))
  const confirmPayment = vi.fn(respondWith(confirmation))
  const retrievePaymentIntent = vi.fn(respondWith(found))
  return { confirmCardPayment, confirmPayment, retrievePaymentIntent } as unknown as Stripe
}

const saved = { kind: 'saved', id: 'pm_1' } as const
const error = (type: string, more = {}) => ({ error: { type, message: 'Said', ...more } })
const intent = (status: string, more = {}) => ({
  paymentIntent: { status, last_payment_error: null, ...more },
})
const lost = error('api_connection_error')

beforeEach(() => vi.stubGlobal('location', { href: 'https://shop.example/pago/5' }))

test.each([
  ['a succeeded intent is confirming', intent('succeeded'), 'confirming', null],
  ['a processing intent is confirming', intent('processing'), 'confirming', null],
  ['a declined card is a card failure', error('card_error'), 'ready', 'card'],
  [
    'a failed 3-D Secure is a card failure',
    error('invalid_request_error', { code: 'payment_intent_authentication_failure' }),
    'ready',
    'card',
  ],
  ['incomplete input is an input failure', error('validation_error'), 'ready', 'input'],
  ['an invalid request is a technical failure', error('invalid_request_error'), 'ready', 'other'],
  [
    'an intent that has succeeded before is confirming',
    error('invalid_request_error', { payment_intent: { status: 'succeeded' } }),
    'confirming',
    null,
  ],
])('%s', async (_, confirmation, phase, refusal) => {
  const outcome = await confirmCard(stripeThat(confirmation), 'secret', saved)
  expect([outcome.phase, outcome.failure?.kind ?? null]).toEqual([phase, refusal])
})

test.each([
  ['a lost response that cannot be retrieved is unknown', lost, new Error('gone'), 'checking', null],
  ['retrieves a succeeded intent after a lost response', lost, intent('succeeded'), 'confirming', null],
  [
    'retrieves an unsent payment after a lost response',
    lost,
    intent('requires_payment_method'),
    'ready',
    'unsent',
  ],
  [
    'retrieves a decline after a lost response',
    lost,
    intent('requires_payment_method', { last_payment_error: { message: 'No' } }),
    'ready',
    'card',
  ],
  [
    'retrieves the intent after the library throws',
    new Error('boom'),
    intent('succeeded'),
    'confirming',
    null,
  ],
])('%s', async (_, confirmation, found, phase, refusal) => {
  const outcome = await confirmCard(stripeThat(confirmation, found), 'secret', saved)
  expect([outcome.phase, outcome.failure?.kind ?? null]).toEqual([phase, refusal])
})

test('maps a thrown error to a technical failure with its name', async () => {
  const stripe = stripeThat(new Error('boom'), intent('requires_payment_method'))
  expect((await confirmCard(stripe, 'secret', saved)).failure).toEqual({ kind: 'other', code: 'Error' })
})

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'funds'],
  [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired'],
  [{ code: 'incorrect_cvc' }, 'securityCode'],
  [{ code: 'payment_intent_authentication_failure' }, 'authentication'],
  [{ code: 'card_declined', decline_code: 'try_again_later' }, 'temporary'],
  [{ code: 'card_declined', decline_code: 'test_mode_live_card' }, 'testMode'],
  // Must not be named.
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'toString' }, 'declined'],
  [{}, 'declined'],
])('finds the cause of a decline, now and when it is retrieved: %o', async (codes, cause) => {
  const declined = { last_payment_error: { ...codes, message: 'Said in English' } }
  const outcomes = [
    await confirmCard(stripeThat(error('card_error', codes)), 'secret', saved),
    await retrieveOutcome(stripeThat({}, intent('requires_payment_method', declined)), 'secret'),
  ]
  for (const { failure } of outcomes) expect(failure).toEqual({ kind: 'card', cause })
})

test.each([
  ['incomplete_number', 'incompleteNumber'],
  ['invalid_expiry_year_past', 'expired'],
  [undefined, 'input'],
])('finds the cause of invalid input: %s', async (code, cause) => {
  const stripe = stripeThat(error('validation_error', { code }))
  expect((await confirmCard(stripe, 'secret', saved)).failure).toEqual({ kind: 'input', cause })
})

test('keeps the outcome unknown when the provider does not respond', async () => {
  expect((await retrieveOutcome(stripeThat({}), 'secret')).phase).toBe('checking')
})

test('confirms a wallet without a redirect', async () => {
  const stripe = stripeThat(intent('succeeded'))
  const elements = { submit: async () => ({}) } as unknown as StripeElements
  expect((await confirmWallet(stripe, 'secret', elements)).phase).toBe('confirming')
  expect(stripe.confirmPayment).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ clientSecret: 'secret', redirect: 'if_required' }),
  )
})

test('does not confirm a wallet whose submit fails', async () => {
  const stripe = stripeThat(intent('succeeded'))
  const elements = { submit: async () => error('validation_error') } as unknown as StripeElements
  expect((await confirmWallet(stripe, 'secret', elements)).failure?.kind).toBe('input')
  expect(stripe.confirmPayment).not.toHaveBeenCalled()
})

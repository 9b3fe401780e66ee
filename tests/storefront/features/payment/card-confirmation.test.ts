import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  confirmCard,
  confirmWallet,
  retrieveOutcome,
} from '#storefront/features/payment/card-confirmation.ts'

type Answer = object | Error

function stripeThat(confirmation: Answer, found: Answer = new Error('gone')) {
  const answer = (value: Answer) => async () => {
    if (value instanceof Error) throw value
    return value
  }
  const confirmCardPayment = vi.fn(answer(confirmation))
  const confirmPayment = vi.fn(answer(confirmation))
  const retrievePaymentIntent = vi.fn(answer(found))
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
  ['a yes is awaited from the shop', intent('succeeded'), 'confirming', null],
  ['a payment in process is awaited', intent('processing'), 'confirming', null],
  ['a declined card makes room for another', error('card_error'), 'ready', 'card'],
  [
    'a failed 3-D Secure makes room for another',
    error('invalid_request_error', { code: 'payment_intent_authentication_failure' }),
    'ready',
    'card',
  ],
  ['missing digits are said', error('validation_error'), 'ready', 'input'],
  [
    'a request the provider refuses is for the technical team',
    error('invalid_request_error'),
    'ready',
    'other',
  ],
  [
    'a payment that was made before is no error',
    error('invalid_request_error', { payment_intent: { status: 'succeeded' } }),
    'confirming',
    null,
  ],
])('%s', async (_, confirmation, phase, refusal) => {
  const outcome = await confirmCard(stripeThat(confirmation), 'secret', saved)
  expect([outcome.phase, outcome.failure?.kind ?? null]).toEqual([phase, refusal])
})

test.each([
  ['a lost answer that nobody can look up is not known', lost, new Error('gone'), 'checking', null],
  ['a lost yes is found out', lost, intent('succeeded'), 'confirming', null],
  ['what never arrived may be tried again', lost, intent('requires_payment_method'), 'ready', 'unsent'],
  [
    'a refusal that was lost is told',
    lost,
    intent('requires_payment_method', { last_payment_error: { message: 'No' } }),
    'ready',
    'card',
  ],
  ['a library that threw is looked up, too', new Error('boom'), intent('succeeded'), 'confirming', null],
])('%s', async (_, confirmation, found, phase, refusal) => {
  const outcome = await confirmCard(stripeThat(confirmation, found), 'secret', saved)
  expect([outcome.phase, outcome.failure?.kind ?? null]).toEqual([phase, refusal])
})

test('a rejection is for the technical team, with its text', async () => {
  const stripe = stripeThat(new Error('boom'), intent('requires_payment_method'))
  expect((await confirmCard(stripe, 'secret', saved)).failure).toEqual({ kind: 'other', message: 'boom' })
})

test('a look at the provider that is not answered says nothing', async () => {
  expect((await retrieveOutcome(stripeThat({}), 'secret')).phase).toBe('checking')
})

test('a wallet pays without leaving the page', async () => {
  const stripe = stripeThat(intent('succeeded'))
  const elements = { submit: async () => ({}) } as unknown as StripeElements
  expect((await confirmWallet(stripe, 'secret', elements)).phase).toBe('confirming')
  expect(stripe.confirmPayment).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ clientSecret: 'secret', redirect: 'if_required' }),
  )
})

test('a wallet that gives nothing is not charged', async () => {
  const stripe = stripeThat(intent('succeeded'))
  const elements = { submit: async () => error('validation_error') } as unknown as StripeElements
  expect((await confirmWallet(stripe, 'secret', elements)).failure?.kind).toBe('input')
  expect(stripe.confirmPayment).not.toHaveBeenCalled()
})

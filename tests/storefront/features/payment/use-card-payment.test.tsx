import type { Stripe } from '@stripe/stripe-js'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCardPayment } from '../../../../packages/storefront/src/features/payment/use-card-payment.ts'

type Answer = object | Error

function setUp(confirmation: Answer, found: Answer = {}) {
  const answer = (value: Answer) => async () => {
    if (value instanceof Error) throw value
    return value
  }
  const confirmCardPayment = vi.fn(answer(confirmation))
  const retrievePaymentIntent = vi.fn(answer(found))
  const stripe = { confirmCardPayment, retrievePaymentIntent } as unknown as Stripe
  const { result } = renderHook(() => useCardPayment(stripe))
  return { result, confirmCardPayment, retrievePaymentIntent }
}

const saved = { kind: 'saved', id: 'pm_1' } as const
const error = (type: string, more = {}) => ({ error: { type, message: 'Said', ...more } })
const intent = (status: string, more = {}) => ({
  paymentIntent: { status, last_payment_error: null, ...more },
})

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
  const { result } = setUp(confirmation)
  await act(() => result.current.pay('secret', saved))
  expect(result.current.phase).toBe(phase)
  expect(result.current.refusal?.kind ?? null).toBe(refusal)
})

test.each([
  ['the line was cut', error('api_connection_error')],
  ['the library threw', new Error('gone')],
])('nobody is asked to pay again while the result is unknown: %s', async (_, confirmation) => {
  const { result } = setUp(confirmation, new Error('still gone'))
  await act(() => result.current.pay('secret', saved))
  expect(result.current.phase).toBe('checking')
})

test('a lost yes is found out', async () => {
  const { result } = setUp(error('api_connection_error'), intent('succeeded'))
  await act(() => result.current.pay('secret', saved))
  expect(result.current.phase).toBe('confirming')
})

test('a payment that never arrived may be tried again', async () => {
  const { result } = setUp(error('api_connection_error'), intent('requires_payment_method'))
  await act(() => result.current.pay('secret', saved))
  expect(result.current).toMatchObject({ phase: 'ready', refusal: { kind: 'card' } })
})

test('two presses are one payment', async () => {
  const { result, confirmCardPayment } = setUp(intent('succeeded'))
  await act(async () => {
    await Promise.all([result.current.pay('secret', saved), result.current.pay('secret', saved)])
  })
  expect(confirmCardPayment).toHaveBeenCalledOnce()
})

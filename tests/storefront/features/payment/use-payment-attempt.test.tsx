import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checking, confirming, type AttemptOutcome, ready } from '#storefront/features/payment/attempt.ts'
import {
  savePendingAttempt,
  readPendingAttempt,
  clearPendingAttempt,
} from '#storefront/features/payment/pending-attempt.ts'
import { type StatusChecks, usePaymentAttempt } from '#storefront/features/payment/use-payment-attempt.ts'

const paid = { orderId: 5, processType: 'reserve_order' }
const declined = { kind: 'card', cause: 'funds' } as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  clearPendingAttempt(5)
  vi.useRealTimers()
})

const open = (asks: StatusChecks = {}) => renderHook(() => usePaymentAttempt(paid, asks)).result

test('two clicks send one payment, and other methods are blocked until it ends', async () => {
  const gate = open()
  const pay = vi.fn(async () => confirming)
  await act(async () => {
    await Promise.all([gate.current.attempt('card', pay), gate.current.attempt('paypal', pay)])
  })
  expect(pay).toHaveBeenCalledOnce()
  await act(async () => void (await gate.current.attempt('card', pay)))
  expect(pay).toHaveBeenCalledOnce()
  expect(gate.current.phase).toBe('confirming')
})

test('another method can be used after a failure', async () => {
  const gate = open()
  await act(async () => void (await gate.current.attempt('card', async () => ready(declined))))
  expect(gate.current).toMatchObject({ phase: 'ready', failure: declined, method: 'card' })
  expect(readPendingAttempt(5)).toBeNull()
  act(() => gate.current.dismissFailure())
  expect(gate.current).toMatchObject({ phase: 'ready', failure: null })
  await act(async () => void (await gate.current.attempt('paypal', async () => confirming)))
  expect(gate.current.phase).toBe('confirming')
})

test('polls an unknown outcome and starts no other attempt', async () => {
  const checkStatus = vi.fn(async () => checking)
  const gate = open({ card: checkStatus })
  const pay = vi.fn(async () => checking)
  await act(async () => void (await gate.current.attempt('card', pay)))
  await act(async () => void (await gate.current.attempt('paypal', pay)))
  expect(pay).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect(checkStatus).toHaveBeenCalledTimes(3)
  expect(gate.current.phase).toBe('checking')
  checkStatus.mockImplementation(async () => confirming)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(gate.current.phase).toBe('confirming')
})

test('an attempt that throws has an unknown outcome', async () => {
  const gate = open()
  await act(async () => {
    await gate.current.attempt('card', async () => {
      throw new Error('gone')
    })
  })
  expect(gate.current.phase).toBe('checking')
})

test('checks a pending attempt after a reload', async () => {
  savePendingAttempt(5, { method: 'card', processType: 'reserve_order' })
  const { promise, resolve } = Promise.withResolvers<AttemptOutcome>()
  const gate = open({ card: () => promise })
  expect(gate.current.phase).toBe('checking')
  await act(async () => resolve(ready({ kind: 'unsent' })))
  expect(gate.current).toMatchObject({ phase: 'ready', failure: { kind: 'unsent' } })
})

test('checks a pending attempt of another tab first', async () => {
  const checkStatus = vi.fn(async () => confirming)
  const gate = open({ card: checkStatus })
  savePendingAttempt(5, { method: 'card', processType: 'reserve_order' })
  const pay = vi.fn(async () => confirming)
  await act(async () => void (await gate.current.attempt('paypal', pay)))
  expect(pay).not.toHaveBeenCalled()
  expect(gate.current.phase).toBe('confirming')
})

test('ignores a pending attempt of another order', () => {
  savePendingAttempt(6, { method: 'card', processType: 'reserve_order' })
  expect(open().current.phase).toBe('ready')
  clearPendingAttempt(5)
  expect(readPendingAttempt(6)).toEqual({ method: 'card', processType: 'reserve_order' })
  clearPendingAttempt(6)
})

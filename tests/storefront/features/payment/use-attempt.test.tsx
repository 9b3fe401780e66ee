import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checking, confirming, type Outcome, ready } from '#storefront/features/payment/attempt.ts'
import { leaveMark, readMark, wipeMark } from '#storefront/features/payment/attempt-mark.ts'
import { type Asks, useAttempt } from '#storefront/features/payment/use-attempt.ts'

const paid = { orderId: 5, processType: 'reserve_order' }
const declined = { kind: 'card', message: 'No' } as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  wipeMark(5)
  vi.useRealTimers()
})

const open = (asks: Asks = {}) => renderHook(() => useAttempt(paid, asks)).result

test('two presses are one payment, and other ways wait, too', async () => {
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

test('after a refusal another way may be tried', async () => {
  const gate = open()
  await act(async () => void (await gate.current.attempt('card', async () => ready(declined))))
  expect(gate.current).toMatchObject({ phase: 'ready', refusal: declined, way: 'card' })
  expect(readMark(5)).toBeNull()
  await act(async () => void (await gate.current.attempt('paypal', async () => confirming)))
  expect(gate.current.phase).toBe('confirming')
})

test('an unknown result is asked for until it is known, and nothing else is paid meanwhile', async () => {
  const ask = vi.fn(async () => checking)
  const gate = open({ card: ask })
  const pay = vi.fn(async () => checking)
  await act(async () => void (await gate.current.attempt('card', pay)))
  await act(async () => void (await gate.current.attempt('paypal', pay)))
  expect(pay).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect(ask).toHaveBeenCalledTimes(3)
  expect(gate.current.phase).toBe('checking')
  ask.mockImplementation(async () => confirming)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(gate.current.phase).toBe('confirming')
})

test('an attempt that throws is not known either', async () => {
  const gate = open()
  await act(async () => {
    await gate.current.attempt('card', async () => {
      throw new Error('gone')
    })
  })
  expect(gate.current.phase).toBe('checking')
})

test('a reload in the middle asks before it offers to pay', async () => {
  leaveMark(5, { way: 'card', processType: 'reserve_order' })
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const gate = open({ card: () => promise })
  expect(gate.current.phase).toBe('checking')
  await act(async () => resolve(ready({ kind: 'unsent', message: '' })))
  expect(gate.current).toMatchObject({ phase: 'ready', refusal: { kind: 'unsent' } })
})

test('a payment of another tab is asked about first', async () => {
  const ask = vi.fn(async () => confirming)
  const gate = open({ card: ask })
  leaveMark(5, { way: 'card', processType: 'reserve_order' })
  const pay = vi.fn(async () => confirming)
  await act(async () => void (await gate.current.attempt('paypal', pay)))
  expect(pay).not.toHaveBeenCalled()
  expect(gate.current.phase).toBe('confirming')
})

test('the mark of another order is none of ours', () => {
  leaveMark(6, { way: 'card', processType: 'reserve_order' })
  expect(open().current.phase).toBe('ready')
  wipeMark(5)
  expect(readMark(6)).toEqual({ way: 'card', processType: 'reserve_order' })
  wipeMark(6)
})

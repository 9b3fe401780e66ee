import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSecondsLeft } from '#client/clock/use-seconds-left.ts'
import { formatCountdown } from '#client/format/countdown.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('counts by the server’s clock when this machine’s is wrong', () => {
  // This machine is an hour behind the server.
  const seen = { receivedAt: 1_000_000, serverTime: 1_003_600 }
  const { result } = renderHook(() => useSecondsLeft(1_003_600 + 90, seen))
  expect(result.current).toBe(90)
  act(() => void vi.advanceTimersByTime(89_000))
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersByTime(5_000))
  expect(result.current).toBe(0)
})

test.each([
  ['a visibilitychange event', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a pageshow event', () => window.dispatchEvent(new Event('pageshow'))],
])('shows the correct time at once after %s', (_, wake) => {
  const seen = { receivedAt: 1_000_000, serverTime: 1_000_000 }
  const { result } = renderHook(() => useSecondsLeft(1_001_800, seen))
  expect(result.current).toBe(1800)
  // Ten minutes in which no timer ran.
  vi.setSystemTime(1_000_600_000)
  expect(result.current).toBe(1800)
  act(() => void wake())
  expect(result.current).toBe(1200)
})

test('does not drift when ticks are delayed', () => {
  const seen = { receivedAt: 1_000_000, serverTime: 1_000_000 }
  const { result } = renderHook(() => useSecondsLeft(1_001_800, seen))
  for (let minute = 0; minute < 20; minute += 1) {
    act(() => void vi.advanceTimersByTime(53_000))
    vi.setSystemTime(Date.now() + 7_000)
  }
  act(() => void vi.advanceTimersByTime(1_000))
  expect(result.current).toBe(1800 - 20 * 60 - 1)
})

test('a list of countdowns has one timer', () => {
  const seen = { receivedAt: 1_000_000, serverTime: 1_000_000 }
  const hooks = Array.from({ length: 20 }, () => renderHook(() => useSecondsLeft(1_001_800, seen)))
  expect(vi.getTimerCount()).toBe(1)
  hooks.forEach(({ unmount }) => unmount())
  expect(vi.getTimerCount()).toBe(0)
})

test('returns 0 without an instant', () => {
  expect(renderHook(() => useSecondsLeft(null, { receivedAt: 0, serverTime: 0 })).result.current).toBe(0)
})

test.each([
  [1800, '30:00'],
  [61, '1:01'],
  [0, '0:00'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})

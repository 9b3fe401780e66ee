import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSecondsLeft } from '../../../../packages/storefront/src/platform/clock/use-seconds-left.ts'
import { clockText } from '../../../../packages/storefront/src/platform/format/clock.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('counts by the server’s clock, however wrong this machine’s is', () => {
  // This machine is an hour behind the server.
  const seen = { seenAt: 1_000_000, serverTime: 1_003_600 }
  const { result } = renderHook(() => useSecondsLeft(1_003_600 + 90, seen))
  expect(result.current).toBe(90)
  act(() => void vi.advanceTimersByTime(89_000))
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersByTime(5_000))
  expect(result.current).toBe(0)
})

test('nothing due is nothing left', () => {
  expect(renderHook(() => useSecondsLeft(null, { seenAt: 0, serverTime: 0 })).result.current).toBe(0)
})

test.each([
  [1800, '30:00'],
  [61, '1:01'],
  [0, '0:00'],
])('%i seconds are written %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { secondsLeft } from '@colada/domain/time/seconds-left'
import { expect, it } from 'vitest'

it.each([
  [0, 1800],
  [1799, 1],
  [1799.5, 1],
  [1800, 0],
  [5000, 0],
])('%d s after creation %d s are left', (after, left) => {
  expect(secondsLeft(1000 + PAYMENT_WINDOW_SECONDS, 1000 + after)).toBe(left)
})

import { expect, it } from 'vitest'
import { paymentWindow, secondsLeft } from '@colada/domain/payment/window'

it.each([
  [0, 1800],
  [1799, 1],
  [1799.5, 1],
  [1800, 0],
  [5000, 0],
])('%d s after it was made, %d s are left', (after, left) => {
  expect(secondsLeft(1000 + paymentWindow, 1000 + after)).toBe(left)
})

import { replyDateOf } from '@colada/domain/contact/reply-date'
import { expect, it } from 'vitest'

// spec 001 §9, Time
it.each([
  ['a Monday', '2026-11-23', '2026-11-24'],
  ['a Friday', '2026-11-27', '2026-11-30'],
  ['a Saturday', '2026-11-28', '2026-12-01'],
  ['a Sunday', '2026-11-29', '2026-12-01'],
  ['the end of a year', '2026-12-31', '2027-01-01'],
])('a message of %s is answered by the next working day', (_, sentOn, expected) => {
  expect(replyDateOf(sentOn)).toBe(expected)
})

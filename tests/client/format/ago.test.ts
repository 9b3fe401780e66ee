import { expect, test } from 'vitest'
import { formatAgo } from '#client/format/ago.ts'

const now = 1_800_000_000

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [2 * 3_600 + 5, '2 hours ago'],
  [86_400, 'yesterday'],
  [5 * 86_400, '5 days ago'],
  // The clock of this machine is behind.
  [-30, 'now'],
])('formats an age of %i s as "%s"', (age, text) => {
  expect(formatAgo(now - age, now, 'en')).toBe(text)
})

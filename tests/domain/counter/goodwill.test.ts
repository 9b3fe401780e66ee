import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { obstacleToGoodwill } from '#domain/counter/goodwill.ts'
import type { Role } from '#domain/wire/access.ts'

const counter = { roles: ['counter'] satisfies Role[] }
const operations = { roles: ['operations'] satisfies Role[] }
const basis = { given: 0, refundable: 50_000, isProposedByAnother: false }

describe('a goodwill', () => {
  it.each([
    [counter, 999, {}, null],
    [counter, 1000, {}, null],
    [counter, 1001, {}, 'operations'],
    [counter, 1, { given: 1000 }, 'operations'],
    [counter, 1000, { refundable: 999 }, 'too-large'],
    [operations, 1001, {}, null],
    [operations, 20_000, {}, null],
    [operations, 20_001, {}, 'second-person'],
    [operations, 1, { given: 20_000 }, 'second-person'],
    [operations, 20_001, { isProposedByAnother: true }, null],
    [operations, 50_001, { isProposedByAnother: true }, 'too-large'],
    [counter, 20_001, { isProposedByAnother: true }, 'operations'],
  ] as const)('of %o and %i cents with %o: %s', (actor, amount, differing, obstacle) => {
    expect(obstacleToGoodwill(actor, amount, { ...basis, ...differing })).toBe(obstacle)
  })

  test.prop({
    amount: fc.integer({ min: 1, max: 100_000 }),
    given: fc.nat(100_000),
    refundable: fc.nat(100_000),
    isProposedByAnother: fc.boolean(),
  })(
    'never exceeds what is paid, and a counter never gives what operations may not',
    ({ amount, ...given }) => {
      const isAllowed = (actor: typeof counter | typeof operations) =>
        obstacleToGoodwill(actor, amount, given) === null
      if (isAllowed(operations)) expect(amount).toBeLessThanOrEqual(given.refundable)
      if (isAllowed(counter)) expect(isAllowed(operations)).toBe(true)
    },
  )
})

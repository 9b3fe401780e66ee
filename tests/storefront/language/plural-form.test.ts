import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { pluralForm } from '#storefront/platform/language/record.ts'

const counts = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 50 }).map((millions) => millions * 1_000_000),
  fc.constantFrom(0.5, 1.5, 1_000_001, 999_999),
)

test.prop([fc.constantFrom('es', 'en'), counts])(
  'a count takes the form the platform gives it',
  (language, count) => {
    expect(pluralForm(language, count)).toBe(new Intl.PluralRules(language).select(count))
  },
)

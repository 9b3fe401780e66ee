import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { formatMoney } from '#storefront/platform/format/money.ts'

const platform = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' })

test.prop([fc.integer({ min: -100_000_000_00, max: 100_000_000_00 })])(
  'an amount reads as the platform itself writes it in Spain',
  (cents) => {
    expect(formatMoney(cents)).toBe(platform.format(cents / 100))
  },
)

test.each([0, 5, 695, 1390, 123_450, 999_999, 1_234_500, -300])('formats %i as Intl does', (cents) => {
  expect(formatMoney(cents)).toBe(platform.format(cents / 100))
})

import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { formatMoney } from '#domain/money/format-money.ts'

const intl = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' })

test.prop([fc.integer({ min: -100_000_000_00, max: 100_000_000_00 })])(
  'formats like Intl for es-ES',
  (cents) => {
    expect(formatMoney(cents)).toBe(intl.format(cents / 100))
  },
)

test.each([0, 5, 695, 1390, 123_450, 999_999, 1_234_500, -300])('formats %i as Intl does', (cents) => {
  expect(formatMoney(cents)).toBe(intl.format(cents / 100))
})

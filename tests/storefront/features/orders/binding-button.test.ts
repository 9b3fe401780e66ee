import { expect, test } from 'vitest'
import { bindingButton } from '#storefront/features/orders/binding-button.ts'

const t = ((key: string, values?: { amount: string }) =>
  [key, values?.amount].filter(Boolean).join(' ')) as unknown as Parameters<typeof bindingButton>[2]

test.each([
  ['order', 1706, false, 'orders:checkout.reserveAndPay 17,06 €'],
  ['packs', 3400, false, 'orders:direct.packs.pay 34,00 €'],
  ['added', 395, false, 'orders:direct.added.pay 3,95 €'],
  ['change', 300, false, 'orders:change.pay 3,00 €'],
  // Paid later: on the statement, or with the next payment.
  ['order', 1706, true, 'orders:checkout.reserve'],
  ['change', 49, false, 'orders:change.confirmPaid'],
] as const)('a binding button of %s over %i cents, on account %s', (kind, total, isOnAccount, label) => {
  expect(bindingButton(kind, { total, isOnAccount }, t).replaceAll('\u00a0', ' ')).toBe(label)
})

import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PaymentNote } from '#storefront/flows/cart/payment-note.tsx'
import words from '#storefront/locales/en/cart.json' with { type: 'json' }
import { signedIn } from '#storefront/platform/store/session-slice.ts'
import { createStore } from '#storefront/platform/store/store.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'
import { wireCustomer } from '../../support/wire-customer.ts'

afterEach(() => vi.unstubAllGlobals())

const show = (store = createStore()) => render(<PaymentNote />, { wrapper: inPage(store) })
const isInsecure = () => {
  throw new DOMException('', 'InvalidAccessError')
}

test('names Apple Pay only where the browser has it', () => {
  const { unmount } = show()
  expect(screen.getByText(words.payWith)).toBeVisible()
  unmount()
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => true })
  show()
  expect(screen.getByText(words.payWithApplePay)).toBeVisible()
})

test.each([
  ['cannot pay', () => false],
  ['is not asked by https', isInsecure],
])('does not name Apple Pay on a device that %s', (_, canMakePayments) => {
  vi.stubGlobal('ApplePaySession', { canMakePayments })
  show()
  expect(screen.getByText(words.payWith)).toBeVisible()
})

test.each([
  ['customers see it', 0, words.payWith],
  ['companies with approved credit do not see it', 1, ''],
] as const)('%s', async (_, onAccount, text) => {
  const { store } = fakeApi({
    'GET /users/me': () => ok({ user_info: { ...wireCustomer, on_account: onAccount } }),
  })
  store.dispatch(signedIn('7'))
  const { container } = show(store)
  await expect.poll(() => container.textContent).toBe(text)
})

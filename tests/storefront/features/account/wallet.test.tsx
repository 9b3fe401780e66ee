import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import Wallet from '#storefront/features/account/profile/wallet.tsx'
import { selectCoupon } from '#storefront/features/cart/cart-slice.ts'
import words from '#storefront/locales/en/profile.json' with { type: 'json' }
import { fakeApi, ok } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'

const { wallet } = words

test.each([
  [false, wallet.emptyText],
  [true, wallet.emptyTextOfBusiness],
])(
  'an empty wallet of a business (%s) speaks of no friends, who earn it nothing',
  async (isBusiness, text) => {
    const { store } = fakeApi({ 'GET /wallet': () => ok({ items: [] }) })
    renderInShop(<Wallet isBusiness={isBusiness} />, { store, path: '/en/my-profile' })
    expect(await screen.findByText(text)).toBeVisible()
  },
)

test('says what a voucher is for, and keeps its code for an order', async () => {
  const item = { code: 'BONO7K4M', name: '10 shirts', kind: 'voucher', amount: 2.95, percent: 0 }
  const items = [{ ...item, uses_left: 7, max_uses: 10, expires_on: null }]
  const { store } = fakeApi({ 'GET /wallet': () => ok({ items }) })
  renderInShop(<Wallet isBusiness={false} />, { store, path: '/en/my-profile' })
  expect(await screen.findByText('10 shirts')).toBeVisible()
  await userEvent.click(screen.getByText(wallet.use))
  expect(selectCoupon(store.getState())).toBe('BONO7K4M')
})

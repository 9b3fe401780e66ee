import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import Wallet from '#storefront/features/account/profile/wallet.tsx'
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

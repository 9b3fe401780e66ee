import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccountNavigation } from '#storefront/features/account/account-navigation.tsx'
import words from '#storefront/locales/en/shell.json' with { type: 'json' }
import { fakeApi } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'

const { account } = words

test.each([
  ['/en/my-orders', account.orders, 'page'],
  ['/en/my-profile', account.details, 'page'],
  ['/en/my-profile#wallet', account.vouchers, 'location'],
  ['/en/my-profile#addresses', account.addresses, 'location'],
  ['/en/my-profile#notifications', account.messages, 'location'],
  ['/en/my-profile#cards', account.details, 'page'],
  ['/en/my-profile/security', account.security, 'page'],
  ['/en/my-profile/my-data', account.details, 'page'],
])('%s is %s', async (path, name, current) => {
  renderInShop(<AccountNavigation>…</AccountNavigation>, { store: fakeApi({}).store, path })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('aria-current')).toBe(current)
  expect(screen.getAllByRole('link').filter((each) => each.hasAttribute('aria-current'))).toEqual([link])
})

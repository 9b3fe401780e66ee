import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import CookieTable from '#storefront/features/content/cookie-table.tsx'
import { findStoredItem, longestLifetime, storedItems } from '#storefront/platform/privacy/stored-items.ts'
import { i18nByLanguage } from '../../support/i18n.ts'
import { inPage } from '../../support/in-page.tsx'

test('lists every item in the table of its kind, with purpose and lifetime', () => {
  render(<CookieTable />, { wrapper: inPage() })
  const t = i18nByLanguage.en.t
  expect(screen.getAllByRole('rowheader')).toHaveLength(storedItems.length)
  const necessary = screen.getByRole('table', { name: t('privacy:kind.necessary') })
  const cart = within(necessary).getByRole('row', { name: /colada_cart/ })
  expect(within(cart).getByText(t('privacy:purpose.cart'))).toBeDefined()
  expect(within(cart).getByText('30 days')).toBeDefined()
})

test('has one item per area and name', () => {
  expect(new Set(storedItems.map(({ area, name }) => `${area} ${name}`)).size).toBe(storedItems.length)
})

test('finds an item by its name in the browser', () => {
  expect(findStoredItem('cookie', 'colada_session')?.name).toBe('__Host-colada_session')
  expect(findStoredItem('cookie', '__Host-colada_session')).toBeDefined()
  expect(findStoredItem('localStorage', 'colada_cart')).toBeUndefined()
  expect(findStoredItem('cookie', '_ga')).toBeUndefined()
})

test('returns the longest lifetime of a kind', () => {
  expect(longestLifetime('necessary')).toBe('untilRemoved')
  expect(longestLifetime('advertising')).toBeUndefined()
})

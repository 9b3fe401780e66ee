import { toOrder } from '@colada/domain/orders/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderEntry } from '#storefront/features/orders/order-entry.tsx'
import { i18nByLanguage } from '../../support/i18n.ts'
import { renderInShop } from '../../support/in-shop.tsx'
import { wireLeg, wireOrder } from '../../support/wire-order.ts'

const { t } = i18nByLanguage.en

// spec 001 §8, Other
it('shows "unknown" for dates that cannot be parsed', () => {
  const pickup = [{ ...wireLeg(1_790_000_000), date: '30/02/2026' }]
  const order = toOrder({ ...wireOrder, pickup, requested_date: '' })
  renderInShop(<OrderEntry order={order} href="/" now={1_790_000_000} />)
  expect(screen.getAllByText(t('schedule:unknownDate'))).toHaveLength(2)
})

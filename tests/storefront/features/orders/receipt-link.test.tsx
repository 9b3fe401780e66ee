import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReceiptLink } from '#storefront/features/orders/receipt-link.tsx'
import words from '#storefront/locales/en/orders.json' with { type: 'json' }
import { fakeApi } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const order = { locator: 'ABC1234', kind: 'normal', isReturnDue: false, status: orderStatus.created }

test.each([
  ['a placed order', {}, true],
  ['a delivered order', { status: orderStatus.delivered }, true],
  ['an unpaid order', { status: orderStatus.pendingPayment }, false],
  ['packs', { kind: 'voucher' }, false],
])('the receipt of %s', (_, part, isLinked) => {
  const { store } = fakeApi({})
  const shown = { ...order, ...part } as unknown as Order
  render(<ReceiptLink order={shown} />, { wrapper: inPage(store) })
  const links = screen.queryAllByRole('link', { name: words.detail.receipt })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    isLinked ? ['/api/orders/ABC1234/receipt.pdf?lang=en'] : [],
  )
})

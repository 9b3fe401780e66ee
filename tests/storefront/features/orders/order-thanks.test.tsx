import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderThanks } from '#storefront/features/orders/order-thanks.tsx'
import words from '#storefront/locales/en/orders.json' with { type: 'json' }
import { fakeApi } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const order = { locator: 'ABC1234', total: 2390, pending: 0, isOnAccount: false, pickups: [], deliveries: [] }

test.each([
  ['a paid order', {}, words.thanks.paid.replace('{{amount}}', formatMoney(2390).replace('\u00a0', ' '))],
  ['a free order', { total: 0 }, words.thanks.processed],
  ['an order below the payment threshold', { total: 10 }, words.thanks.processed],
  ['an order on account', { isOnAccount: true }, words.thanks.billed],
  [
    'an order whose amount is too small to be charged',
    { total: 24, pending: 24 },
    words.thanks.pending.replace('{{amount}}', formatMoney(24).replace('\u00a0', ' ')),
  ],
])('%s shows the next step and the locator', async (_, part, text) => {
  const { store } = fakeApi({})
  const made = { ...order, ...part } as unknown as Order
  await act(
    async () =>
      void render(<OrderThanks order={made} orderHref="/order" homeHref="/" />, { wrapper: inPage(store) }),
  )
  expect(screen.getByText(`${text} ${words.thanks.sent}`)).toBeVisible()
  expect(screen.getByText('ABC1234')).toBeVisible()
})

const leg = { address: 'Calle Mayor 3', date: '2026-11-24', start: '09:00', end: '11:00' }

test.each([
  ['a placed order', {}, true],
  ['an unpaid order', { status: orderStatus.pendingPayment }, false],
  ['a delivered order', { status: orderStatus.delivered }, false],
  ['packs', { pickups: [], deliveries: [] }, false],
])('the calendar file of %s', async (_, part, isLinked) => {
  const { store } = fakeApi({})
  const placed = { ...order, status: orderStatus.created, pickups: [leg], deliveries: [leg], ...part }
  await act(
    async () =>
      void render(<OrderThanks order={placed as unknown as Order} orderHref="/order" homeHref="/" />, {
        wrapper: inPage(store),
      }),
  )
  const links = screen.queryAllByRole('link', { name: words.calendar.add })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    isLinked ? ['/api/orders/ABC1234/calendar.ics?lang=en'] : [],
  )
})

import { formatMoney } from '@colada/domain/money/format-money'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useMeQuery } from '#storefront/features/account/endpoints.ts'
import { SignedIn } from '#storefront/features/account/signed-in.tsx'
import { DeleteAccount } from '#storefront/flows/profile/delete-account.tsx'
import orderWords from '#storefront/locales/en/orders.json' with { type: 'json' }
import words from '#storefront/locales/en/profile.json' with { type: 'json' }
import { selectSignedIn, signedIn } from '#storefront/platform/store/session-slice.ts'
import { fakeApi, type Handlers, ok, rejected } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'
import { wireCustomer } from '../../support/wire-customer.ts'
import { wireOrder, type WireOrder } from '../../support/wire-order.ts'

const { account } = words

function Profile() {
  const { data } = useMeQuery()
  return data ? <DeleteAccount me={data} /> : null
}

function openProfile(orders: readonly WireOrder[], items: readonly object[], handlers: Handlers = {}) {
  const { requests, store } = fakeApi({
    'GET /users/me': () => ok({ user_info: wireCustomer }),
    'GET /orders': () => ok({ orders, server_time: 0 }),
    'GET /wallet': () => ok({ items }),
    ...handlers,
  })
  store.dispatch(signedIn('7'))
  // The only route, so that the screen stays.
  renderInShop(
    <SignedIn fallback="…">
      <Profile />
    </SignedIn>,
    { store, path: '/en/my-profile' },
  )
  return { requests, store }
}

const startDeletion = async () => userEvent.click(await screen.findByRole('button', { name: account.delete }))

test('names the orders under way at once, with links to them', async () => {
  const { requests } = openProfile(
    [
      { ...wireOrder, id: 5, localizador: 'ABC1234' },
      { ...wireOrder, id: 6, localizador: 'DELIVER', status: 50 },
      { ...wireOrder, id: 7, localizador: 'VOUCHER', type: 'voucher' },
    ],
    [],
  )
  await startDeletion()
  const dialog = within(await screen.findByRole('dialog', { name: account.openTitle }))
  const links = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['Order ABC1234', '/en/order-details/5']])
  expect(dialog.getByText(orderWords.status.created)).toBeDefined()
  expect(dialog.getByText(account.open_one)).toBeDefined()
  expect(requests.map(({ call }) => call)).not.toContain('DELETE /users/7')
})

test('says what a company owes and how it is paid, and asks nothing', async () => {
  const account = {
    state: 'approved',
    suspended_for: null,
    limit: 500,
    terms_days: 30,
    balance: 284.1,
    left: 215.9,
    wanted_limit: null,
    contact: '',
    requested_at: null,
    due: [],
    overdue: 0,
    months: [],
  }
  const transfer = { holder: 'Colada', iban: 'ES9121000418450200051332', concept: 'B63000012' }
  openProfile([], [], {
    'GET /users/me': () => ok({ user_info: { ...wireCustomer, isB2B: '1' } }),
    'GET /business/account': () => ok({ account, transfer }),
  })
  await startDeletion()
  const dialog = await screen.findByRole('dialog', { name: words.account.openTitle })
  expect(dialog.textContent).toContain(formatMoney(28_410))
  expect(dialog.textContent).toContain('ES91 2100 0418 4502 0005 1332, with the reference B63000012')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('says how many uses of vouchers are lost, before the last confirmation', async () => {
  const code = { name: '', amount: 0, percent: 100, max_uses: 10, expires_on: null }
  openProfile(
    [{ ...wireOrder, type: 'voucher' }],
    [
      { ...code, code: 'BONO-1', kind: 'voucher', uses_left: 7 },
      { ...code, code: 'REGALO', kind: 'reward', uses_left: 1 },
    ],
  )
  await startDeletion()
  const question = await screen.findByRole('alertdialog', { name: account.deleteTitle })
  expect(question.textContent).toContain('You have 7 unused bundle uses')
})

test('asks nothing while orders cannot be read, and says why', async () => {
  openProfile([], [], { 'GET /orders': () => rejected(500, 500) })
  await startDeletion()
  expect((await screen.findByRole('alertdialog', { name: account.notDeleted })).textContent).toContain('No')
})

// Guard: `SignedIn`. The next screen may be rendered later than the data is cleared.
test('a deleted account is not requested again by the screen that is left', async () => {
  const { requests, store } = openProfile([], [], {
    'DELETE /users/7': () => ok(),
    'POST /logout': () => ok(),
  })
  await userEvent.click(await screen.findByRole('button', { name: account.delete }))
  await userEvent.click(await screen.findByRole('button', { name: account.deleteContinue }))
  await userEvent.click(await screen.findByRole('button', { name: account.deleteConfirm }))
  await screen.findByText('…')
  await expect.poll(() => requests.at(-1)?.call).toBe('POST /logout')
  await expect.poll(() => store.getState()).not.toHaveProperty('api.queries.me(undefined)')
  expect(selectSignedIn(store.getState())).toBe(false)
  expect(requests.map(({ call }) => call)).toEqual([
    'GET /users/me',
    'GET /orders',
    'GET /wallet',
    'DELETE /users/7',
    'POST /logout',
  ])
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useMeQuery } from '#storefront/features/account/endpoints.ts'
import { SignedIn } from '#storefront/features/account/signed-in.tsx'
import { DeleteAccount } from '#storefront/flows/profile/delete-account.tsx'
import words from '#storefront/locales/en/profile.json' with { type: 'json' }
import { selectSignedIn, signedIn } from '#storefront/platform/store/session-slice.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'
import { wireCustomer } from '../../support/wire-customer.ts'

const { account } = words

function Profile() {
  const { data } = useMeQuery()
  return data ? <DeleteAccount me={data} /> : null
}

// Guard: `SignedIn`. The next screen may be rendered later than the data is cleared.
test('a deleted account is not requested again by the screen that is left', async () => {
  const { requests, store } = fakeApi({
    'GET /users/me': () => ok({ user_info: wireCustomer }),
    'DELETE /users/7': () => ok(),
    'POST /logout': () => ok(),
  })
  store.dispatch(signedIn('7'))
  // The only route, so that the screen stays.
  renderInShop(
    <SignedIn fallback="…">
      <Profile />
    </SignedIn>,
    { store, path: '/en/my-profile' },
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: account.delete }))
  await user.click(await screen.findByRole('button', { name: account.deleteContinue }))
  await user.click(await screen.findByRole('button', { name: account.deleteConfirm }))
  await screen.findByText('…')
  await expect.poll(() => requests.at(-1)?.call).toBe('POST /logout')
  await expect.poll(() => store.getState()).not.toHaveProperty('api.queries.me(undefined)')
  expect(selectSignedIn(store.getState())).toBe(false)
  expect(requests.map(({ call }) => call)).toEqual(['GET /users/me', 'DELETE /users/7', 'POST /logout'])
})

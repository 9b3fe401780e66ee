import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useMeQuery } from '#storefront/features/account/endpoints.ts'
import NotificationSettings from '#storefront/features/account/profile/notification-settings.tsx'
import words from '#storefront/locales/en/profile.json' with { type: 'json' }
import { fakeApi, ok, rejected } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'
import { wireCustomer } from '../../support/wire-customer.ts'

function Settings() {
  const { data } = useMeQuery()
  return data ? <NotificationSettings me={data} /> : null
}

const { notifications: t } = words

function show(save: () => Response | Promise<Response>) {
  const { requests, store } = fakeApi({
    'GET /users/me': () => ok({ user_info: wireCustomer }),
    'PUT /users/me/notifications': save,
    'PUT /users/me/language': () => ok(),
  })
  render(<Settings />, { wrapper: inPage(store) })
  return requests
}

const checked = (label: string) => screen.getByRole('switch', { name: label }).getAttribute('aria-checked')

test('saves a switch at once, with the other choices', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const requests = show(() => promise)
  await userEvent.click(await screen.findByRole('switch', { name: t.newsletter }))
  await waitFor(() => expect(checked(t.newsletter)).toBe('true'))
  resolve(ok({ user_info: { ...wireCustomer, newsletter: 1 } }))
  await screen.findByText(t.saved)
  expect(requests.at(-1)).toEqual({
    call: 'PUT /users/me/notifications',
    body: { newsletter: 1, order_progress: { mail: 1 }, referrals: { mail: 1 } },
  })
})

test('changes a switch back when it could not be saved', async () => {
  show(() => rejected(500, 500))
  await userEvent.click(await screen.findByRole('switch', { name: t.orderProgress }))
  expect((await screen.findByRole('alert')).textContent).toContain(t.failed)
  await waitFor(() => expect(checked(t.orderProgress)).toBe('true'))
})

test('stores the language of the mails and loads the customer again', async () => {
  const requests = show(() => ok())
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: t.language }), 'en')
  await waitFor(() => expect(requests.filter(({ call }) => call === 'GET /users/me')).toHaveLength(2))
  expect(requests).toContainEqual({ call: 'PUT /users/me/language', body: { lang: 'en' } })
})

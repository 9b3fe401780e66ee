import { toUser } from '@colada/domain/account/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import common from '#client/locales/en/common.json' with { type: 'json' }
import { EditUserForm } from '#storefront/features/account/profile/edit-user-form.tsx'
import account from '#storefront/locales/en/account.json' with { type: 'json' }
import profile from '#storefront/locales/en/profile.json' with { type: 'json' }
import { fakeApi, ok, rejected } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'
import { wireCustomer } from '../../support/wire-customer.ts'

function show(save: () => Response) {
  const { requests, store } = fakeApi({ 'PUT /users/me': save })
  const onSaved = vi.fn()
  const me = toUser(wireCustomer)
  const router = createMemoryRouter([{ path: '/', element: <EditUserForm me={me} onSaved={onSaved} /> }])
  render(<RouterProvider router={router} />, { wrapper: inPage(store) })
  return { requests, onSaved }
}

const save = () => userEvent.click(screen.getByRole('button', { name: profile.edit.save }))

// spec 000 §5: a registration sends 1970-01-01 without asking.
test('requires the birth date that a registration does not ask for, and sends it as year-month-day', async () => {
  const { requests, onSaved } = show(() => ok({ user_info: { ...wireCustomer, email_pending: 'a@b.es' } }))
  const birthDate = await screen.findByLabelText(profile.edit.birthDate)
  expect(birthDate).toHaveProperty('value', '')
  await save()
  await screen.findByRole('link', { name: common.problems['birth-date'] })
  expect(requests).toEqual([])
  await userEvent.type(birthDate, '24051984')
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(requests[0]!.body).toMatchObject({ birth_date: '1984-05-24', gender: 'other', first_name: 'Ana' })
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ pendingEmail: 'a@b.es' }))
})

// spec 001 §8
test.each([
  [statusCodes.emailRefused.code, account.fields.email],
  [statusCodes.phoneRefused.code, account.fields.phone],
])('shows code %i at its field', async (code, label) => {
  const { onSaved } = show(() => rejected(code, 422))
  await userEvent.type(await screen.findByLabelText(profile.edit.birthDate), '24051984')
  await save()
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(onSaved).not.toHaveBeenCalled()
})

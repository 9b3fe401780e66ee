import { createHash } from 'node:crypto'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import common from '#client/locales/en/common.json' with { type: 'json' }
import { EmailConfirmation } from '#storefront/features/account/links/email-confirmation.tsx'
import { LinkGate } from '#storefront/features/account/links/link-gate.tsx'
import { LinkLogin } from '#storefront/features/account/links/link-login.tsx'
import { NewPasswordForm } from '#storefront/features/account/links/new-password-form.tsx'
import words from '#storefront/locales/en/account.json' with { type: 'json' }
import { selectSignedIn } from '#storefront/platform/store/session-slice.ts'
import { fakeApi, type Handlers, ok, rejected } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'

const { fields, newPassword, confirmEmail, link, login } = words
const { problems, calls } = common
const { linkInvalid, unavailable, invalid } = statusCodes
const email = 'ana@colada.example'
const password = 'una colada al sol'

function showNewPassword(handlers: Handlers) {
  const onSaved = vi.fn()
  const api = fakeApi(handlers)
  renderInShop(
    <LinkGate token="t" purposes={['reset-password']} fields={2} expired={<p>expired</p>}>
      {(found, check) => (
        <NewPasswordForm token="t" email={found.email} onSaved={onSaved} onExpired={check} />
      )}
    </LinkGate>,
    { store: api.store },
  )
  const fill = async (repeated = password) => {
    await userEvent.type(await screen.findByLabelText(fields.newPassword), password)
    await userEvent.type(screen.getByLabelText(fields.repeatNewPassword), repeated)
    await userEvent.click(screen.getByRole('button', { name: newPassword.submit }))
  }
  return { ...api, onSaved, fill }
}

const validLink = () => ok({ purpose: 'reset-password', email })

test('saves the digest of a new password and starts the session', async () => {
  const { requests, store, onSaved, fill } = showNewPassword({
    'POST /links': validLink,
    'POST /new_password': () => ok(),
  })
  await fill()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  const digest = createHash('md5').update(password).digest('hex')
  expect(requests.at(-1)?.body).toEqual({ token: 't', new_password: digest, repeat_new_password: digest })
  expect(selectSignedIn(store.getState())).toBe(true)
})

test('requires equal passwords, and shows the refusal of a known one at its field', async () => {
  const { requests, onSaved, fill } = showNewPassword({
    'POST /links': validLink,
    'POST /new_password': () =>
      rejected(invalid.code, invalid.http, { errors: { new_password: ['This password is known.'] } }),
  })
  await fill('otra colada al sol')
  expect(await screen.findByText(problems['password-mismatch'])).toBeVisible()
  expect(requests).toHaveLength(1)
  await userEvent.clear(screen.getByLabelText(fields.repeatNewPassword))
  await userEvent.type(screen.getByLabelText(fields.repeatNewPassword), `${password}{Enter}`)
  expect(await screen.findByText('This password is known.')).toBeVisible()
  expect(onSaved).not.toHaveBeenCalled()
})

test('shows that a link has expired: at once, while the form was open, or for another purpose', async () => {
  showNewPassword({ 'POST /links': () => rejected(linkInvalid.code, linkInvalid.http) })
  expect(await screen.findByText('expired')).toBeVisible()
  cleanup()

  const answers = [validLink(), rejected(linkInvalid.code, linkInvalid.http)]
  const { fill } = showNewPassword({
    'POST /links': () => answers.shift()!,
    'POST /new_password': () => rejected(linkInvalid.code, linkInvalid.http),
  })
  await fill()
  expect(await screen.findByText('expired')).toBeVisible()
  cleanup()

  showNewPassword({ 'POST /links': () => ok({ purpose: 'log-in', email }) })
  expect(await screen.findByText('expired')).toBeVisible()
})

test('offers to check a link again when the API is not available', async () => {
  const answers = [rejected(unavailable.code, unavailable.http), validLink()]
  showNewPassword({ 'POST /links': () => answers.shift()! })
  expect(await screen.findByText(link.failed)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: calls.retry }))
  expect(await screen.findByLabelText(fields.newPassword)).toBeVisible()
})

test('logs in with a link only when the button is clicked', async () => {
  const { requests, store } = fakeApi({ 'POST /login/link': () => ok() })
  const onSignedIn = vi.fn()
  renderInShop(<LinkLogin token="t" email={email} onSignedIn={onSignedIn} onExpired={() => undefined} />, {
    store,
  })
  const button = await screen.findByRole('button', { name: login.submit })
  expect(requests).toEqual([])
  await userEvent.click(button)
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
  expect(requests).toEqual([{ call: 'POST /login/link', body: { token: 't' } }])
})

test('confirms an address once and counts the orders that were added', async () => {
  const { requests, store } = fakeApi({ 'POST /email_confirmations': () => ok({ email, merged_orders: 2 }) })
  renderInShop(<EmailConfirmation token="t" />, { store })
  expect(await screen.findByText(confirmEmail.merged_other.replace('{{count}}', '2'))).toBeVisible()
  expect(screen.getByRole('link', { name: confirmEmail.orders })).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('leads to a new link when the confirmation has expired', async () => {
  const { store } = fakeApi({
    'POST /email_confirmations': () => rejected(linkInvalid.code, linkInvalid.http),
  })
  renderInShop(<EmailConfirmation token="t" />, { store })
  expect(await screen.findByText(link.expired)).toBeVisible()
  expect(screen.getByRole('link', { name: confirmEmail.profile })).toBeVisible()
})

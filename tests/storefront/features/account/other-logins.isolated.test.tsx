import { statusCodes } from '@colada/domain/wire/status-codes'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import common from '#client/locales/en/common.json' with { type: 'json' }
import { FacebookLogin } from '#storefront/features/account/login/facebook-login.tsx'
import { LoginForm } from '#storefront/features/account/login/login-form.tsx'
import { rememberTermsAccepted } from '#storefront/features/account/registration/accepted-terms.ts'
import words from '#storefront/locales/en/account.json' with { type: 'json' }
import { fakeApi, type Handlers, ok, rejected } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'

const { facebook, login, passkey } = words
const { problems } = common

const startAuthentication = vi.hoisted(() => vi.fn<(options: object) => Promise<object>>())
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }))

function showPasskey(handlers: Handlers) {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  const onSignedIn = vi.fn()
  const api = fakeApi({
    'POST /login/passkey/options': () => ok({ challenge_id: 4, options: { challenge: 'c' } }),
    ...handlers,
  })
  renderInShop(<LoginForm onSignedIn={onSignedIn} />, { store: api.store })
  const start = async () => userEvent.click(await screen.findByRole('button', { name: login.passkey }))
  return { ...api, onSignedIn, start }
}

test('logs in with the passkey that the customer chooses', async () => {
  startAuthentication.mockResolvedValueOnce({ id: 'key' })
  const { requests, onSignedIn, start } = showPasskey({ 'POST /login/passkey': () => ok() })
  await start()
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } })
  expect(requests.at(-1)?.body).toEqual({ challenge_id: 4, credential: { id: 'key' } })
})

test('says so when no passkey was chosen, or when it was refused', async () => {
  startAuthentication.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const { code, http } = statusCodes.passkeyRefused
  const { onSignedIn, start } = showPasskey({ 'POST /login/passkey': () => rejected(code, http) })
  await start()
  expect(await screen.findByText(passkey.cancelled)).toBeVisible()
  startAuthentication.mockResolvedValueOnce({ id: 'key' })
  await start()
  expect(await screen.findByText('No')).toBeVisible()
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('hides passkeys from browsers without them', async () => {
  renderInShop(<LoginForm onSignedIn={() => undefined} />, { store: fakeApi({}).store })
  await screen.findByRole('button', { name: login.submit })
  expect(screen.queryByRole('button', { name: login.passkey })).toBeNull()
})

const config = () => ok({ facebook_app_id: 'app', facebook_sdk_url: '/sandbox/facebook/sdk.js' })
const user = { email: '', phone: '', first_name: 'Ana', last_name: 'Gil' }

function showFacebook(handlers: Handlers = {}) {
  const onSignedIn = vi.fn()
  const api = fakeApi({
    'GET /login_config': config,
    'POST /login/facebook': () => ok({ user_info: user }),
    ...handlers,
  })
  renderInShop(<FacebookLogin onSignedIn={onSignedIn} />, { store: api.store })
  const submit = async () => userEvent.click(await screen.findByRole('button', { name: login.facebook }))
  const acceptTerms = async () => userEvent.click((await screen.findAllByRole('checkbox'))[0]!)
  return { ...api, onSignedIn, submit, acceptTerms }
}

// spec 000 §5, Social login
test('requires the terms before Facebook opens, then sends its token', async () => {
  const logInToFacebook = vi.fn((done: (response: object) => void) =>
    done({ authResponse: { accessToken: 'token' } }),
  )
  const init = vi.fn()
  vi.stubGlobal('FB', { init, login: logInToFacebook })
  const { requests, onSignedIn, submit, acceptTerms } = showFacebook()
  await submit()
  expect(await screen.findByText(problems.terms)).toBeVisible()
  expect(requests).toEqual([])
  await acceptTerms()
  await submit()
  await expect.poll(() => onSignedIn).toHaveBeenCalledExactlyOnceWith(user)
  expect(init).toHaveBeenCalledWith(expect.objectContaining({ appId: 'app' }))
  expect(requests.at(-1)?.body).toEqual({ access_token: 'token', aceptarTyC: 1, remember: 0 })
})

test('does not ask again for the terms that were accepted beside the button of the log-in', async () => {
  rememberTermsAccepted()
  showFacebook()
  const [terms] = await screen.findAllByRole('checkbox')
  expect(terms!.getAttribute('aria-checked')).toBe('true')
})

test('says so when the customer closes Facebook, and when its SDK does not load', async () => {
  vi.stubGlobal('FB', { init: () => undefined, login: (done: (response: object) => void) => done({}) })
  const closed = showFacebook()
  await closed.acceptTerms()
  await closed.submit()
  expect(await screen.findByText(facebook.cancelled)).toBeVisible()
  cleanup()

  vi.stubGlobal('FB', undefined)
  const { acceptTerms, submit } = showFacebook()
  await acceptTerms()
  await submit()
  const script = () => document.querySelector('script[src="/sandbox/facebook/sdk.js"]')
  await expect.poll(script).not.toBeNull()
  script()!.dispatchEvent(new Event('error'))
  expect(await screen.findByText(facebook.unavailable)).toBeVisible()
})

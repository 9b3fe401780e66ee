import { createHash } from 'node:crypto'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import common from '#client/locales/es/common.json' with { type: 'json' }
import { LoginForm } from '#storefront/features/account/login/login-form.tsx'
import { areTermsAccepted } from '#storefront/features/account/registration/accepted-terms.ts'
import words from '#storefront/locales/es/account.json' with { type: 'json' }
import { selectSignedIn } from '#storefront/platform/store/session-slice.ts'
import { createStore } from '#storefront/platform/store/store.ts'
import { fillSilently } from '../../support/fill-silently.ts'
import { renderInShop } from '../../support/in-shop.tsx'

const { fields, login, mailLogin, missing } = words
const { problems } = common

function setUp(answer: () => Response, { path = '/', root = {} } = {}) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  const store = createStore()
  const onSignedIn = vi.fn()
  renderInShop(<LoginForm onSignedIn={onSignedIn} />, { store, language: 'es', path, root })
  const fill = async (email: string, password: string) => {
    await userEvent.type(await screen.findByLabelText(fields.email), email)
    await userEvent.type(screen.getByLabelText(fields.password), password)
    await userEvent.keyboard('{Enter}')
  }
  return { fetch, store, onSignedIn, fill }
}

test('sends the digest of the untrimmed password instead of the password', async () => {
  const { fetch, store, onSignedIn, fill } = setUp(() =>
    Response.json({ status: { code: 200, message: '' } }),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: fields.remember }))
  await fill('ana@colada.example', ' con espacios ')
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
  const sent = fetch.mock.calls[0]![1].body as string
  expect(JSON.parse(sent)).toEqual({
    email: 'ana@colada.example',
    password: createHash('md5').update(' con espacios ').digest('hex'),
    remember: 1,
  })
  expect(sent).not.toContain('con espacios')
  expect(selectSignedIn(store.getState())).toBe(true)
})

test('sends what a password manager filled in without events', async () => {
  const { fetch, onSignedIn } = setUp(() => Response.json({ status: { code: 200, message: '' } }))
  fillSilently(await screen.findByLabelText(fields.email), 'ana@colada.example')
  fillSilently(screen.getByLabelText(fields.password), 'secreta')
  await userEvent.click(screen.getByRole('button', { name: login.submit }))
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
  expect(JSON.parse(fetch.mock.calls[0]![1].body as string)).toMatchObject({
    email: 'ana@colada.example',
    password: createHash('md5').update('secreta').digest('hex'),
  })
})

test('shows rejected credentials at both fields and focuses the first', async () => {
  const { code } = statusCodes.credentialsRefused
  const { store, onSignedIn, fill } = setUp(() =>
    Response.json({ status: { code, message: 'No coinciden.' } }, { status: 401 }),
  )
  await fill('ana@colada.example', 'equivocada')
  expect(await screen.findAllByText('No coinciden.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText(fields.email))
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(selectSignedIn(store.getState())).toBe(false)
})

test('requires both fields before it sends a request', async () => {
  const { fetch } = setUp(() => Response.json({}))
  await userEvent.click(await screen.findByRole('button', { name: login.submit }))
  expect(await screen.findByText(missing.email)).toBeVisible()
  expect(screen.getByText(missing.password)).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})

test('keeps the input when the browser is offline', async () => {
  const { fill } = setUp(() => {
    throw new TypeError('offline')
  })
  await fill('ana@colada.example', 'mi-clave')
  expect(await screen.findByText(common.calls.failed)).toBeVisible()
  expect(screen.getByLabelText(fields.password)).toHaveProperty('value', 'mi-clave')
})

test('shows how long the account is locked, until the time is over', async () => {
  const { code, http } = statusCodes.loginLocked
  const { fill } = setUp(() =>
    Response.json(
      { status: { code, message: 'Bloqueada.' } },
      { status: http, headers: { 'retry-after': '90' } },
    ),
  )
  await fill('ana@colada.example', 'equivocada')
  const alert = await screen.findByText(login.lockedTitle)
  expect(screen.getByRole('timer').textContent).toBe(login.lockedMinutes_other.replace('{{count}}', '2'))
  vi.useFakeTimers({ now: Date.now() + 91_000, toFake: ['Date'] })
  try {
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => alert.isConnected).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('sends a link by mail and continues when the customer returns from it', async () => {
  const { fetch, store, onSignedIn } = setUp(() => Response.json({ status: { code: 200, message: '' } }))
  await userEvent.type(await screen.findByLabelText(fields.email), 'ana@colada.example')
  await userEvent.click(screen.getByRole('button', { name: login.byMail }))
  const submit = await screen.findByRole('button', { name: mailLogin.submit })
  expect(document.activeElement).toBe(screen.getByLabelText(fields.email))
  await userEvent.click(submit)
  expect(await screen.findByText(mailLogin.sentTitle)).toBeVisible()
  expect(fetch.mock.calls[0]![0]).toContain('/api/login/mail')
  expect(JSON.parse(fetch.mock.calls[0]![1].body as string)).toEqual({ email: 'ana@colada.example' })

  document.dispatchEvent(new Event('visibilitychange'))
  expect(onSignedIn).not.toHaveBeenCalled()
  document.cookie = 'colada_signed_in=customer.1'
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
  expect(selectSignedIn(store.getState())).toBe(true)
  document.cookie = 'colada_signed_in=; Max-Age=0'
})

// spec 000 §2, Login modal; §5, Social login
test('continues with Facebook once the terms are accepted, with the page to return to', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  setUp(() => Response.json({}), { path: '/entrar?next=%2Fmis-pedidos', root: { hasFacebook: true } })
  const submit = await screen.findByRole('button', { name: login.facebook })
  await userEvent.click(submit)
  expect(await screen.findByText(problems.terms)).toBeVisible()
  expect(assign).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(fields.termsName) }))
  await userEvent.click(submit)
  await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('/entrar/facebook?next=%2Fmis-pedidos')
  expect(areTermsAccepted()).toBe(true)
})

test('does not offer Facebook where the shop has none', async () => {
  setUp(() => Response.json({}))
  await screen.findByRole('button', { name: login.submit })
  expect(screen.queryByRole('button', { name: login.facebook })).toBeNull()
})

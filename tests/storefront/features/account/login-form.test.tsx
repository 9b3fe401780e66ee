import { statusCodes } from '@colada/domain/wire/status'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginForm } from '#storefront/features/account/login-form.tsx'
import words from '#storefront/locales/es/account.json' with { type: 'json' }
import { selectSignedIn } from '#storefront/platform/store/session-slice.ts'
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

const { fields, login, problems } = words

/** jsdom has no ResizeObserver; the checkbox creates one. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver)
})
afterEach(cleanup)

function setUp(answer: () => Response) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  const store = createStore()
  const onSignedIn = vi.fn()
  render(<LoginForm onSignedIn={onSignedIn} />, { wrapper: inPage(store, 'es') })
  const fill = async (email: string, password: string) => {
    await userEvent.type(screen.getByLabelText(fields.email), email)
    await userEvent.type(screen.getByLabelText(fields.password), password)
    await userEvent.keyboard('{Enter}')
  }
  return { fetch, store, onSignedIn, fill }
}

test('sends the digest of the untrimmed password instead of the password', async () => {
  const { fetch, store, onSignedIn, fill } = setUp(() =>
    Response.json({ status: { code: 200, message: '' } }),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: fields.remember }))
  await fill('ana@colada.example', ' con espacios ')
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000)
  const sent = fetch.mock.calls[0]![1].body as string
  expect(JSON.parse(sent)).toEqual({
    email: 'ana@colada.example',
    password: createHash('md5').update(' con espacios ').digest('hex'),
    remember: 1,
  })
  expect(sent).not.toContain('con espacios')
  expect(selectSignedIn(store.getState())).toBe(true)
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
  expect(await screen.findAllByText(problems.required)).toHaveLength(2)
  expect(fetch).not.toHaveBeenCalled()
})

test('keeps the input when the browser is offline', async () => {
  const { fill } = setUp(() => {
    throw new TypeError('offline')
  })
  await fill('ana@colada.example', 'mi-clave')
  expect(await screen.findByText(words.calls.failed)).toBeTruthy()
  expect(screen.getByLabelText(fields.password)).toHaveProperty('value', 'mi-clave')
})

import { login, register } from '@colada/domain/account/contract'
import { loginWithFacebook } from '@colada/domain/account/facebook-contract'
import { getPasskeyLoginOptions, loginWithPasskey } from '@colada/domain/account/passkey-contract'
import { downloadMyData, getMyData } from '@colada/domain/account/personal-data-contract'
import { updateBusiness, updateMe } from '@colada/domain/account/profile-contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import {
  checkLink,
  confirmEmail,
  forgotPassword,
  loginWithLink,
  requestEmailConfirmation,
  requestLoginLink,
  setPassword,
} from '@colada/domain/account/security-contract'
import {
  confirmStaffLogin,
  getStaffPasskeyLoginOptions,
  loginStaff,
  loginStaffWithPasskey,
} from '@colada/domain/staff/contract'
import { createCustomer, openCustomer } from '@colada/domain/staff/customers-contract'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { messages } from '#api/locales/messages.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { createTestApi, passwordDigest, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ config: { hasRateLimits: true } })
})
afterAll(() => api.close())

type Request = readonly [Endpoint, object?]

const token = `${'0'.repeat(36)}.${'0'.repeat(43)}`
const mailTo = (index: number) => ({ email: `mail-${index}@example.com` })
const guest = (email: string) => ({
  full_name: '',
  email,
  email_confirmation: email,
  phone: '600999888',
  aceptarTyC: 1,
})
// Requests that fail are counted too, and are fast.
const person = {
  first_name: '',
  last_name: '',
  email: 'a@example.com',
  email_confirmation: 'b@example.com',
  password: passwordDigest('guess'),
  phone: '600999888',
  aceptarTyC: 1,
}
const business = {
  ...person,
  business_name: '',
  cif: '',
  bill_address: '',
  bill_location: '',
}

let clients = 0
/** Sends requests of a new client; returns their HTTP statuses, and Retry-After and message of the last one. */
async function send(requests: readonly Request[], session?: string) {
  clients += 1
  const headers = { 'x-forwarded-for': `203.0.113.${clients}` }
  const statuses: number[] = []
  let retryAfter = 0
  let message = ''
  for (const [endpoint, body] of requests) {
    const input = { headers, ...(body && { body }), ...(session !== undefined && { session }) }
    const outcome = await api.call(endpoint, input)
    statuses.push(outcome.http)
    retryAfter = Number(outcome.headers['retry-after'] ?? 0)
    message = (outcome.response as { message?: string }).message ?? ''
  }
  return { statuses, retryAfter, message }
}

/** Returns `count` requests, in turn. */
const inTurn = (count: number, create: readonly ((index: number) => Request)[]) =>
  Array.from({ length: count }, (_, index) => create[index % create.length]!(index))

interface Limited {
  readonly of: string
  readonly max: number
  readonly window: number
  /** Endpoints that share the limit. */
  readonly requests: readonly ((index: number) => Request)[]
  readonly isSignedIn?: true
}

const limited: Limited[] = [
  {
    of: 'log-ins with Facebook',
    max: 30,
    window: 60,
    requests: [() => [loginWithFacebook, { access_token: 'guess' }]],
  },
  {
    of: 'log-ins with a passkey',
    max: 60,
    window: 60,
    requests: [() => [getPasskeyLoginOptions], () => [loginWithPasskey, { challenge_id: 0, credential: {} }]],
  },
  {
    of: 'log-ins of staff',
    max: 30,
    window: 60,
    requests: [
      (index) => [loginStaff, { ...mailTo(index), password: passwordDigest('guess') }],
      () => [confirmStaffLogin, { challenge: 'guess', code: '000000' }],
    ],
  },
  {
    of: 'log-ins of staff with a passkey',
    max: 60,
    window: 60,
    requests: [
      () => [getStaffPasskeyLoginOptions],
      () => [loginStaffWithPasskey, { challenge_id: 0, credential: {} }],
    ],
  },
  {
    of: 'registrations',
    max: 20,
    window: 60,
    requests: [
      () => [register, person],
      () => [registerBusiness, business],
      (index) => [registerGuest, guest(`guest-${index}@example.com`)],
    ],
  },
  {
    of: 'requests of mails',
    max: 10,
    window: 60,
    requests: [(index) => [forgotPassword, mailTo(index)], (index) => [requestLoginLink, mailTo(index)]],
  },
  {
    of: 'uses of links',
    max: 30,
    window: 60,
    requests: [
      () => [checkLink, { token }],
      () => [loginWithLink, { token }],
      () => [confirmEmail, { token }],
      () => [setPassword, { token, new_password: '', repeat_new_password: '' }],
    ],
  },
  {
    of: 'requests of a confirmation',
    max: 5,
    window: 3600,
    requests: [() => [requestEmailConfirmation]],
    isSignedIn: true,
  },
  {
    of: 'changes of the profile',
    max: 20,
    window: 3600,
    requests: [() => [updateMe, { ...person, birth_date: '', gender: '' }], () => [updateBusiness, business]],
    isSignedIn: true,
  },
  { of: 'downloads', max: 5, window: 3600, requests: [() => [downloadMyData]], isSignedIn: true },
]

test.each(limited)('$of are limited to $max in $window s', async ({ max, window, requests, isSignedIn }) => {
  const session = isSignedIn && (await api.signUp()).session
  const { statuses, retryAfter, message } = await send(inTurn(max + 1, requests), session)
  expect(statuses.indexOf(429)).toBe(max)
  expect(retryAfter).toBeGreaterThan(window / 2)
  expect(retryAfter).toBeLessThanOrEqual(window)
  expect(message).toContain(window > 60 ? `${Math.ceil(retryAfter / 60)} minutos` : 'un momento')
  // Another client or customer is not limited.
  const other = isSignedIn && (await api.signUp()).session
  expect((await send(inTurn(1, requests), other)).statuses).not.toContain(429)
})

describe('mails to one address', () => {
  const typings = (email: string) => [email, ` ${email.toUpperCase()} `]
  /** Sends six requests of different clients. */
  async function requestSix(email: string) {
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      const typed = typings(email)[index % 2]!
      const create = [forgotPassword, requestLoginLink].map((endpoint) => (): Request => [
        endpoint,
        { email: typed },
      ])
      const request = index === 4 ? ([registerGuest, guest(typed)] as const) : create[index % 2]!()
      statuses.push(...(await send([request])).statuses)
    }
    return statuses
  }

  it('are limited to five an hour of all clients, alike with and without an account', async () => {
    const { email } = await api.signUp()
    const known = await requestSix(email)
    expect(known).toEqual([200, 200, 200, 200, expect.any(Number), 429])
    expect(await requestSix('nobody@example.com')).toEqual(known)
    // It can still log in.
    const body = { email, password: passwordDigest('guess') }
    expect((await send([[login, body]])).statuses).not.toContain(429)
    expect((await send([[forgotPassword, mailTo(99)]])).statuses).toEqual([200])
  })
})

test('looks at the own data are not counted as downloads', async () => {
  const { session } = await api.signUp()
  const looks = inTurn(8, [() => [getMyData]])
  expect((await send([...looks, [downloadMyData]], session)).statuses).not.toContain(429)
})

test('a session of staff opens 60 customers an hour, and adds as many', async () => {
  const member = await createStaff(api, ['counter'])
  const session = await logInStaff(api, member)
  const repeat = (endpoint: Endpoint, count: number, body?: object) =>
    send(
      Array.from({ length: count }, () => [endpoint, body]),
      session,
    )
  const opened = await repeat(openCustomer, 61, { user_id: 0 })
  expect(opened.statuses.indexOf(429)).toBe(60)
  expect(opened.message).toBe(messages.es.status.tooManyCustomers)
  expect(opened.retryAfter).toBeGreaterThan(1800)
  const added = await repeat(createCustomer, 61, { full_name: '', phone: '', aceptarTyC: 1 })
  expect(added.statuses.indexOf(429)).toBe(60)
})

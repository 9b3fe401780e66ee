import { getMe } from '@colada/domain/account/contract'
import {
  addPasskey,
  deletePasskey,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  getPasskeys,
  loginWithPasskey,
} from '@colada/domain/account/passkey-contract'
import { setPassword } from '@colada/domain/account/security-contract'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountAudit, passkeys } from '#api/account/security-tables.ts'
import { users } from '#api/account/tables.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createAuthenticator, registerPasskey } from '../support/authenticator.ts'
import { passwordDigest } from '../support/test-api.ts'
import { accountOf, addToken } from './mail-links.ts'

const api = setUpPaymentApi()
const MINUTE_MS = 60_000
const REFUSED = [401, 1005]

type Authenticator = ReturnType<typeof createAuthenticator>

async function signUpWithPasskey(name = '') {
  const { email, session } = await api.signUp()
  const { authenticator, http, response } = await registerPasskey(api, session, name)
  expect(http).toBe(200)
  return { email, session, authenticator, passkey: response.passkey }
}

const loginOptions = async () => (await api.call(getPasskeyLoginOptions)).response

async function logIn(authenticator: Authenticator, session?: string) {
  const { challenge_id, options } = await loginOptions()
  const body = { challenge_id, credential: authenticator.get(options), remember: 1 as const }
  return api.call(loginWithPasskey, { body, ...(session !== undefined && { session }) })
}

const outcomeOf = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]

async function lastEvent(email: string) {
  const { id } = await accountOf(api, email)
  const [row] = await api.db
    .select()
    .from(accountAudit)
    .where(eq(accountAudit.userId, id))
    .orderBy(desc(accountAudit.id))
    .limit(1)
  return row && [row.event, row.detail, row.sessionId !== null]
}

describe('a passkey', () => {
  it('is added, listed and deleted', async () => {
    const { email, session, passkey } = await signUpWithPasskey(' Mi móvil ')
    expect(passkey).toMatchObject({ name: 'Mi móvil', last_used_at: null })
    expect((await api.call(getPasskeys, { session })).response.passkeys).toEqual([passkey])
    expect(await lastEvent(email)).toEqual(['passkey-added', '', true])
    expect((await api.call(deletePasskey, { session, params: { id: passkey.id } })).http).toBe(200)
    expect((await api.call(getPasskeys, { session })).response.passkeys).toEqual([])
    expect(await lastEvent(email)).toEqual(['passkey-deleted', '', true])
  })

  it('returns 404 when another customer deletes it', async () => {
    const { session, passkey } = await signUpWithPasskey()
    const other = await api.signUp()
    const attempt = await api.call(deletePasskey, { session: other.session, params: { id: passkey.id } })
    expect(attempt.http).toBe(404)
    expect((await api.call(getPasskeys, { session })).response.passkeys).toHaveLength(1)
  })

  it('is refused for the challenge of another customer', async () => {
    const [mine, theirs] = [await api.signUp(), await api.signUp()]
    const { challenge_id, options } = (await api.call(getPasskeyOptions, { session: theirs.session }))
      .response
    const body = { challenge_id, credential: createAuthenticator(api.config.publicUrl).create(options) }
    expect(outcomeOf(await api.call(addPasskey, { session: mine.session, body }))).toEqual(REFUSED)
    expect((await api.call(addPasskey, { session: theirs.session, body })).http).toBe(200)
  })

  it('is refused from another origin, and for a challenge of five minutes ago', async () => {
    const { session } = await api.signUp()
    const authenticator = createAuthenticator(api.config.publicUrl)
    const first = (await api.call(getPasskeyOptions, { session })).response
    const foreign = authenticator.create(first.options, 'https://colada.example.net')
    const elsewhere = { challenge_id: first.challenge_id, credential: foreign }
    expect(outcomeOf(await api.call(addPasskey, { session, body: elsewhere }))).toEqual(REFUSED)
    const { challenge_id, options } = (await api.call(getPasskeyOptions, { session })).response
    api.advance(5 * MINUTE_MS)
    const late = { challenge_id, credential: authenticator.create(options) }
    expect(outcomeOf(await api.call(addPasskey, { session, body: late }))).toEqual(REFUSED)
  })

  it('is refused when it is the eleventh, also by concurrent requests', async () => {
    const { email, session } = await api.signUp()
    const { id } = await accountOf(api, email)
    const row = { userId: id, publicKey: '', signatureCounter: 0, transports: [], name: '' }
    const rows = Array.from({ length: 9 }, (_, index) => ({
      ...row,
      credentialId: `${id}-${index}`,
      createdAt: new Date(),
    }))
    await api.db.insert(passkeys).values(rows)
    const options = [
      await api.call(getPasskeyOptions, { session }),
      await api.call(getPasskeyOptions, { session }),
    ]
    const bodies = options.map(({ response }) => ({
      challenge_id: response.challenge_id,
      credential: createAuthenticator(api.config.publicUrl).create(response.options),
    }))
    const outcomes = await Promise.all(bodies.map((body) => api.call(addPasskey, { session, body })))
    expect(outcomes.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 422])
    const { http, response } = await api.call(getPasskeyOptions, { session })
    expect([http, Object.keys(response.errors ?? {})]).toEqual([422, ['name']])
  })

  it('is deleted when a link sets the password of an address that was not confirmed', async () => {
    const { email, authenticator } = await signUpWithPasskey()
    const token = await addToken(api, await accountOf(api, email), 'reset-password')
    const digest = passwordDigest('otra buena contraseña')
    const body = { token, new_password: digest, repeat_new_password: digest }
    expect((await api.call(setPassword, { body })).http).toBe(200)
    expect(outcomeOf(await logIn(authenticator))).toEqual(REFUSED)
  })
})

describe('a log-in with a passkey', () => {
  it('opens a remembered session instead of the old one', async () => {
    const { email, session, authenticator } = await signUpWithPasskey()
    const { response } = await logIn(authenticator, session)
    expect(response.user_id).toBe((await accountOf(api, email)).id)
    expect((await api.call(getMe, { session })).http).toBe(401)
    expect(await lastEvent(email)).toEqual(['logged-in', 'passkey', false])
    api.advance(20 * 24 * 60 * MINUTE_MS)
    const listed = await api.call(getPasskeys, { session: response.login_token })
    expect(listed.response.passkeys[0]!.last_used_at).not.toBeNull()
    expect((await logIn(authenticator)).http).toBe(200)
  })

  it('is refused when its challenge is used again', async () => {
    const { authenticator } = await signUpWithPasskey()
    const { challenge_id, options } = await loginOptions()
    const send = () =>
      api.call(loginWithPasskey, { body: { challenge_id, credential: authenticator.get(options) } })
    expect((await send()).http).toBe(200)
    expect(outcomeOf(await send())).toEqual(REFUSED)
  })

  it('is refused when its challenge has expired', async () => {
    const { authenticator } = await signUpWithPasskey()
    const { challenge_id, options } = await loginOptions()
    api.advance(5 * MINUTE_MS)
    const body = { challenge_id, credential: authenticator.get(options) }
    expect(outcomeOf(await api.call(loginWithPasskey, { body }))).toEqual(REFUSED)
  })

  it('is refused from another origin, with another key and without a valid credential', async () => {
    const { authenticator } = await signUpWithPasskey()
    const unknown = createAuthenticator(api.config.publicUrl)
    const { id } = authenticator.get({ challenge: '' })
    for (const credentialOf of [
      (options: object) => authenticator.get(options, 'https://colada.example.net'),
      (options: object) => unknown.get(options),
      (options: object) => ({ ...unknown.get(options), id, rawId: id }),
      () => ({}),
    ]) {
      const { challenge_id, options } = await loginOptions()
      const body = { challenge_id, credential: credentialOf(options) }
      expect(outcomeOf(await api.call(loginWithPasskey, { body }))).toEqual(REFUSED)
    }
  })

  it('is refused when the counter does not increase', async () => {
    const { authenticator } = await signUpWithPasskey()
    expect((await logIn(authenticator)).http).toBe(200)
    authenticator.resetCounter()
    expect(outcomeOf(await logIn(authenticator))).toEqual(REFUSED)
  })

  it('is refused for a deleted account', async () => {
    const { email, authenticator } = await signUpWithPasskey()
    await api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.email, email))
    expect(outcomeOf(await logIn(authenticator))).toEqual(REFUSED)
  })
})

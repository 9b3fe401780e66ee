import { getMe, login } from '@colada/domain/account/contract'
import {
  changePassword,
  checkLink,
  forgotPassword,
  requestLoginLink,
  setPassword,
} from '@colada/domain/account/security-contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountAudit } from '#api/account/security-tables.ts'
import { users } from '#api/account/tables.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { isAboutAccount } from '../support/account-mails.ts'
import { passwordDigest, testPassword } from '../support/test-api.ts'
import { accountOf, addGuest, addToken, mailsTo, tokenMailedTo } from './mail-links.ts'

const api = setUpPaymentApi()
const newPassword = passwordDigest('otra buena contraseña')
const newPasswords = { new_password: newPassword, repeat_new_password: newPassword }
const logsIn = async (email: string, password: string) =>
  (await api.call(login, { body: { email, password } })).http === 200
const eventsOf = async (userId: number) =>
  (await api.db.select().from(accountAudit).where(eq(accountAudit.userId, userId))).map(({ event }) => event)

describe('a forgotten password', () => {
  it('is set by the link of a mail, which ends all sessions and confirms the address', async () => {
    const { email, session } = await api.signUp()
    await api.call(forgotPassword, { body: { email: ` ${email.toUpperCase()}` } })
    const token = await tokenMailedTo(api, email)
    const checked = await api.call(checkLink, { body: { token } })
    expect(checked.response).toMatchObject({ purpose: 'reset-password', email })
    const { http, response } = await api.call(setPassword, { body: { token, ...newPasswords } })
    expect(http).toBe(200)
    expect((await api.call(getMe, { session })).http).toBe(401)
    const me = await api.call(getMe, { session: response.login_token })
    expect(me.response.user_info).toMatchObject({ id: response.user_id, email, email_confirmed: 1 })
    expect(await logsIn(email, passwordDigest(testPassword))).toBe(false)
    expect(await logsIn(email, newPassword)).toBe(true)
    expect((await mailsTo(api, email))[0]!.subject).toContain('contraseña')
    expect(await eventsOf(response.user_id)).toEqual(
      expect.arrayContaining(['password-set', 'email-confirmed']),
    )
  })

  it('has a link that works once, for ten minutes, and only the latest', async () => {
    const { email } = await api.signUp()
    const user = await accountOf(api, email)
    const [first, second] = [
      await addToken(api, user, 'reset-password'),
      await addToken(api, user, 'reset-password'),
    ]
    const send = async (token: string) =>
      (await api.call(setPassword, { body: { token, ...newPasswords } })).response.status.code
    expect(await send(first)).toBe(1002)
    const used = await Promise.all([send(second), send(second), send(second)])
    expect(used.toSorted((a, b) => a - b)).toEqual([200, 1002, 1002])
    const expired = await addToken(api, user, 'reset-password')
    api.advance(10 * 60_000)
    expect(await send(expired)).toBe(1002)
    expect(await send(`${expired.slice(0, -1)}x`)).toBe(1002)
    expect(await send(await addToken(api, user, 'confirm-email')), 'another purpose').toBe(1002)
  })

  it.each([
    [
      'a common password',
      { ...newPasswords, new_password: passwordDigest('Password1') },
      'repeat_new_password',
    ],
    [
      'passwords that differ',
      { ...newPasswords, repeat_new_password: passwordDigest('x') },
      'repeat_new_password',
    ],
  ])('rejects %s and keeps the link', async (_, passwords, field) => {
    const { email } = await api.signUp()
    const token = await addToken(api, await accountOf(api, email), 'reset-password')
    const { http, response } = await api.call(setPassword, { body: { token, ...passwords } })
    expect([http, response.status.code]).toEqual([422, 422])
    expect(Object.keys(response.errors ?? {})).toContain(field)
    expect((await api.call(checkLink, { body: { token } })).http).toBe(200)
  })

  it('drops a mail whose link was replaced, and empties what a sent mail stored', async () => {
    const { email } = await api.signUp()
    await api.call(forgotPassword, { body: { email } })
    await api.call(forgotPassword, { body: { email } })
    const user = await accountOf(api, email)
    await api.run('outbox')
    const rows = await api.db.select().from(mailOutbox).where(isAboutAccount(api.db, user.id))
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toMatchObject({ status: 'sent', details: null })
  })

  it.each([
    ['forgotPassword', forgotPassword],
    ['requestLoginLink', requestLoginLink],
  ] as const)('%s does the same for an unknown address: one statement', async (_, endpoint) => {
    const { email } = await api.signUp()
    const statements: unknown[][] = []
    for (const address of [email, 'nobody@example.com']) {
      const made: unknown[] = []
      const query = api.dependencies.database.pool.query
      const spied = (...input: unknown[]) => {
        made.push((input[0] as { text?: string }).text)
        return (query as (...given: unknown[]) => unknown).apply(api.dependencies.database.pool, input)
      }
      Object.assign(api.dependencies.database.pool, { query: spied })
      const { http, response } = await api.call(endpoint, { body: { email: address } })
      Object.assign(api.dependencies.database.pool, { query })
      expect([http, response]).toEqual([200, { status: { code: 200, message: 'Correcto.' } }])
      statements.push(made)
    }
    expect(statements[0]).toHaveLength(1)
    expect(statements[1]).toEqual(statements[0])
    expect(await mailsTo(api, 'nobody@example.com')).toEqual([])
    expect(await api.db.$count(mailOutbox, eq(mailOutbox.status, 'waiting'))).toBe(0)
  })
})

describe('a guest', () => {
  it('gets a full account by setting a password', async () => {
    const guest = await addGuest(api)
    await api.call(forgotPassword, { body: { email: guest.email } })
    const token = await tokenMailedTo(api, guest.email)
    expect((await api.call(checkLink, { body: { token } })).response.purpose).toBe('set-password')
    const { response } = await api.call(setPassword, { body: { token, ...newPasswords } })
    expect(response.user_id).toBe(guest.id)
    const me = await api.call(getMe, { session: response.login_token })
    expect(me.response.user_info).toMatchObject({ has_password: 1, email_confirmed: 1 })
    expect(await logsIn(guest.email, newPassword)).toBe(true)
  })

  it('logs in to the account of the same address instead, whose password stays', async () => {
    const { email } = await api.signUp()
    const guest = await addGuest(api, email)
    const token = await addToken(api, guest, 'set-password')
    const { http, response } = await api.call(setPassword, { body: { token, ...newPasswords } })
    expect([http, response.status.code]).toEqual([409, 1009])
    expect(await logsIn(email, newPassword)).toBe(false)
    const [row] = await api.db.select().from(users).where(eq(users.id, guest.id))
    expect(row!.mergedInto, 'the account has not confirmed the address').toBeNull()
  })
})

describe('changing the password', () => {
  it('ends the other sessions, replaces the token, sends a mail', async () => {
    const { email, session } = await api.signUp()
    const body = { email, password: passwordDigest(testPassword) }
    const other = (await api.call(login, { body })).response.login_token
    const { response } = await api.call(changePassword, {
      session,
      body: { old_password: passwordDigest(testPassword), ...newPasswords },
    })
    expect(response.remember).toBe(0)
    for (const ended of [session, other]) expect((await api.call(getMe, { session: ended })).http).toBe(401)
    expect((await api.call(getMe, { session: response.login_token })).http).toBe(200)
    expect(await logsIn(email, newPassword)).toBe(true)
    expect(await mailsTo(api, email)).toHaveLength(1)
  })

  it('rejects a wrong old password at its field, and more and more slowly', async () => {
    const { session } = await api.signUp()
    const send = () =>
      api.call(changePassword, { session, body: { old_password: passwordDigest('wrong'), ...newPasswords } })
    const { http, response } = await send()
    expect([http, response.status.code]).toEqual([422, 1004])
    expect(response.errors).toEqual({ old_password: ['Esta no es tu contraseña actual.'] })
    for (let i = 0; i < 4; i += 1) await send()
    const locked = await send()
    expect([locked.http, locked.response.status.code]).toEqual([429, 1003])
    expect(locked.headers['retry-after']).toBe('1')
  })
})

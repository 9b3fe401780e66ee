import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMe } from '@colada/domain/account/contract'
import { getLoginConfig, loginWithFacebook } from '@colada/domain/account/facebook-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { createSandbox } from '@colada/sandbox/sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { accountAudit } from '#api/account/security-tables.ts'
import { users } from '#api/account/tables.ts'
import { openFacebook } from '#api/gateways/facebook.ts'
import { createTestApi } from '../support/test-api.ts'
import { addGuest } from './mail-links.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'colada-facebook-'))
const sandbox = await createSandbox({ dataFolder })
const settings = { appId: 'app', appSecret: 'secret', graphUrl: `${sandbox.url}/facebook` }
const facebookConfig = { ...settings, sdkUrl: '/sandbox/facebook.js' }
const api = await createTestApi({ config: { facebook: facebookConfig }, facebook: openFacebook(settings) })
const withoutFacebook = await createTestApi()

afterAll(async () => {
  await Promise.all([api.close(), withoutFacebook.close(), sandbox.close()])
  rmSync(dataFolder, { recursive: true, force: true })
})

beforeEach(async () => {
  sandbox.faults.clear()
  await api.db.update(users).set({ facebookId: null })
})

const lucia = { token: 'facebook-sandbox-1001', email: 'lucia.prieto@example.com' }
const marc = { token: 'facebook-sandbox-1002', email: 'marc.vidal@example.com' }
const noa = { token: 'facebook-sandbox-1003' }

const logIn = (token: string, aceptarTyC: 0 | 1 = 1) =>
  api.call(loginWithFacebook, {
    body: { access_token: token, aceptarTyC, url_params: 'utm_source=facebook' },
  })
const eventsOf = async (userId: number) =>
  (await api.db.select().from(accountAudit).where(eq(accountAudit.userId, userId))).map(({ event, detail }) =>
    `${event} ${detail}`.trim(),
  )

describe('the log-in with Facebook', () => {
  it('registers a customer with a confirmed address and merges guests, then logs in without the terms', async () => {
    const guest = await addGuest(api, lucia.email)
    const first = await logIn(lucia.token)
    expect(first.response.user_info).toEqual({
      email: lucia.email,
      phone: '',
      first_name: 'Lucía',
      last_name: 'Prieto',
    })
    const me = await api.call(getMe, { session: first.response.login_token })
    expect(me.response.user_info).toMatchObject({ email: lucia.email, email_confirmed: 1 })
    const [merged] = await api.db.select().from(users).where(eq(users.id, guest.id))
    expect(merged!.mergedInto).toBe(first.response.user_id)
    const [registered] = await api.db.select().from(users).where(eq(users.id, first.response.user_id))
    expect(registered!.urlParams).toBe('utm_source=facebook')
    const second = await logIn(lucia.token, 0)
    expect(second.response.user_id).toBe(first.response.user_id)
    expect(await eventsOf(first.response.user_id)).toEqual([
      'registered facebook',
      'email-confirmed',
      'guest-merged',
      'logged-in facebook',
      'logged-in facebook',
    ])
  })

  it('registers nobody without the terms', async () => {
    const { http, response } = await logIn(noa.token, 0)
    expect([http, Object.keys(response.errors ?? {})]).toEqual([422, ['aceptarTyC']])
  })

  it('shows no address when Facebook gives none', async () => {
    const { response } = await logIn(noa.token)
    expect(response.user_info.email).toBe('')
    const me = await api.call(getMe, { session: response.login_token })
    expect(me.response.user_info).toMatchObject({ email: '', email_confirmed: 0, has_password: 0 })
  })

  it('links the account of the same address once it is confirmed', async () => {
    await api.signUp(marc.email)
    expect((await logIn(marc.token)).response.status.code).toBe(statusCodes.emailRefused.code)
    await api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.email, marc.email))
    const { response } = await logIn(marc.token, 0)
    expect(response.user_info.first_name).toBe('Ana')
    expect(await eventsOf(response.user_id)).toContain('facebook-linked')
  })

  it('refuses an unknown token', async () => {
    expect((await logIn('unknown')).response.status.code).toBe(statusCodes.facebookRefused.code)
  })

  it('is unavailable while Facebook does not respond', async () => {
    for (const kind of ['error', 'drop'] as const) {
      sandbox.faults.set({ facebook: { kind } })
      const { http, response, headers } = await logIn(lucia.token)
      expect([http, response.status.code]).toEqual([503, statusCodes.unavailable.code])
      expect(headers['retry-after']).toBe('5')
    }
    sandbox.faults.set({ facebook: { kind: 'hang' } })
    const gateway = openFacebook({ ...settings, timeoutMs: 50 })
    await expect(gateway.findProfile(lucia.token)).rejects.toThrow('Facebook cannot be reached.')
  })

  it('is offered where it is configured', async () => {
    const { response } = await api.call(getLoginConfig)
    expect(response).toMatchObject({ facebook_app_id: 'app', facebook_sdk_url: '/sandbox/facebook.js' })
    const other = await withoutFacebook.call(getLoginConfig)
    expect(other.response).toMatchObject({ facebook_app_id: '', facebook_sdk_url: '' })
    const refused = await withoutFacebook.call(loginWithFacebook, { body: { access_token: lucia.token } })
    expect(refused.response.status.code).toBe(statusCodes.facebookRefused.code)
  })
})

import { getMe, login } from '@colada/domain/account/contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import { endOtherSessions, endSession, getSessions } from '@colada/domain/account/session-contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, passwordDigest, type TestApi, testPassword } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

async function twoSessions() {
  const { email, session } = await api.signUp()
  const body = { email, password: passwordDigest(testPassword) }
  const other = await api.call(login, { body, headers: { 'user-agent': android } })
  return { session, other: other.response.login_token }
}
const listed = async (session: string) => (await api.call(getSessions, { session })).response.sessions

describe('open sessions', () => {
  test('have device and last use, which is updated every ten minutes', async () => {
    const { session, other } = await twoSessions()
    const before = Math.floor(api.dependencies.clock() / 1000)
    const [one, two] = (await listed(session)).toSorted((a, b) => a.is_current - b.is_current)
    expect(one).toMatchObject({ device: 'Chrome, Android', is_current: 0, last_used_at: before })
    expect(two).toMatchObject({ is_current: 1, created_at: before })
    api.advance(11 * 60_000)
    await api.call(getMe, { session: other })
    await expect
      .poll(async () => (await listed(session)).find(({ is_current }) => is_current === 0)!.last_used_at)
      .toBe(before + 660)
  })

  test('are ended one by one, another customer’s never', async () => {
    const { session, other } = await twoSessions()
    const stranger = await api.signUp()
    const { id } = (await listed(session)).find(({ is_current }) => is_current === 0)!
    const params = { id }
    expect((await api.call(endSession, { session: stranger.session, params })).http).toBe(404)
    expect((await api.call(getMe, { session: other })).http).toBe(200)
    expect((await api.call(endSession, { session, params })).http).toBe(200)
    expect((await api.call(getMe, { session: other })).http).toBe(401)
  })

  test('are ended all but this one', async () => {
    const { session, other } = await twoSessions()
    expect((await api.call(endOtherSessions, { session })).response.ended).toBe(1)
    expect((await api.call(getMe, { session: other })).http).toBe(401)
    expect((await api.call(getMe, { session })).http).toBe(200)
  })
})

const guest = (email: string) => ({
  full_name: 'Ana de la Torre',
  email,
  email_confirmation: email,
  phone: '600123456',
  aceptarTyC: 1 as const,
})

describe('registration', () => {
  test('of a guest opens an account without a password, also for a registered address', async () => {
    const { email } = await api.signUp()
    for (const _ of [1, 2]) {
      const { response } = await api.call(registerGuest, { body: guest(email) })
      const me = await api.call(getMe, { session: response.login_token })
      expect(me.response.user_info).toMatchObject({
        email,
        first_name: 'Ana',
        last_name: 'de la Torre',
        has_password: 0,
        email_confirmed: 0,
      })
    }
    const refused = await api.call(login, { body: { email: `x${email}`, password: passwordDigest('') } })
    expect(refused.http).toBe(401)
  })

  test('of a business returns its token in data, and refuses a wrong tax identifier', async () => {
    const email = 'empresa-nueva@example.com'
    const body = {
      ...guest(email),
      business_name: 'Hostal Les Corts, S. L.',
      cif: 'b-63000012',
      bill_address: 'Carrer de Numància, 112',
      bill_location: '08029 Barcelona',
      password: passwordDigest(testPassword),
    }
    const wrong = await api.call(registerBusiness, { body: { ...body, cif: 'B63000013' } })
    expect([wrong.http, Object.keys(wrong.response.errors ?? {})]).toEqual([422, ['cif']])
    const { response } = await api.call(registerBusiness, { body })
    const me = await api.call(getMe, { session: response.data.login_token })
    expect(me.response.user_info).toMatchObject({ isB2B: '1', cif: 'B63000012', bill_method: 'card' })
  })
})

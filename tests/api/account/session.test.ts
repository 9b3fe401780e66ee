import { getMe, login, logout } from '@colada/domain/account/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, passwordDigest, type TestApi, testPassword } from '../support/test-api.ts'

const minute = 60_000
const day = 24 * 60 * minute

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const credentials = (email: string, password = testPassword) => ({
  email,
  password: passwordDigest(password),
})

describe('login', () => {
  test('opens a session of the customer', async () => {
    const { email } = await api.signUp()
    const opened = await api.call(login, { body: credentials(email.toUpperCase()) })
    expect(opened.http).toBe(200)
    const me = await api.call(getMe, { session: opened.response.login_token })
    expect(me.response.user_info).toMatchObject({
      email,
      isB2B: '0',
      has_orders: 0,
      birth_date: '1970-01-01',
    })
    expect(me.headers['cache-control']).toBe('private, no-store')
  })

  test.each([
    ['a wrong password', 'known', 'otra contraseña'],
    ['an unknown address', 'unknown', testPassword],
  ])('rejects %s with the same response', async (_, who, password) => {
    const { email } = await api.signUp()
    const body = credentials(who === 'known' ? email : 'nobody@example.com', password)
    const { http, response } = await api.call(login, { body })
    expect(http).toBe(401)
    expect(response.status).toEqual({
      code: 1001,
      message: 'El correo electrónico o la contraseña no son correctos.',
    })
  })

  test('responds in the language of the request', async () => {
    const { response } = await api.call(login, { body: credentials('nobody@example.com'), language: 'en' })
    expect(response.status.message).toBe('The email or password isn’t right.')
  })

  test('doubles the wait after failed attempts, and resets it after a success', async () => {
    const { email } = await api.signUp()
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await api.call(login, { body: credentials(email, 'guess') })).http).toBe(401)
    }
    const refused = await api.call(login, { body: credentials(email) })
    expect(refused.http).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')

    api.advance(1000)
    expect((await api.call(login, { body: credentials(email, 'guess') })).http).toBe(401)
    api.advance(1000)
    expect((await api.call(login, { body: credentials(email) })).http, 'two seconds now').toBe(429)

    api.advance(1000)
    expect((await api.call(login, { body: credentials(email) })).http).toBe(200)
    expect((await api.call(login, { body: credentials(email, 'guess') })).http).toBe(401)
    expect((await api.call(login, { body: credentials(email) })).http).toBe(200)
  })

  test('replaces the session of the request', async () => {
    const { email, session } = await api.signUp()
    const { response } = await api.call(login, { body: credentials(email), session })
    expect((await api.call(getMe, { session })).http).toBe(401)
    expect((await api.call(getMe, { session: response.login_token })).http).toBe(200)
  })
})

describe('a session', () => {
  test.each([
    ['a day', 0, day],
    ['30 days when remembered', 1, 30 * day],
  ] as const)('lasts %s', async (_, remember, lifetime) => {
    const { email } = await api.signUp()
    const { response } = await api.call(login, { body: { ...credentials(email), remember } })
    const session = response.login_token
    api.advance(lifetime - minute)
    expect((await api.call(getMe, { session })).http).toBe(200)
    api.advance(minute)
    const ended = await api.call(getMe, { session })
    expect(ended.http).toBe(401)
    expect(ended.response.status).toEqual({
      code: 401,
      message: 'La sesión ha finalizado, por favor, vuelve a iniciar sesión.',
    })
  })

  test('ends at logout, which can be repeated', async () => {
    const { session } = await api.signUp()
    expect((await api.call(logout, { session })).http).toBe(200)
    expect((await api.call(getMe, { session })).http).toBe(401)
    expect((await api.call(logout, { session })).http).toBe(200)
    expect((await api.call(logout)).http).toBe(200)
  })

  test.each(['query', 'body', 'header'])('is read from the %s', async (where) => {
    const { session } = await api.signUp()
    const token = { login_token: session }
    const input = { query: { query: token }, body: { body: token }, header: { session } }[where]!
    expect((await api.call(logout, input)).http).toBe(200)
    expect((await api.call(getMe, { session })).http, 'closed by that token').toBe(401)
  })
})

describe('the shop’s own token', () => {
  test.each([{ api_token: 'another' }, { api_token: '' }])(
    'is required for every request: %o',
    async (query) => {
      const { session } = await api.signUp()
      const { http, response } = await api.call(getMe, { session, query })
      expect(http).toBe(403)
      expect(response.status.code).toBe(403)
    },
  )
})

import { getMe, getSources, login } from '@colada/domain/account/contract'
import { moveOrder, reserve } from '@colada/domain/orders/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { LOCK_TIMEOUT_MS, openDatabase, runTransaction } from '#api/database/connection.ts'
import { checkout, createShopper } from '../orders/shopper.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const tokens = () => `api_token=${api.config.apiToken}&lang=en`
const post = (payload: string, type = 'application/json') =>
  api.app.inject({
    method: 'POST',
    url: `/api/login?${tokens()}`,
    headers: { 'content-type': type },
    payload,
  })

describe('an invalid request', () => {
  test.each([
    ['broken JSON', '{"email":', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['nothing', 'null', 'application/json'],
    ['another media type', '<login/>', 'application/xml'],
    ['a prototype', '{"__proto__":{"admin":true},"email":"a","password":"b"}', 'application/json'],
  ])('is rejected with a message in the requested language: %s', async (_, payload, type) => {
    const response = await post(payload, type)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      status: { code: 422, message: 'Please check the marked fields.' },
    })
  })

  test('is rejected when it is too large', async () => {
    expect((await post(JSON.stringify({ email: 'x'.repeat(300_000), password: '' }))).statusCode).toBe(422)
  })

  test('is rejected with its fields', async () => {
    const { response } = await api.call(login, { body: { email: 7, password: 7 }, language: 'en' })
    expect(response.errors).toEqual({
      email: ['This field is required.'],
      password: ['This field is required.'],
    })
  })

  test.each([
    ['GET', 'orders/abc'],
    ['DELETE', 'addresses/1.5e400'],
    ['DELETE', 'passkeys/-'],
  ] as const)('with an id that is no number is not found: %s %s', async (method, path) => {
    const { session } = await createShopper(api)
    const url = `/api/${path}?${tokens()}&login_token=${session}`
    const response = await api.app.inject({ method, url })
    expect([response.statusCode, response.json()]).toEqual([
      404,
      expect.not.objectContaining({ errors: expect.anything() }),
    ])
  })

  test('of an unknown path gets a JSON response', async () => {
    const response = await api.app.inject(`/api/nothing?${tokens()}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ status: { code: 404 } })
  })
})

describe('access', () => {
  test.each([
    ['no session', undefined],
    ['an unknown session', 'A'.repeat(43)],
    ['something else', '{}'],
  ])('returns 401 for a customer endpoint with %s', async (_, session) => {
    const { http, response } = await api.call(getMe, { ...(session && { session }) })
    expect(http).toBe(401)
    expect(response.status.message).toBe('La sesión ha finalizado, por favor, vuelve a iniciar sesión.')
  })

  test('requires the operations key for operations', async () => {
    const requestOrder = (headers: Record<string, string>) =>
      api.call(moveOrder, { params: { locator: 'NONE' }, body: { status: 10 }, headers })
    expect((await requestOrder({})).http).toBe(403)
    expect((await requestOrder({ 'x-operations-key': api.config.apiToken })).http).toBe(403)
    expect((await requestOrder({ 'x-operations-key': api.config.operationsKey })).http).toBe(404)
  })

  test('is rejected for other origins', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const { http } = await api.call(login, { headers, body: { email: 'a', password: 'b' } })
    expect(http).toBe(403)
    expect((await api.call(getSources, { headers })).http, 'reading changes nothing').toBe(200)
  })
})

test('every response has restrictive security headers', async () => {
  const { headers } = await api.call(getSources)
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['strict-transport-security'], 'plain http').toBeUndefined()
})

test('the pool of the API waits for a lock up to the limit', async () => {
  const database = openDatabase(api.url)
  onTestFinished(() => database.close())
  const { rows } = await database.db.execute(
    sql`select setting, unit from pg_settings where name = 'lock_timeout'`,
  )
  expect(rows).toEqual([{ setting: String(LOCK_TIMEOUT_MS), unit: 'ms' }])
})

// Guard: `lock_timeout` of the pool.
test('returns 503 within 2 s while a table is locked', async () => {
  const lockedApi = await createTestApi({ lockTimeoutMs: LOCK_TIMEOUT_MS })
  onTestFinished(() => lockedApi.close())
  const shopper = await createShopper(lockedApi)
  const body = await checkout(lockedApi, shopper)
  expect(LOCK_TIMEOUT_MS).toBeLessThan(2000)
  const { http, headers } = await runTransaction(lockedApi.db, async (tx) => {
    await tx.execute(sql`lock table slots in access exclusive mode`)
    return lockedApi.call(reserve, { session: shopper.session, body })
  })
  expect([http, headers['retry-after']]).toEqual([503, '2'])
  expect((await lockedApi.call(reserve, { session: shopper.session, body })).http).toBe(200)
})

test('returns 503 while the database is unavailable, and recovers', async () => {
  const isolatedApi = await createTestApi()
  expect((await isolatedApi.app.inject('/readyz')).statusCode).toBe(200)
  const name = new URL(isolatedApi.url).pathname.slice(1)
  await api.db.execute(sql.raw(`alter database ${name} with allow_connections false`))
  await api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`)
  const { http, response, headers } = await isolatedApi.call(getSources)
  expect(http).toBe(503)
  expect(response.status.code).toBe(503)
  expect(headers['retry-after']).toBe('2')
  expect((await isolatedApi.app.inject('/readyz')).statusCode).toBe(503)
  expect((await isolatedApi.app.inject('/healthz')).statusCode, '/healthz stays 200').toBe(200)
  await api.db.execute(sql.raw(`alter database ${name} with allow_connections true`))
  expect((await isolatedApi.call(getSources)).http).toBe(200)
  await isolatedApi.close()
})

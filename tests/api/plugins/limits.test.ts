import { getMe, getSources, login } from '@colada/domain/account/contract'
import { getProducts } from '@colada/domain/catalogue/contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { createTestApi, passwordDigest, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi({ config: { hasRateLimits: true } })
})
afterEach(() => api.close())

/** Returns the statuses of requests of a client behind the gateway. */
async function repeat(
  times: number,
  call: Endpoint,
  body?: object,
  client = '203.0.113.7',
  session?: string,
) {
  const headers = { 'x-forwarded-for': client }
  const statuses: number[] = []
  for (let i = 0; i < times; i += 1) {
    const { http } = await api.call(call, { headers, ...(body && { body }), ...(session && { session }) })
    statuses.push(http)
  }
  return statuses
}
const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length

describe('a client', () => {
  test('is limited to 300 requests a minute, with Retry-After', async () => {
    expect(refused(await repeat(300, getSources))).toBe(0)
    const { http, response, headers } = await api.call(getSources, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    expect(http).toBe(429)
    expect(response.status.code).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('is not limited by other clients or by catalogue requests', async () => {
    await repeat(300, getSources)
    expect(refused(await repeat(2, getSources))).toBe(2)
    expect(refused(await repeat(2, getSources, undefined, '203.0.113.8'))).toBe(0)
    expect(refused(await repeat(5, getProducts))).toBe(0)
  })

  test('is limited to 30 postal codes a minute', async () => {
    expect(refused(await repeat(32, checkZipCode, { cp: '28013' }))).toBe(2)
  })

  test('is limited to 30 logins a minute, of any account', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) {
      const body = { email: `guess-${i}@example.com`, password: passwordDigest('guess') }
      statuses.push(...(await repeat(1, login, body)))
    }
    expect(refused(statuses)).toBe(1)
  })
})

describe('promo codes', () => {
  const body = (promo_code: string) => ({ promo_code, items: [] })
  /** Returns the statuses of attempts with different codes. */
  async function tryCodes(from: number, to: number, session: string, client: string) {
    const statuses: number[] = []
    for (let i = from; i < to; i += 1) {
      statuses.push(...(await repeat(1, checkCoupon, body(`GUESS${i}`), client, session)))
    }
    return statuses
  }

  test('are limited to ten attempts a minute per account, from any address', async () => {
    const { session } = await api.signUp()
    expect(refused(await tryCodes(0, 6, session, '203.0.113.2'))).toBe(0)
    expect(refused(await tryCodes(6, 12, session, '203.0.113.3'))).toBe(2)
    // A rejected attempt is not checked, so it counts when it is repeated.
    expect(refused(await tryCodes(11, 12, session, '203.0.113.3'))).toBe(1)
    const another = await api.signUp()
    expect(refused(await tryCodes(0, 1, another.session, '203.0.113.3'))).toBe(0)
  })

  /** Guard: `countOnly` in `limits.ts`. If every pricing counted, a customer who compares many slots would be limited. */
  test('count once per code, however often the cart is priced', async () => {
    const { session } = await api.signUp()
    const statuses = [
      ...(await repeat(15, checkCoupon, body(''), '203.0.113.1', session)),
      ...(await repeat(15, checkCoupon, body('WASH20WEB'), '203.0.113.1', session)),
      ...(await repeat(15, checkCoupon, body(' wash20web '), '203.0.113.1', session)),
      ...(await tryCodes(0, 9, session, '203.0.113.1')),
    ]
    expect(refused(statuses)).toBe(0)
    expect(refused(await tryCodes(9, 10, session, '203.0.113.1'))).toBe(1)
    // A code that was already accepted can still be used.
    expect(refused(await repeat(5, checkCoupon, body('WASH20WEB'), '203.0.113.1', session))).toBe(0)
  })
})

test('an account is limited to 300 requests a minute, from any number of addresses', async () => {
  const { session } = await api.signUp()
  expect(refused(await repeat(200, getMe, undefined, '203.0.113.1', session))).toBe(0)
  expect(refused(await repeat(105, getMe, undefined, '203.0.113.2', session))).toBe(5)
})

test('requests of the gateway without a client are not counted', async () => {
  const { session } = await api.signUp()
  for (let i = 0; i < 310; i += 1) {
    expect((await api.call(getMe, { session })).http).toBe(200)
  }
})

// Guards: `trustProxy` of the API, and `isInternalRequest`. If every forwarded address were trusted, a client could forge
// any number of them; if none were, all customers of a storefront on another machine would share one limit.
describe('behind a storefront on another machine', () => {
  const [storefront, elsewhere] = ['10.1.2.3', '192.0.2.1']
  beforeEach(async () => {
    await api.close()
    const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8' })
    api = await createTestApi({ config: { hasRateLimits: true, trustProxy } })
  })

  /** Returns the number of rejected requests from a machine, one per forwarded client. */
  async function refusedFrom(machine: string, clients: readonly (string | undefined)[], session?: string) {
    const statuses: number[] = []
    for (const client of clients) {
      const headers: Record<string, string> = client === undefined ? {} : { 'x-forwarded-for': client }
      const { http } = await api.call(getMe, { headers, from: machine, ...(session && { session }) })
      statuses.push(http)
    }
    return refused(statuses)
  }
  const times = (count: number, client?: string) => Array.from({ length: count }, () => client)
  const many = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index % 200}`)

  test('every customer has a separate limit', async () => {
    expect(await refusedFrom(storefront, times(305, '203.0.113.7'))).toBe(5)
    expect(await refusedFrom(storefront, times(2, '203.0.113.8'))).toBe(0)
  })

  test('its own requests without a client are not counted', async () => {
    const { session } = await api.signUp()
    expect(await refusedFrom(storefront, times(305), session)).toBe(0)
    expect(await refusedFrom(elsewhere, times(305), session)).toBe(5)
  })

  test('a direct client is limited by its own address, whatever it forwards', async () => {
    expect(await refusedFrom(elsewhere, many(305))).toBe(5)
    // The forged addresses are not limited.
    expect(await refusedFrom(storefront, many(200))).toBe(0)
  })

  test('a client with forged headers behind the storefront is limited by the address that the storefront forwards', async () => {
    const forged = many(305).map((client) => `${client}, 203.0.113.250`)
    expect(await refusedFrom(storefront, forged)).toBe(5)
  })
})

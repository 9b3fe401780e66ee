import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getMe, getSources, login } from '@colada/domain/account/calls'
import { getProducts } from '@colada/domain/catalogue/calls'
import { checkZipCode } from '@colada/domain/coverage/calls'
import type { Call } from '@colada/domain/wire/call'
import { checkCoupon } from '@colada/domain/promotions/calls'
import { createTestApi, digestOf, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi({ config: { hasRateLimits: true } })
})
afterEach(() => api.close())

/** HTTP statuses of a number of calls for a client behind the gateway. */
async function repeat(times: number, call: Call, body?: object, client = '203.0.113.7', session?: string) {
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
  test('may make 300 calls a minute, and is told when to come back', async () => {
    expect(refused(await repeat(300, getSources))).toBe(0)
    const { http, answer, headers } = await api.call(getSources, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    expect(http).toBe(429)
    expect(answer.status.code).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('is not held up by another, nor by reading the catalogue', async () => {
    await repeat(300, getSources)
    expect(refused(await repeat(2, getSources))).toBe(2)
    expect(refused(await repeat(2, getSources, undefined, '203.0.113.8'))).toBe(0)
    expect(refused(await repeat(5, getProducts))).toBe(0)
  })

  test('may check 30 postal codes a minute', async () => {
    expect(refused(await repeat(32, checkZipCode, { cp: '28013' }))).toBe(2)
  })

  test('may try 30 logins a minute, whoever’s', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) {
      const body = { email: `guess-${i}@example.com`, password: digestOf('guess') }
      statuses.push(...(await repeat(1, login, body)))
    }
    expect(refused(statuses)).toBe(1)
  })
})

test('an account may try ten promo codes a minute, from wherever; pricing without one is not counted', async () => {
  const { session } = await api.signUp()
  const body = (promo_code: string) => ({ promo_code, items: [] })
  expect(refused(await repeat(12, checkCoupon, body(''), '203.0.113.1', session))).toBe(0)
  expect(refused(await repeat(6, checkCoupon, body('GUESS'), '203.0.113.2', session))).toBe(0)
  expect(refused(await repeat(6, checkCoupon, body('GUESS'), '203.0.113.3', session))).toBe(2)
})

test('an account may make 300 calls a minute, from however many places', async () => {
  const { session } = await api.signUp()
  expect(refused(await repeat(200, getMe, undefined, '203.0.113.1', session))).toBe(0)
  expect(refused(await repeat(105, getMe, undefined, '203.0.113.2', session))).toBe(5)
})

test('our own gateway, asking on nobody’s behalf, is not counted', async () => {
  const { session } = await api.signUp()
  for (let i = 0; i < 310; i += 1) {
    expect((await api.call(getMe, { session })).http).toBe(200)
  }
})

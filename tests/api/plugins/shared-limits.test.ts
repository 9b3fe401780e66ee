import { randomUUID } from 'node:crypto'
import { login } from '@colada/domain/account/contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { reserve } from '@colada/domain/orders/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listJobs } from '#api/jobs/jobs.ts'
import { orders } from '#api/orders/tables.ts'
import { rateLimits } from '#api/plugins/limit-tables.ts'
import { checkout, createShopper } from '../orders/shopper.ts'
import { type SecondApi, startSecondApi } from '../support/second-api.ts'
import { createTestApi, passwordDigest, type TestApi } from '../support/test-api.ts'

let first: TestApi
let second: SecondApi
beforeEach(async () => {
  first = await createTestApi({ config: { hasRateLimits: true, valkeyUrl: null } })
  second = await startSecondApi(first)
})
afterEach(async () => {
  await second.close()
  await first.close()
})

const headers = { 'x-forwarded-for': '203.0.113.7' }

describe('two APIs on one database', () => {
  test('share a limit per client', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 32; turn += 1) {
      const api = turn % 2 === 0 ? first : second
      statuses.push((await api.call(checkZipCode, { headers, body: { cp: '28013' } })).http)
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(30)).toEqual([429, 429])
  })

  test('share the promo codes that an account has tried', async () => {
    const { session } = await first.signUp()
    const tryCode = async (api: TestApi | SecondApi, promo_code: string) =>
      (await api.call(checkCoupon, { headers, session, body: { promo_code, items: [] } })).http
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push(await tryCode(turn % 2 === 0 ? first : second, `GUESS${turn}`))
    }
    expect(statuses.map((http) => http === 429)).toEqual([...Array(10).fill(false), true, true])
    expect(await tryCode(second, 'guess0'), 'a code that the other API accepted').not.toBe(429)
  })

  test('share the wait after failed log-ins', async () => {
    const { email } = await first.signUp()
    const attempt = async (api: TestApi | SecondApi) =>
      (await api.call(login, { headers, body: { email, password: passwordDigest('guess') } })).http
    for (let turn = 0; turn < 5; turn += 1) expect(await attempt(turn % 2 === 0 ? first : second)).toBe(401)
    expect(await attempt(first)).toBe(429)
    expect(await attempt(second)).toBe(429)
  })

  test('create one order for one idempotency key', async () => {
    const shopper = await createShopper(first)
    const request = {
      session: shopper.session,
      body: await checkout(first, shopper),
      headers: { 'idempotency-key': randomUUID() },
    }
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? first : second).call(reserve, request)),
    )
    expect(outcomes.map(({ http }) => http)).toEqual(Array(10).fill(200))
    expect(new Set(outcomes.map(({ response }) => response.new_order.id)).size).toBe(1)
    expect(await first.db.$count(orders, eq(orders.userId, shopper.userId))).toBe(1)
  })

  test('forget counts whose time window has ended, in an hourly job', async () => {
    await first.db.insert(rateLimits).values([
      { key: 'ended', points: 1, expire: Date.now() - 1000 },
      { key: 'running', points: 1, expire: Date.now() + 60_000 },
    ])
    const jobs = listJobs(first.dependencies, {
      error: (details) => expect.unreachable(JSON.stringify(details)),
    })
    await jobs.find(({ name }) => name === 'ended-limits')!.run()
    expect(await first.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'running' }])
  })
})

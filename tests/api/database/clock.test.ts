import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { DatabaseClock, readDatabaseTime } from '#api/database/clock.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
let deviation = 0
beforeAll(async () => {
  api = await createTestApi({ clockDeviation: () => deviation })
})
afterAll(() => api.close())

const HOUR_MS = 3_600_000

describe('the clock of the database', () => {
  it('is not the system clock, and does not follow its changes', async () => {
    let offset = HOUR_MS
    const { database } = api.dependencies
    const clock = await DatabaseClock.open(database, () => Date.now() + offset)
    onTestFinished(() => clock.close())
    for (const ahead of [HOUR_MS, -HOUR_MS]) {
      offset = ahead
      const before = await readDatabaseTime(database)
      const now = clock.now()
      const after = await readDatabaseTime(database)
      // It may be behind by the duration of a response, but is never ahead.
      expect(now).toBeLessThanOrEqual(after)
      expect(now).toBeGreaterThan(before - HOUR_MS / 2)
      expect(Math.abs(clock.deviation() - ahead)).toBeLessThan(HOUR_MS / 2)
    }
  })
})

describe('/readyz', () => {
  it.each([
    [0, 200, 'ok'],
    [59_000, 200, 'ok'],
    [-59_000, 200, 'ok'],
    [61_000, 503, "the system clock differs by 61 s from the database's"],
    [-HOUR_MS, 503, "the system clock differs by -3600 s from the database's"],
  ])('of a process whose clock is %i ms ahead returns %i', async (ahead, http, status) => {
    deviation = ahead
    const response = await api.app.inject('/readyz')
    expect([response.statusCode, response.json()]).toEqual([http, { status }])
  })
})

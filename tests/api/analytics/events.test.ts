import { countEvents, type WireEvent } from '@colada/domain/analytics/contract'
import { MAX_EVENTS } from '@colada/domain/analytics/event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventCounts } from '#api/analytics/tables.ts'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi({ config: { hasRateLimits: true, valkeyUrl: null } })
  // The database's time has fractions of a millisecond.
  api.advance(Date.parse('2026-03-28T22:30:00Z') + 0.329 - api.dependencies.clock())
})
afterEach(() => api.close())

const home: WireEvent = { name: 'page', route: 'Home', lang: 'es' }
const payment: WireEvent = { name: 'payment', route: 'Payment', lang: 'en', value: 45.9 }

const send = (events: readonly object[], from = '203.0.113.7') =>
  api.call(countEvents, { body: { events }, headers: { 'x-forwarded-for': from } })

async function runOps(...args: string[]) {
  const command = readCommand(['events', ...args])
  return typeof command === 'string' ? command : (await runCommand(command, api.dependencies)).message
}

it('counts by day in Madrid, name, page and language, and nothing else', async () => {
  await send([home, home, payment])
  await send([home, { ...home, lang: 'en' }, payment])
  // A new day in Madrid; in UTC it is the same.
  api.advance(45 * 60_000)
  await send([home])
  const rows = await api.db.select().from(eventCounts).orderBy(eventCounts.day, eventCounts.name)
  const row = (day: string, { name, route, lang }: WireEvent, count: number, valueCents = 0) => ({
    day,
    name,
    route,
    language: lang,
    count,
    valueCents,
  })
  expect(rows).toHaveLength(4)
  expect(rows).toEqual(
    expect.arrayContaining([
      row('2026-03-28', home, 3),
      row('2026-03-28', { ...home, lang: 'en' }, 1),
      row('2026-03-28', payment, 2, 9_180),
      row('2026-03-29', home, 1),
    ]),
  )
})

it('loses no event of concurrent requests', async () => {
  const batches = Array.from({ length: 20 }, (_, turn) =>
    turn % 2 === 0 ? [home, payment] : [payment, home],
  )
  const outcomes = await Promise.all(batches.map((events) => send(events)))
  expect(outcomes.map(({ http }) => http)).toEqual(batches.map(() => 200))
  const rows = await api.db.select().from(eventCounts)
  expect(Object.fromEntries(rows.map(({ name, count }) => [name, count]))).toEqual({ page: 20, payment: 20 })
})

it.each([
  ['an unknown name', [home, { ...home, name: 'visit' }]],
  ['a URL', [{ ...home, route: '/detalles-pedido/12' }]],
  ['too many events', Array.from({ length: MAX_EVENTS + 1 }, () => home)],
])('returns 422 for %s and counts nothing', async (_, events) => {
  expect((await send(events)).http).toBe(422)
  expect(await api.db.$count(eventCounts)).toBe(0)
})

it('accepts 60 requests of a client in a minute', async () => {
  for (let turn = 0; turn < 60; turn += 1) expect((await send([home])).http).toBe(200)
  const { http, headers } = await send([home])
  expect(http).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await send([home], '203.0.113.8')).http).toBe(200)
})

it('lists the counters of the last days for operations', async () => {
  expect(await runOps()).toBe('No event was counted since 2026-03-22.')
  await send([home, payment])
  api.advance(23 * 3_600_000)
  await send([home, home])
  expect((await runOps('2')).split('\n').slice(1)).toEqual([
    '2026-03-28  page  Home  es  1',
    expect.stringMatching(/^2026-03-28 {2}payment {2}Payment {2}en {2}1 {2}45,90\s€$/),
    '2026-03-29  page  Home  es  2',
  ])
  expect((await runOps('1')).split('\n')).toHaveLength(2)
  for (const args of [['0'], ['1000'], ['week'], ['2', '3']]) {
    expect(await runOps(...args)).toBe('Listing events takes a number of days, at most 999.')
  }
})

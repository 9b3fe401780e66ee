import { reserve } from '@colada/domain/orders/contract'
import { holdSlots } from '@colada/domain/schedule/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runTransaction } from '#api/database/connection.ts'
import { lockExpiredHolds, markReleased } from '#api/schedule/holds-repository.ts'
import { releaseExpiredHolds } from '#api/schedule/holds.ts'
import { movePlaces } from '#api/schedule/places.ts'
import { slots } from '#api/schedule/tables.ts'
import { rounds } from '../../faults/rounds.ts'
import { homeAddresses, checkout, createShoppers, type Shopper } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { retryWhileUnavailable } from '../support/retry-while-unavailable.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { waitForLockWaits } from './lock-waits.ts'

const BUYERS = 50
const everyRound = Array.from({ length: rounds }, (_, round) => round)
/** Duration of a hold in milliseconds. */
const holdTime = 600_000

let api: TestApi
let buyers: Shopper[]
beforeAll(async () => {
  api = await createTestApi({ connections: 20 })
  buyers = await createShoppers(api, BUYERS)
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

type Checkout = Awaited<ReturnType<typeof checkout>>

/** Slots of which the pickup has one free place. */
async function lastPlace(pickup: number): Promise<Checkout> {
  const body = await checkout(api, buyers[0]!, { pickup, delivery: 10 })
  await api.db.update(slots).set({ capacity: 1 }).where(eq(slots.id, body.pickup_time))
  return body
}

async function takenOf(id: number): Promise<number> {
  const [slot] = await api.db.select().from(slots).where(eq(slots.id, id))
  return slot!.taken
}

const order = (buyer: Shopper, body: Checkout) =>
  retryWhileUnavailable(() =>
    api.call(reserve, { session: buyer.session, body: { ...body, ...homeAddresses(buyer) } }),
  )

const hold = (buyer: Shopper, { pickup_time, delivery_time }: Checkout) =>
  retryWhileUnavailable(() =>
    api.call(holdSlots, {
      session: buyer.session,
      body: { pickup_time, delivery_time, ...homeAddresses(buyer), category_id: 2 },
    }),
  )

const codesOf = (outcomes: readonly { http: number; response: { status: { code: number } } }[]) =>
  outcomes.map(({ http, response }) => `${http} ${response.status.code}`).toSorted()
const full = `409 ${statusCodes.noAvailability.code}`

// Guard: `incrementTaken`, one statement that checks for a free place and takes it, for holds and orders.
describe('the last place of a slot, for a hold', () => {
  it.each(everyRound)(
    'is held by one of fifty customers, who alone may order it; the others get the full slot (round %i)',
    async (round) => {
      const body = await lastPlace(10 + round)
      const outcomes = await Promise.all(buyers.map((buyer) => hold(buyer, body)))
      expect(codesOf(outcomes)).toEqual(['200 200', ...Array(BUYERS - 1).fill(full)])
      for (const { http, response } of outcomes) {
        if (http === 409) expect(Object.keys(response.errors!)).toEqual(['pickup_time'])
      }
      expect(await takenOf(body.pickup_time)).toBe(1)

      const holder = outcomes.findIndex(({ http }) => http === 200)
      const ordered = await Promise.all(buyers.map((buyer) => order(buyer, body)))
      expect(ordered.map(({ http }) => http)).toEqual(
        buyers.map((_, index) => (index === holder ? 200 : 409)),
      )
      expect(await takenOf(body.pickup_time)).toBe(1)
    },
  )
})

describe('a hold at its expiry', () => {
  // Guards: `lockReplaceableHolds` before `incrementTaken` in requests; `lockExpiredHolds` in the job. Each releases a
  // hold under its lock, so its place is freed once.
  it.each(everyRound)(
    'yields its place once: to its owner’s order, another order, or another hold (round %i)',
    async (round) => {
      // After sixteen rounds the first customers again.
      const [owner, rival, looker] = buyers.slice((round * 3) % (BUYERS - 2)) as [Shopper, Shopper, Shopper]
      const body = await lastPlace(20 + round)
      expect((await hold(owner, body)).http).toBe(200)
      api.advance(holdTime)
      const job = () => releaseExpiredHolds(api.db, api.dependencies.clock())
      const [outcomes] = await Promise.all([
        Promise.all([order(owner, body), order(rival, body), hold(looker, body)]),
        ...Array.from({ length: 3 }, job),
      ])
      expect(codesOf(outcomes)).toEqual(['200 200', full, full])
      await job()
      expect(await takenOf(body.pickup_time)).toBe(1)
    },
  )

  // Guard: `lockReplaceableHolds` waits for a hold that another transaction is releasing. If it skipped that hold, its
  // place would count as taken.
  it.each(['order', 'hold'] as const)('that the job is releasing allows another %s', async (kind) => {
    const [owner, other] = buyers.slice(kind === 'order' ? 40 : 42) as [Shopper, Shopper]
    const body = await lastPlace(kind === 'order' ? 30 : 31)
    expect((await hold(owner, body)).http).toBe(200)
    api.advance(holdTime)
    const at = new Date(api.dependencies.clock())
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const closing = runTransaction(api.db, async (tx) => {
      const ended = await lockExpiredHolds(tx, at, 50)
      begun.resolve()
      await mayEnd.promise
      await markReleased(tx, ended, at)
      await movePlaces(tx, {
        free: ended.flatMap(({ pickupId, deliveryId }) => [pickupId ?? [], deliveryId ?? []].flat()),
      })
    })
    await begun.promise
    const pendingRequest = kind === 'order' ? order(other, body) : hold(other, body)
    await waitForLockWaits(api.db, 1)
    mayEnd.resolve()
    await closing
    expect((await pendingRequest).http).toBe(200)
    expect(await takenOf(body.pickup_time)).toBe(1)
  })

  // Guard: `lockExpiredHolds` locks the holds it releases, so that no place is freed twice, and skips locked ones:
  // waiting for them would end in a lock timeout.
  it('that one process is releasing is skipped by the others', async () => {
    const owner = buyers[44]!
    const body = await lastPlace(32)
    await releaseExpiredHolds(api.db, api.dependencies.clock())
    expect((await hold(owner, body)).http).toBe(200)
    api.advance(holdTime)
    const at = new Date(api.dependencies.clock())
    await runTransaction(api.db, async (tx) => {
      const ended = await lockExpiredHolds(tx, at, 50)
      expect(ended.some(({ userId }) => userId === owner.userId)).toBe(true)
      await Promise.all(Array.from({ length: 3 }, () => releaseExpiredHolds(api.db, at.getTime())))
      expect(await takenOf(body.pickup_time)).toBe(1)
      await markReleased(tx, ended, at)
      await movePlaces(tx, {
        free: ended.flatMap(({ pickupId, deliveryId }) => [pickupId ?? [], deliveryId ?? []].flat()),
      })
    })
    expect(await takenOf(body.pickup_time)).toBe(0)
  })
})

import { reserve } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { orders } from '#api/orders/tables.ts'
import { ApiError } from '#api/plugins/errors.ts'
import { slots } from '#api/schedule/tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { checkout, createShoppers, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { expectInvariants } from '../support/invariants.ts'

let shoppers: Shopper[]
const api = setUpPaymentApi()
beforeAll(async () => {
  shoppers = await createShoppers(api, 8)
  // Few places, so that customers compete for them.
  await api.db.update(slots).set({ capacity: sql`least(${slots.capacity}, 2)` })
})

/** A seeded random number generator, from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const intents: string[] = []

async function buy(shopper: Shopper, roll: () => number): Promise<void> {
  const promoCode = roll() < 0.4 ? 'WASH20WEB' : ''
  const options = { promoCode, pickup: Math.floor(roll() * 4), delivery: Math.floor(roll() * 4) }
  const paysNow = roll()
  const body = await checkout(api, shopper, options)
  const { http, response } = await api.call(reserve, { session: shopper.session, body })
  expect([200, 409]).toContain(http)
  if (http !== 200) return
  const prepared = await api.call(createIntent, {
    session: shopper.session,
    body: { order_id: response.new_order.id },
  })
  if (prepared.http !== 200) return
  intents.push(prepared.response.payment_intent.id)
  if (paysNow < 0.5) api.sandbox.pay(prepared.response.payment_intent.id)
}

async function payLater(roll: () => number): Promise<void> {
  const id = intents[Math.floor(roll() * intents.length)]
  const status = id === undefined ? undefined : api.sandbox.provider.intents.get(id)?.status
  if (id !== undefined && status === 'requires_payment_method') api.sandbox.pay(id)
}

async function operate(roll: () => number): Promise<void> {
  const rows = await api.db
    .select()
    .from(orders)
    .where(inArray(orders.status, [0, 1, 10]))
  const order = rows[Math.floor(roll() * rows.length)]
  if (!order) return
  const to = roll() < 0.6 ? 60 : 10
  await moveOrder(api, order.locator, to).catch((error: unknown) => {
    // Another request moved it first.
    if (!(error instanceof ApiError && error.status === 'transitionRefused')) throw error
  })
}

const jobs = ['unpaid-orders', 'open-payments', 'refunds', 'outbox'] as const

describe('random operations of several customers', () => {
  it.each([1, 2, 3])(
    'of orders, payments, aborted payments, cancellations and lost webhooks violates no invariant (seed %i)',
    async (seed) => {
      const roll = createRandom(seed)
      api.sandbox.setWebhookTarget(api.webhooks)
      for (let hour = 0; hour < 6; hour += 1) {
        api.sandbox.faults.set({
          webhooks: { copies: 1 + Math.floor(roll() * 3), lose: Math.floor(roll() * 3) },
        })
        const work = shoppers.map((shopper) => buy(shopper, roll))
        work.push(payLater(roll), operate(roll), operate(roll), ...jobs.map((job) => api.run(job)))
        await Promise.all(work)
        api.advance(Math.floor(roll() * 1_200_000))
      }
      api.sandbox.faults.clear()
      // No more orders; open ones are closed.
      for (let round = 0; round < 4; round += 1) {
        api.advance(1_800_000)
        for (const job of jobs) await api.run(job)
      }
      await expectInvariants(api.db)
      expect(await api.db.$count(orders, inArray(orders.status, [1]))).toBe(0)
      expect(api.failures).toEqual([])
      // The run covered created and cancelled orders, payments and refunds.
      expect(await api.db.$count(orders, eq(orders.status, 60))).toBeGreaterThan(0)
      expect(await api.db.$count(orders, eq(orders.status, 0))).toBeGreaterThan(0)
      const taken = api.sandbox.provider.intents.list((intent) => intent.status === 'succeeded')
      const issued = api.sandbox.provider.refunds.list()
      expect(issued).not.toEqual([])
      const retained = await api.db.execute<{ retained: number }>(
        sql`select sum(paid - refunded)::int as retained from orders`,
      )
      const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)
      expect(retained.rows[0]!.retained).toBe(
        sum(taken.map((intent) => intent.amount_received)) - sum(issued.map((refund) => refund.amount)),
      )
    },
  )
})

import { reserve } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent } from '@colada/domain/payment/contract'
import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { orders } from '#api/orders/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { homeAddresses, checkout, createShoppers, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { expectInvariants } from '../support/invariants.ts'
import { retryWhileUnavailable } from '../support/retry-while-unavailable.ts'
import { startRunners } from './job-runners.ts'

const capacity = 10
const BUYERS = 200
/** Number of concurrent retries of rejected buyers. */
const group = 40

/** A third do not pay, a tenth have a declined card. */
function outcomeOf(index: number): 'pays' | 'aborts' | 'is declined' {
  if (index % 3 === 0) return 'aborts'
  return [1, 11, 17].includes(index % 30) ? 'is declined' : 'pays'
}

let buyers: (Shopper & { readonly outcome: ReturnType<typeof outcomeOf> })[]
let body: Awaited<ReturnType<typeof checkout>>
const api = setUpPaymentApi()
beforeAll(async () => {
  api.sandbox.setWebhookTarget(api.webhooks)
  buyers = (await createShoppers(api, BUYERS)).map((buyer, index) => ({
    ...buyer,
    outcome: outcomeOf(index),
  }))
  body = await checkout(api, buyers[0]!, { pickup: 40, delivery: 20 })
  await api.db.update(slots).set({ capacity }).where(eq(slots.id, body.pickup_time))
  await api.db.update(slots).set({ capacity: BUYERS }).where(eq(slots.id, body.delivery_time))
})

type Buyer = (typeof buyers)[number]

/** Orders and pays, depending on the buyer; returns false when there was no place. */
async function tryToBuy(buyer: Buyer): Promise<boolean> {
  const { session, outcome } = buyer
  const { http, response } = await retryWhileUnavailable(() =>
    api.call(reserve, { session, body: { ...body, ...homeAddresses(buyer) } }),
  )
  if (http !== 200) {
    expect([http, response.status.code]).toEqual([409, statusCodes.noAvailability.code])
    return false
  }
  if (outcome === 'aborts' && buyer.userId % 2 === 0) return true
  const prepared = await retryWhileUnavailable(() =>
    api.call(createIntent, { session, body: { order_id: response.new_order.id } }),
  )
  expect(prepared.http).toBe(200)
  const { id } = prepared.response.payment_intent
  if (outcome === 'pays') api.sandbox.pay(id)
  if (outcome === 'is declined') expect(() => api.sandbox.pay(id, 'pm_card_visa_chargeDeclined')).toThrow()
  return true
}

/** Runs all buyers concurrently; returns those without a place. */
async function rush(attempting: readonly Buyer[]): Promise<Buyer[]> {
  const isServed = await Promise.all(attempting.map(tryToBuy))
  return attempting.filter((_, index) => !isServed[index])
}

const countOf = (status: number) => api.db.$count(orders, eq(orders.status, status))

const pastTheWindow = () => api.advance((PAYMENT_WINDOW_SECONDS + 1) * 1000)

/** Advances past the payment window; waits until no order is pending. */
async function timeOut(): Promise<void> {
  pastTheWindow()
  const pending = () => {
    // Orders that a round could not close are claimed again later.
    api.advance(5_000)
    return countOf(orderStatus.pendingPayment)
  }
  await expect.poll(pending, { timeout: 60_000 }).toBe(0)
}

// Guards: `incrementTaken` and `slots_not_oversold` against overselling; the second check of `cancelUnpaid`, under the
// order's lock, against cancelling twice or what is paid; `cancelOrder`, which frees the places in the commit that
// cancels, against places lost.
describe('ten places, two hundred buyers and three job processes', () => {
  it(
    'end with ten paid orders, and all other buyers without an order or a charge',
    { timeout: 300_000 },
    async () => {
      const runners = startRunners(api)
      let waiting = await rush(buyers)
      expect(waiting).toHaveLength(BUYERS - capacity)
      while (waiting.length > 0) {
        // They retry while places of others are freed.
        pastTheWindow()
        await rush(waiting.splice(0, group))
        await timeOut()
      }
      // Rejected buyers retry, and paying ones take the free places.
      const free = capacity - (await countOf(orderStatus.created))
      const last = buyers.filter(({ outcome }) => outcome === 'pays').slice(-capacity)
      expect(await rush(last)).toHaveLength(capacity - free)
      await timeOut()
      await runners.stop()

      const rows = await api.db.select().from(orders)
      const payers = new Set(buyers.filter(({ outcome }) => outcome === 'pays').map(({ userId }) => userId))
      const created = rows.filter(({ status }) => status === orderStatus.created)
      expect(created).toHaveLength(capacity)
      for (const { userId, status, paid, total, refunded } of rows) {
        const isPaid = payers.has(userId)
        expect({ status, paid, refunded }).toEqual(
          isPaid
            ? { status: orderStatus.created, paid: total, refunded: 0 }
            : { status: orderStatus.cancelled, paid: 0, refunded: 0 },
        )
      }
      for (const slotId of [body.pickup_time, body.delivery_time]) {
        const [slot] = await api.db.select().from(slots).where(eq(slots.id, slotId))
        expect(slot!.taken).toBe(capacity)
      }
      const intents = api.sandbox.provider.intents.list()
      expect(intents.filter(({ status }) => status === 'succeeded')).toHaveLength(capacity)
      expect(intents.filter(({ status }) => !['succeeded', 'canceled'].includes(status))).toEqual([])
      expect(api.sandbox.provider.refunds.list()).toEqual([])
      expect(runners.failures).toEqual([])
      await expectInvariants(api.db)
    },
  )
})

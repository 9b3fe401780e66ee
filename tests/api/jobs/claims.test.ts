import { addItems } from '@colada/domain/orders/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Executor, runTransaction } from '#api/database/connection.ts'
import { claimMail } from '#api/mail/repository.ts'
import { claimLapsing } from '#api/orders/change-repository.ts'
import { claimUnpaid } from '#api/orders/unpaid-repository.ts'
import { claimRefunds } from '#api/payment/refund-repository.ts'
import { claimOpenPayments } from '#api/payment/repository.ts'
import { moveOrder } from '../orders/move-order.ts'
import { requestChange, paidOrder } from '../orders/order-changes.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { createPaymentIntent } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'

const api = setUpPaymentApi()
beforeAll(async () => {
  const shopper = await createShopper(api)
  // Rows for every job: two unpaid orders, mail, a refund, and two changes whose payment window has ended.
  for (const pickup of [3, 4])
    await createPaymentIntent(api, shopper, (await placeOrder(api, shopper, { pickup })).id)
  const paid = [await paidOrder(api, shopper, { pickup: 5 }), await paidOrder(api, shopper, { pickup: 6 })]
  const cancelled = await paidOrder(api, shopper, { pickup: 7 })
  await moveOrder(api, cancelled.localizador, 60)
  for (const { id } of paid) {
    await requestChange(api, shopper, addItems, { order_id: id, items: [{ product_id: 1, qty: 1 }] })
  }
  api.advance(3_600_000)
})

const CLAIM_MS = 20_000

/** The claim of each job; a claim expires after `CLAIM_MS` milliseconds. */
const claims: Readonly<
  Record<string, (executor: Executor, now: Date) => Promise<readonly { id: number }[]>>
> = {
  'unpaid orders': (executor, now) => claimUnpaid(executor, { now, until: until(now), limit: 20 }),
  'unpaid changes': (executor, now) => claimLapsing(executor, { now, until: until(now), limit: 20 }),
  'open payments': (executor, now) =>
    claimOpenPayments(executor, { now, nextCheckAt: until(now), limit: 20 }),
  refunds: (executor, now) => claimRefunds(executor, { now, limit: 20, delay: () => CLAIM_MS }),
  mail: (executor, now) => claimMail(executor, { now, until: until(now), limit: 20 }),
}

function until(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS)
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b)

// Guards: `skip locked` while a job claims rows, and the time on the row until which it is claimed.
// Without the first, jobs wait for each other; without the second, they process rows twice.
describe.each(Object.entries(claims))('%s', (_, claim) => {
  it('are claimed by one process at a time, and again after the claim has expired', async () => {
    const now = new Date(api.dependencies.clock())
    const [first, second] = await runTransaction(api.db, async (tx) => {
      const taken = await claim(tx, now)
      // Another process before the first one commits: it neither claims the rows nor waits for them.
      const beside = await runTransaction(api.db, async (other) => {
        await other.execute(sql`set local lock_timeout = '500ms'`)
        return claim(other, now)
      })
      return [idsOf(taken), idsOf(beside)]
    })
    expect(first!.length).toBeGreaterThan(0)
    expect(second).toEqual([])
    const still = await claim(api.db, new Date(now.getTime() + CLAIM_MS - 1))
    expect(idsOf(still)).toEqual([])
    expect(idsOf(await claim(api.db, until(now)))).toEqual(first)
  })
})

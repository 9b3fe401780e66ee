import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FailPoint } from '#api/fail-points.ts'
import { createShoppers, type Shopper } from '../api/orders/shopper.ts'
import { rounds } from './rounds.ts'
import { expectEffectsOnce, expectAcknowledgedPersisted } from './support/assertions.ts'
import {
  type Purchase,
  buy,
  buyAndChange,
  buyByPayPal,
  buyAndCancel,
  type CustomerFlow,
  type Acknowledged,
} from './support/flows.ts'
import { type RestartableShop, startRestartableShop } from './support/restartable-shop.ts'

const inFlight = 4

interface CrashScenario {
  readonly at: FailPoint
  readonly flow?: CustomerFlow
  /** Inspects the data that the killed process left. */
  readonly inspect?: (shop: RestartableShop) => Promise<void>
}

/** Runs a crash scenario in its own shop. */
async function testCrash(scenario: CrashScenario): Promise<void> {
  const shop = await startRestartableShop()
  try {
    // Few places, so that slots become full during the test.
    await shop.db.execute(sql`update slots set capacity = 3`)
    await crashRepeatedly(shop, scenario)
  } finally {
    await shop.close()
  }
}

/** Kills the API repeatedly at one fail point under load, and restarts it each time. */
async function crashRepeatedly(
  shop: RestartableShop,
  { at, flow = buy, inspect }: CrashScenario,
): Promise<void> {
  const acknowledged: Acknowledged = { orders: [], payments: [] }
  const purchases: Promise<Purchase>[] = []
  const delays: number[] = []
  let shoppers: Shopper[] | undefined
  for (let round = 0; round < rounds; round += 1) {
    const hit = 1 + (round % inFlight)
    const { api, readyAfter } = await shop.start({ COLADA_FAIL_POINT: `${at}:${hit}` })
    delays.push(readyAfter)
    shoppers ??= await createShoppers(shop, inFlight * rounds)
    purchases.push(...shoppers.splice(0, inFlight).map((shopper) => flow(shop, shopper, acknowledged)))
    // Awaited at the end; until then a rejection must not end the test process.
    for (const purchase of purchases) purchase.catch(() => undefined)
    expect(await api.ended, api.output).toEqual({ code: null, signal: 'SIGKILL' })
    await expectAcknowledgedPersisted(shop, acknowledged)
    await inspect?.(shop)
    // Simulates that the claims of the killed process on mails and refunds have expired.
    await shop.db.execute(sql`update mail_outbox set next_attempt_at = now() where status = 'waiting'`)
    await shop.db.execute(sql`update refunds set next_attempt_at = now() where status = 'waiting'`)
  }
  const { api, readyAfter } = await shop.start()
  delays.push(readyAfter)
  await expectEffectsOnce(shop, await Promise.all(purchases))
  await expectAcknowledgedPersisted(shop, acknowledged)
  expect(api.isRunning, api.output).toBe(true)
  console.log(`${at}: ready ${delays.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s after its start`)
}

/** Returns the number of rows of a query. */
async function count(shop: RestartableShop, query: SQL): Promise<number> {
  return (await shop.db.execute(query)).rows.length
}

// Concurrent: each has its own shop, which spends most of the time starting.
describe.concurrent('a process that is killed', () => {
  // Guard: order, places and step are written in one transaction.
  it('before an order is committed leaves no part of it', () => testCrash({ at: 'reserve-before-commit' }))

  // Guard: the key and its response are stored in the order's transaction, and a retry gets that response.
  it('after an order was committed, before the response, leaves one order', () =>
    testCrash({ at: 'reserve-after-commit' }))

  // Guard: a number and the end of the chain are updated in the transaction of the payment: a crash leaves no gap, and the
  // chain unbroken (invariants).
  it('after an invoice got its number and record leaves neither, nor the payment', () =>
    testCrash({ at: 'invoice-before-commit' }))

  // Guard: the new place, the old one, legs and amounts of a change are written in one transaction.
  it('before a change of an order is committed leaves the order and its places as they were', () =>
    testCrash({ at: 'change-before-commit', flow: buyAndChange }))

  // Guard: the key and its response are stored in the change's transaction, and a retry gets that response.
  it('after a change was committed, before the response, changes the order once', () =>
    testCrash({ at: 'change-after-commit', flow: buyAndChange }))

  // Guard: row and key of the payment exist before the provider is called, and it is called under that key.
  it('after the provider created a payment, before its id is stored, leaves one payment', () =>
    testCrash({
      at: 'intent-created',
      inspect: async (shop) => {
        const made = shop.sandbox.provider.intents.list().length
        expect(await count(shop, sql`select from payments where provider_id is not null`)).toBeLessThan(made)
      },
    }))

  // Guard: an event is recorded in the transaction of its effect, so that it is processed when it is sent again.
  it('after a capture, before it is committed, leaves an order that is paid later', () =>
    testCrash({
      at: 'capture-before-commit',
      inspect: async (shop) => {
        const captured = shop.sandbox.provider.intents.list(({ status }) => status === 'succeeded').length
        expect(await count(shop, sql`select from orders where status = 0`)).toBeLessThan(captured)
      },
    }))

  // Guard: a final payment and a recorded event change nothing when they are received again.
  it('after a capture was committed, before the webhook response, leaves an order that is paid once', () =>
    testCrash({
      at: 'capture-after-commit',
      inspect: async (shop) => {
        const pending = shop.sandbox.provider.events.list((event) => event.pending_webhooks > 0)
        const recorded = await Promise.all(
          pending.map(({ id }) => count(shop, sql`select from payment_events where id = ${id}`)),
        )
        expect(recorded).toContain(1)
      },
    }))

  // Guards: the row is marked as pending, and PayPal is called again with the same key.
  it('after PayPal’s capture, before it is stored, leaves an order that is paid once', () =>
    testCrash({
      at: 'paypal-captured',
      flow: buyByPayPal,
      inspect: async (shop) => {
        const captured = shop.sandbox.paypal.tables.orders.list(({ status }) => status === 'COMPLETED').length
        expect(await count(shop, sql`select from payments where status = 'succeeded'`)).toBeLessThan(captured)
      },
    }))

  // Guard: a mail's row stays claimed until the claim expires, and its Message-ID is derived from the order.
  it('after a mail was accepted, before that is stored, leaves one mail', () =>
    testCrash({
      at: 'mail-taken',
      inspect: async (shop) => {
        const mails = await shop.sandbox.mailbox.list()
        const taken = new Set(mails.map(({ headers }) => headers['message-id'])).size
        expect(await count(shop, sql`select from mail_outbox where status = 'sent'`)).toBeLessThan(taken)
      },
    }))

  // Guard: a refund has its own idempotency key.
  it('after a refund, before it is stored, refunds once', () =>
    testCrash({
      at: 'refund-given',
      flow: buyAndCancel,
      inspect: async (shop) => {
        const issued = shop.sandbox.provider.refunds.list().length
        expect(await count(shop, sql`select from refunds where status = 'done'`)).toBeLessThan(issued)
      },
    }))
})

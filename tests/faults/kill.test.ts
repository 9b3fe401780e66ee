import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FailPoint } from '#api/fail-points.ts'
import { createShoppers, type Shopper } from '../api/orders/shopper.ts'
import { rounds } from './rounds.ts'
import { type RestartableShop, startRestartableShop } from './support/restartable-shop.ts'
import {
  type Purchase,
  buy,
  buyAndChange,
  buyByPayPal,
  buyAndCancel,
  type CustomerFlow,
  type Acknowledged,
} from './support/flows.ts'
import { expectEffectsOnce, expectAcknowledgedPersisted } from './support/assertions.ts'

const inFlight = 4

interface CrashScenario {
  readonly at: FailPoint
  readonly flow?: CustomerFlow
  /** Sees the data as the dead process left it. */
  readonly inspect?: (shop: RestartableShop) => Promise<void>
}

/** Proves a death in a shop of its own. */
async function testCrash(death: CrashScenario): Promise<void> {
  const shop = await startRestartableShop()
  try {
    // So few places that hours fill up while processes die.
    await shop.db.execute(sql`update slots set capacity = 3`)
    await crashRepeatedly(shop, death)
  } finally {
    await shop.close()
  }
}

/** Kills the API at one moment, again and again, while customers are about; each time it is started again. */
async function crashRepeatedly(
  shop: RestartableShop,
  { at, flow = buy, inspect }: CrashScenario,
): Promise<void> {
  const promises: Acknowledged = { orders: [], payments: [] }
  const journeys: Promise<Purchase>[] = []
  const delays: number[] = []
  let shoppers: Shopper[] | undefined
  for (let round = 0; round < rounds; round += 1) {
    const hit = 1 + (round % inFlight)
    const { api, readyAfter } = await shop.start({ COLADA_FAIL_POINT: `${at}:${hit}` })
    delays.push(readyAfter)
    shoppers ??= await createShoppers(shop, inFlight * rounds)
    journeys.push(...shoppers.splice(0, inFlight).map((shopper) => flow(shop, shopper, promises)))
    // Told at the end; until then a failure must not end the test's process.
    for (const walked of journeys) walked.catch(() => undefined)
    expect(await api.ended, api.output).toEqual({ code: null, signal: 'SIGKILL' })
    await expectAcknowledgedPersisted(shop, promises)
    await inspect?.(shop)
    // As if the time were over for which the dead process had its mails and refunds in hand.
    await shop.db.execute(sql`update mail_outbox set next_attempt_at = now() where status = 'waiting'`)
    await shop.db.execute(sql`update refunds set next_attempt_at = now() where status = 'waiting'`)
  }
  const { api, readyAfter } = await shop.start()
  delays.push(readyAfter)
  await expectEffectsOnce(shop, await Promise.all(journeys))
  await expectAcknowledgedPersisted(shop, promises)
  expect(api.isRunning, api.output).toBe(true)
  console.log(`${at}: ready ${delays.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s after its start`)
}

/** So many rows the query finds. */
async function count(shop: RestartableShop, query: SQL): Promise<number> {
  return (await shop.db.execute(query)).rows.length
}

// Side by side: each has a shop of its own, which spends most of its time starting.
describe.concurrent('a process that is killed', () => {
  // Guard: order, places and step are written in one transaction.
  it('before an order is committed leaves nothing of it', () => testCrash({ at: 'reserve-before-commit' }))

  // Guard: the key and its response are stored in the order's transaction, and a repeat is given that response.
  it('after an order was committed, before its customer is told, leaves one order', () =>
    testCrash({ at: 'reserve-after-commit' }))

  // Guard: the new place, the old one, legs and amounts of a change are written in one transaction.
  it('before a change of an order is committed leaves the order and its places as they were', () =>
    testCrash({ at: 'change-before-commit', flow: buyAndChange }))

  // Guard: the key and its response are stored in the change's transaction, and a repeat is given that response.
  it('after a change was committed, before its customer is told, changes the order once', () =>
    testCrash({ at: 'change-after-commit', flow: buyAndChange }))

  // Guard: row and key of the payment exist before the provider is called, and it is called under that key.
  it('after the provider made a payment, before we note its name, leaves one payment', () =>
    testCrash({
      at: 'intent-created',
      inspect: async (shop) => {
        const made = shop.sandbox.provider.intents.list().length
        expect(await count(shop, sql`select from payments where provider_id is not null`)).toBeLessThan(made)
      },
    }))

  // Guard: the note that a message was acted on commits with its effect, so that it counts when it comes again.
  it('after a capture, before it is committed, leaves an order that is paid in the end', () =>
    testCrash({
      at: 'capture-before-commit',
      inspect: async (shop) => {
        const captured = shop.sandbox.provider.intents.list(({ status }) => status === 'succeeded').length
        expect(await count(shop, sql`select from orders where status = 0`)).toBeLessThan(captured)
      },
    }))

  // Guard: a payment that is decided, and a message that was noted, change nothing when they come again.
  it('after a capture was committed, before the provider is told, leaves an order that is paid once', () =>
    testCrash({
      at: 'capture-after-commit',
      inspect: async (shop) => {
        const untold = shop.sandbox.provider.events.list((event) => event.pending_webhooks > 0)
        const noted = await Promise.all(
          untold.map(({ id }) => count(shop, sql`select from payment_events where id = ${id}`)),
        )
        expect(noted).toContain(1)
      },
    }))

  // Guards: the row says since when an response is awaited, and PayPal is asked again under the same key.
  it('after PayPal took the money, before we note it, leaves an order that is paid once', () =>
    testCrash({
      at: 'paypal-captured',
      flow: buyByPayPal,
      inspect: async (shop) => {
        const captured = shop.sandbox.paypal.tables.orders.list(({ status }) => status === 'COMPLETED').length
        expect(await count(shop, sql`select from payments where status = 'succeeded'`)).toBeLessThan(captured)
      },
    }))

  // Guard: the row of a mail is in hand until its time is over, and names the mail by its order.
  it('after a mail was taken, before we note it, leaves one mail', () =>
    testCrash({
      at: 'mail-taken',
      inspect: async (shop) => {
        const mails = await shop.sandbox.mailbox.list()
        const taken = new Set(mails.map(({ headers }) => headers['message-id'])).size
        expect(await count(shop, sql`select from mail_outbox where status = 'sent'`)).toBeLessThan(taken)
      },
    }))

  // Guard: a refund has a key of its own, under which the provider is called.
  it('after money was given back, before we note it, gives it back once', () =>
    testCrash({
      at: 'refund-given',
      flow: buyAndCancel,
      inspect: async (shop) => {
        const given = shop.sandbox.provider.refunds.list().length
        expect(await count(shop, sql`select from refunds where status = 'done'`)).toBeLessThan(given)
      },
    }))
})

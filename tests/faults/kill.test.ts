import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FailPoint } from '#api/fail-points.ts'
import { newShoppers, type Shopper } from '../api/orders/shopper.ts'
import { rounds } from './rounds.ts'
import { type FaultyShop, openFaultyShop } from './support/faulty-shop.ts'
import {
  type Bought,
  buy,
  buyAndChange,
  buyByPayPal,
  buyInVain,
  type Journey,
  type Promises,
} from './support/journey.ts'
import { expectEachOnce, expectPromisesKept } from './support/proofs.ts'

const inFlight = 4

interface Death {
  readonly at: FailPoint
  readonly journey?: Journey
  /** Sees the data as the dead process left it. */
  readonly look?: (shop: FaultyShop) => Promise<void>
}

/** Proves a death in a shop of its own. */
async function killAgainAndAgain(death: Death): Promise<void> {
  const shop = await openFaultyShop()
  try {
    // So few places that hours fill up while processes die.
    await shop.db.execute(sql`update slots set capacity = 3`)
    await killIn(shop, death)
  } finally {
    await shop.close()
  }
}

/** Kills the API at one moment, again and again, while customers are about; each time it is started again. */
async function killIn(shop: FaultyShop, { at, journey = buy, look }: Death): Promise<void> {
  const promises: Promises = { orders: [], payments: [] }
  const journeys: Promise<Bought>[] = []
  const delays: number[] = []
  let shoppers: Shopper[] | undefined
  for (let round = 0; round < rounds; round += 1) {
    const passage = 1 + (round % inFlight)
    const { api, readyAfter } = await shop.start({ COLADA_FAIL_POINT: `${at}:${passage}` })
    delays.push(readyAfter)
    shoppers ??= await newShoppers(shop, inFlight * rounds)
    journeys.push(...shoppers.splice(0, inFlight).map((shopper) => journey(shop, shopper, promises)))
    // Told at the end; until then a failure must not end the test's process.
    for (const walked of journeys) walked.catch(() => undefined)
    expect(await api.ended, api.said).toEqual({ code: null, signal: 'SIGKILL' })
    await expectPromisesKept(shop, promises)
    await look?.(shop)
    // As if the time were over for which the dead process had its mails and refunds in hand.
    await shop.db.execute(sql`update mail_outbox set next_attempt_at = now() where status = 'waiting'`)
    await shop.db.execute(sql`update refunds set next_attempt_at = now() where status = 'waiting'`)
  }
  const { api, readyAfter } = await shop.start()
  delays.push(readyAfter)
  await expectEachOnce(shop, await Promise.all(journeys))
  await expectPromisesKept(shop, promises)
  expect(api.isRunning, api.said).toBe(true)
  console.log(`${at}: ready ${delays.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s after its start`)
}

/** So many rows the query finds. */
async function count(shop: FaultyShop, query: SQL): Promise<number> {
  return (await shop.db.execute(query)).rows.length
}

// Side by side: each has a shop of its own, which spends most of its time starting.
describe.concurrent('a process that is killed', () => {
  // Guard: order, places and step are written in one transaction.
  it('before an order is committed leaves nothing of it', () =>
    killAgainAndAgain({ at: 'reserve-before-commit' }))

  // Guard: the key and its answer are stored in the order's transaction, and a repeat is given that answer.
  it('after an order was committed, before its customer is told, leaves one order', () =>
    killAgainAndAgain({ at: 'reserve-after-commit' }))

  // Guard: the new place, the old one, legs and amounts of a change are written in one transaction.
  it('before a change of an order is committed leaves the order and its places as they were', () =>
    killAgainAndAgain({ at: 'change-before-commit', journey: buyAndChange }))

  // Guard: the key and its answer are stored in the change's transaction, and a repeat is given that answer.
  it('after a change was committed, before its customer is told, changes the order once', () =>
    killAgainAndAgain({ at: 'change-after-commit', journey: buyAndChange }))

  // Guard: row and key of the payment exist before the provider is called, and it is called under that key.
  it('after the provider made a payment, before we note its name, leaves one payment', () =>
    killAgainAndAgain({
      at: 'intent-created',
      look: async (shop) => {
        const made = shop.sandbox.provider.intents.list().length
        expect(await count(shop, sql`select from payments where provider_id is not null`)).toBeLessThan(made)
      },
    }))

  // Guard: the note that a message was acted on commits with its effect, so that it counts when it comes again.
  it('after a capture, before it is committed, leaves an order that is paid in the end', () =>
    killAgainAndAgain({
      at: 'capture-before-commit',
      look: async (shop) => {
        const captured = shop.sandbox.provider.intents.list(({ status }) => status === 'succeeded').length
        expect(await count(shop, sql`select from orders where status = 0`)).toBeLessThan(captured)
      },
    }))

  // Guard: a payment that is decided, and a message that was noted, change nothing when they come again.
  it('after a capture was committed, before the provider is told, leaves an order that is paid once', () =>
    killAgainAndAgain({
      at: 'capture-after-commit',
      look: async (shop) => {
        const untold = shop.sandbox.provider.events.list((event) => event.pending_webhooks > 0)
        const noted = await Promise.all(
          untold.map(({ id }) => count(shop, sql`select from payment_events where id = ${id}`)),
        )
        expect(noted).toContain(1)
      },
    }))

  // Guards: the row says since when an answer is awaited, and PayPal is asked again under the same key.
  it('after PayPal took the money, before we note it, leaves an order that is paid once', () =>
    killAgainAndAgain({
      at: 'paypal-captured',
      journey: buyByPayPal,
      look: async (shop) => {
        const captured = shop.sandbox.paypal.tables.orders.list(({ status }) => status === 'COMPLETED').length
        expect(await count(shop, sql`select from payments where status = 'succeeded'`)).toBeLessThan(captured)
      },
    }))

  // Guard: the row of a mail is in hand until its time is over, and names the mail by its order.
  it('after a mail was taken, before we note it, leaves one mail', () =>
    killAgainAndAgain({
      at: 'mail-taken',
      look: async (shop) => {
        const mails = await shop.sandbox.mailbox.list()
        const taken = new Set(mails.map(({ headers }) => headers['message-id'])).size
        expect(await count(shop, sql`select from mail_outbox where status = 'sent'`)).toBeLessThan(taken)
      },
    }))

  // Guard: a refund has a key of its own, under which the provider is called.
  it('after money was given back, before we note it, gives it back once', () =>
    killAgainAndAgain({
      at: 'refund-given',
      journey: buyInVain,
      look: async (shop) => {
        const given = shop.sandbox.provider.refunds.list().length
        expect(await count(shop, sql`select from refunds where status = 'done'`)).toBeLessThan(given)
      },
    }))
})

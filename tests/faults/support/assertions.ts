import { inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { mailOutbox } from '#api/mail/tables.ts'
import { orders } from '#api/orders/tables.ts'
import { payments, refunds } from '#api/payment/tables.ts'
import { expectInvariants } from '../../api/support/invariants.ts'
import { type RestartableShop, retryUntilTimeout } from './restartable-shop.ts'
import type { Purchase, Acknowledged } from './flows.ts'

/** What must hold at any moment, even while the API is dead: nothing told is forgotten, nothing is half done. */
export async function expectAcknowledgedPersisted(
  { db }: RestartableShop,
  promises: Acknowledged,
): Promise<void> {
  await expectInvariants(db)
  const kept = await db.$count(orders, inArray(orders.id, promises.orders))
  expect(kept, 'orders that were answered with 2xx').toBe(promises.orders.length)
  const known = await db.$count(payments, inArray(payments.providerId, promises.payments))
  expect(known, 'payments that were answered with 2xx').toBe(promises.payments.length)
}

/**
 * What must hold once everybody has got what they came for: each order once, paid once, confirmed once, and
 * given back once where it was cancelled.
 */
export async function expectEffectsOnce(shop: RestartableShop, bought: readonly Purchase[]): Promise<void> {
  const { db, sandbox } = shop
  await retryUntilTimeout(async () => {
    expect(await db.$count(mailOutbox, sql`${mailOutbox.status} <> 'sent'`), 'mails not noted').toBe(0)
    expect(await db.$count(refunds, sql`${refunds.status} <> 'done'`), 'refunds not noted').toBe(0)
  })
  await expectInvariants(db)
  const rows = await db.select({ id: orders.id }).from(orders)
  expect(new Set(rows.map(({ id }) => id)), 'orders').toEqual(new Set(bought.map(({ order }) => order.id)))

  const captures = [...capturedCardPayments(shop), ...capturedPayPalOrders(shop)]
  const paid = bought.flatMap(({ payments: names }) => names)
  expect(captures.toSorted(), 'captures').toEqual(paid.toSorted())
  const given = sandbox.provider.refunds.list().map(({ payment_intent: intent }) => intent)
  expect(new Set(given).size, 'payments given back').toBe(given.length)

  const mails = await sandbox.mailbox.list()
  // A copy is possible only after a death wrapCards the mail server's yes and our note; it has the same name.
  const names = new Set(mails.map(({ headers }) => headers['message-id']))
  const told = bought.reduce((sum, { mails: count }) => sum + count, 0)
  expect(names.size, 'mails by Message-ID').toBe(told)
}

/** Names of the card payments; each is made once, and paid. */
function capturedCardPayments({ sandbox }: RestartableShop): string[] {
  const intents = sandbox.provider.intents.list()
  expect(intents.filter(({ status }) => status !== 'succeeded')).toEqual([])
  return intents.map(({ id }) => id)
}

/** Names of the PayPal orders, as often as money was taken for them. */
function capturedPayPalOrders({ sandbox }: RestartableShop): string[] {
  return sandbox.paypal.tables.orders
    .list()
    .flatMap(({ id, purchase_units: [unit] }) => (unit.payments?.captures ?? []).map(() => id))
}

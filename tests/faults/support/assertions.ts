import { eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { mailOutbox } from '#api/mail/tables.ts'
import { orders } from '#api/orders/tables.ts'
import { payments, refunds } from '#api/payment/tables.ts'
import { expectInvariants } from '../../api/support/invariants.ts'
import type { Purchase, Acknowledged } from './flows.ts'
import { type RestartableShop, retryUntilTimeout } from './restartable-shop.ts'

/** Asserts what must hold at any time, also while the API is down: acknowledged data is persisted, transactions are atomic. */
export async function expectAcknowledgedPersisted(
  { db }: RestartableShop,
  acknowledged: Acknowledged,
): Promise<void> {
  await expectInvariants(db)
  const persistedOrders = await db.$count(orders, inArray(orders.id, acknowledged.orders))
  expect(persistedOrders, 'orders acknowledged with 2xx').toBe(acknowledged.orders.length)
  const persistedPayments = await db.$count(payments, inArray(payments.providerId, acknowledged.payments))
  expect(persistedPayments, 'payments acknowledged with 2xx').toBe(acknowledged.payments.length)
}

/**
 * Asserts what must hold when all flows have completed: each order exists once, is paid once, confirmed once, and
 * refunded once if it was cancelled.
 */
export async function expectEffectsOnce(
  shop: RestartableShop,
  purchases: readonly Purchase[],
): Promise<void> {
  const { db, sandbox } = shop
  await retryUntilTimeout(async () => {
    expect(await db.$count(mailOutbox, sql`${mailOutbox.status} <> 'sent'`), 'unsent mails').toBe(0)
    expect(await db.$count(refunds, sql`${refunds.status} <> 'done'`), 'open refunds').toBe(0)
  })
  await expectInvariants(db)
  const rows = await db.select({ id: orders.id }).from(orders)
  expect(new Set(rows.map(({ id }) => id)), 'orders').toEqual(new Set(purchases.map(({ order }) => order.id)))

  const captures = [...capturedCardPayments(shop), ...capturedPayPalOrders(shop)]
  const paid = purchases.flatMap(({ payments: providerIds }) => providerIds)
  expect(captures.toSorted(), 'captures').toEqual(paid.toSorted())
  const refundedIntents = sandbox.provider.refunds.list().map(({ payment_intent: intent }) => intent)
  expect(new Set(refundedIntents).size, 'refunded payments').toBe(refundedIntents.length)

  const mails = await sandbox.mailbox.list()
  // A copy is possible only after a kill between acceptance and storing it; it has the same Message-ID.
  const messageIds = new Set(mails.map(({ headers }) => headers['message-id']))
  // One customer of each shop registers, and is welcomed; the others are copies (`createShoppers`).
  const welcomed = 1
  // In the evening, customers are reminded of what is collected the next day.
  const reminders = await db.$count(mailOutbox, eq(mailOutbox.kind, 'order-reminder'))
  const expectedMails = purchases.reduce((sum, { mails: count }) => sum + count, welcomed + reminders)
  expect(messageIds.size, 'mails by Message-ID').toBe(expectedMails)
}

/** Ids of the card payments, which must all be paid. */
function capturedCardPayments({ sandbox }: RestartableShop): string[] {
  const intents = sandbox.provider.intents.list()
  expect(intents.filter(({ status }) => status !== 'succeeded')).toEqual([])
  return intents.map(({ id }) => id)
}

/** Ids of the PayPal orders, once per capture. */
function capturedPayPalOrders({ sandbox }: RestartableShop): string[] {
  return sandbox.paypal.tables.orders
    .list()
    .flatMap(({ id, purchase_units: [unit] }) => (unit.payments?.captures ?? []).map(() => id))
}

import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { and, asc, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { CustomerMove } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { payments, providerCustomers } from './tables.ts'

export type ProviderCustomerRow = typeof providerCustomers.$inferSelect

/** Time in which all payments of a customer without new orders end: twice that of an order. */
const OPEN_PAYMENTS_MS = 2 * PAYMENT_WINDOW_SECONDS * 1000

/** Returns the customer's row with its idempotency key; creates it if there is none. */
export async function findOrCreateProviderCustomer(
  executor: Executor,
  userId: number,
): Promise<ProviderCustomerRow> {
  await executor.insert(providerCustomers).values({ userId }).onConflictDoNothing()
  const row = await findProviderCustomer(executor, userId)
  if (!row)
    throw new Error(`Customer ${userId} has no row with the card provider right after one was created.`)
  return row
}

export async function findProviderCustomer(
  executor: Executor,
  userId: number,
): Promise<ProviderCustomerRow | undefined> {
  const [row] = await executor.select().from(providerCustomers).where(eq(providerCustomers.userId, userId))
  return row
}

export async function setProviderCustomerId(
  executor: Executor,
  userId: number,
  providerId: string,
): Promise<void> {
  await executor
    .update(providerCustomers)
    .set({ providerId })
    .where(and(eq(providerCustomers.userId, userId), isNull(providerCustomers.providerId)))
}

/** Lets the job delete a customer, with the saved cards, at the card provider. */
export async function scheduleCustomerRemoval(tx: Executor, userId: number, at: Date): Promise<void> {
  await tx.update(providerCustomers).set({ removeAt: at }).where(eq(providerCustomers.userId, userId))
}

/** Claims customers that are to be deleted at the provider; no other process claims them before `until`. */
export async function claimRemovals(
  executor: Executor,
  options: { now: Date; until: Date; limit: number },
): Promise<ProviderCustomerRow[]> {
  const due = executor
    .select({ userId: providerCustomers.userId })
    .from(providerCustomers)
    .where(lte(providerCustomers.removeAt, options.now))
    .orderBy(asc(providerCustomers.removeAt))
    .limit(options.limit)
    .for('update', { skipLocked: true })
  return executor
    .update(providerCustomers)
    .set({ removeAt: options.until })
    .where(inArray(providerCustomers.userId, due))
    .returning()
}

export async function deleteProviderCustomer(executor: Executor, userId: number): Promise<void> {
  await executor.delete(providerCustomers).where(eq(providerCustomers.userId, userId))
}

/** Whether a payment of the orders is open. */
export async function hasOpenPaymentsOf(executor: Executor, orderIds: readonly number[]): Promise<boolean> {
  const isOpen = and(inArray(payments.orderId, [...orderIds]), eq(payments.status, 'open'))
  return (await executor.$count(payments, isOpen)) > 0
}

/**
 * Moves the saved cards of a customer. The provider keeps cards per customer, so if the other has one too, the cards are
 * deleted with their customer by the job, when the payments that are open now have ended.
 */
export async function moveProviderCustomer(
  executor: Executor,
  { from, to }: CustomerMove,
  at: Date,
): Promise<void> {
  const present = executor
    .select({ one: sql`1` })
    .from(providerCustomers)
    .where(eq(providerCustomers.userId, to))
  await executor
    .update(providerCustomers)
    .set({ userId: to })
    .where(and(eq(providerCustomers.userId, from), notExists(present)))
  await scheduleCustomerRemoval(executor, from, new Date(at.getTime() + OPEN_PAYMENTS_MS))
}

import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { paymentEvents, payments, providerCustomers, type RefundReason, refunds } from './tables.ts'

export { awaitPayment, closeUnawaited, findAwaitedPayment, hastenChecks, noteRefusal } from './awaited.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

/** The open payment of this order or change, process, amount and provider, made if there is none. Safe when called at once. */
export async function openPayment(
  executor: Executor,
  payment: typeof payments.$inferInsert & Pick<PaymentRow, 'provider' | 'changeId'>,
): Promise<PaymentRow> {
  await executor.insert(payments).values(payment).onConflictDoNothing()
  const [row] = await executor
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, payment.orderId),
        eq(payments.processType, payment.processType),
        eq(payments.amount, payment.amount),
        eq(payments.provider, payment.provider),
        payment.changeId === null ? isNull(payments.changeId) : eq(payments.changeId, payment.changeId),
        eq(payments.status, 'open'),
      ),
    )
  if (!row) throw new Error(`Order ${payment.orderId} has no open payment right after one was made.`)
  return row
}

export async function findPaymentByKey(executor: Executor, key: string): Promise<PaymentRow | undefined> {
  const [row] = await executor.select().from(payments).where(eq(payments.key, key))
  return row
}

export async function findPaymentByProviderId(
  executor: Executor,
  providerId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await executor.select().from(payments).where(eq(payments.providerId, providerId))
  return row
}

/** A payment's row, held until the transaction ends; locked after its order (trust 3). */
export async function lockPayment(executor: Executor, id: number): Promise<PaymentRow | undefined> {
  const [row] = await executor.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

export async function findPaymentsOf(
  executor: Executor,
  orderId: number,
  status: PaymentRow['status'],
): Promise<PaymentRow[]> {
  return executor
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, status)))
    .orderBy(asc(payments.id))
}

/** What was captured for an order itself, changes of it not counted, cents. */
export async function sumCaptured(executor: Executor, orderId: number): Promise<number> {
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${payments.captured}), 0)::int` })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNull(payments.changeId), eq(payments.status, 'succeeded')))
  return row?.sum ?? 0
}

export async function changePayment(
  executor: Executor,
  id: number,
  change: Partial<
    Pick<
      PaymentRow,
      'status' | 'providerId' | 'captured' | 'captureId' | 'awaitedSince' | 'settledAt' | 'savesCard'
    >
  >,
): Promise<void> {
  await executor.update(payments).set(change).where(eq(payments.id, id))
}

/** Takes open payments in hand that are due for a look; rows another process has in hand are skipped. */
export async function claimOpenPayments(
  executor: Executor,
  options: { now: Date; nextCheckAt: Date; limit: number },
): Promise<PaymentRow[]> {
  const chosen = executor
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.status, 'open'), lte(payments.nextCheckAt, options.now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(options.limit)
    .for('update', { skipLocked: true })
  return executor
    .update(payments)
    .set({ nextCheckAt: options.nextCheckAt })
    .where(inArray(payments.id, chosen))
    .returning()
}

/** Notes a message of the provider; false when it was acted on before. Waits for one being acted on now. */
export async function noteEvent(
  executor: Executor,
  event: { id: string; type: string },
  at: Date,
): Promise<boolean> {
  const noted = await executor
    .insert(paymentEvents)
    .values({ ...event, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return noted.length === 1
}

/** Whether a message was acted on before; {@link noteEvent} decides, this saves asking the provider in vain. */
export async function isNoted(executor: Executor, eventId: string): Promise<boolean> {
  return (await executor.$count(paymentEvents, eq(paymentEvents.id, eventId))) > 0
}

/** The customer's row with the key to make it under, made if there is none. */
export async function openProviderCustomer(
  executor: Executor,
  userId: number,
): Promise<typeof providerCustomers.$inferSelect> {
  await executor.insert(providerCustomers).values({ userId }).onConflictDoNothing()
  const row = await findProviderCustomer(executor, userId)
  if (!row) throw new Error(`Customer ${userId} has no row with the card provider right after one was made.`)
  return row
}

export async function findProviderCustomer(
  executor: Executor,
  userId: number,
): Promise<typeof providerCustomers.$inferSelect | undefined> {
  const [row] = await executor.select().from(providerCustomers).where(eq(providerCustomers.userId, userId))
  return row
}

export async function nameProviderCustomer(
  executor: Executor,
  userId: number,
  providerId: string,
): Promise<void> {
  await executor
    .update(providerCustomers)
    .set({ providerId })
    .where(and(eq(providerCustomers.userId, userId), isNull(providerCustomers.providerId)))
}

/** Notes money to be given back, once per payment and reason. */
export async function addRefund(
  executor: Executor,
  refund: { paymentId: number; amount: number; reason: RefundReason },
  at: Date,
): Promise<void> {
  await executor
    .insert(refunds)
    .values({ ...refund, createdAt: at, nextAttemptAt: at })
    .onConflictDoNothing()
}

/** What is, or will be, given back of a payment, cents. */
export async function sumRefunds(executor: Executor, paymentId: number): Promise<number> {
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
  return row?.sum ?? 0
}

/** A refund in hand, with where its money is. */
export interface DueRefund extends RefundRow {
  readonly provider: PaymentRow['provider']
  readonly captureId: string | null
  readonly orderId: number
  /** The order counted the money as paid. */
  readonly counted: boolean
}

/** Takes refunds in hand whose time has come; `delay` in milliseconds until another may try. */
export async function claimRefunds(
  executor: Executor,
  options: { now: Date; limit: number; delay: (attempts: number) => number },
): Promise<DueRefund[]> {
  const waiting = await executor
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.status, 'waiting'), lte(refunds.nextAttemptAt, options.now)))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(options.limit)
    .for('update', { of: refunds, skipLocked: true })
  for (const { refund } of waiting) {
    const attempts = refund.attempts + 1
    const nextAttemptAt = new Date(options.now.getTime() + options.delay(attempts))
    await executor.update(refunds).set({ attempts, nextAttemptAt }).where(eq(refunds.id, refund.id))
  }
  return waiting.map(({ refund, payment }) => ({
    ...refund,
    provider: payment.provider,
    // Where the money has no name of its own it goes by its payment's.
    captureId: payment.captureId ?? payment.providerId,
    orderId: payment.orderId,
    counted: payment.status === 'succeeded',
  }))
}

/** Closes a refund; false when another process closed it first. */
export async function closeRefund(
  executor: Executor,
  id: number,
  providerId: string,
  at: Date,
): Promise<boolean> {
  const closed = await executor
    .update(refunds)
    .set({ status: 'done', providerId, doneAt: at })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'waiting')))
    .returning({ id: refunds.id })
  return closed.length === 1
}

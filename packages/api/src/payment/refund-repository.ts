import type { Cents } from '@colada/domain/money/money'
import { type CounterWay, onlineWays, type PaymentWay } from '@colada/domain/payment/ways'
import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { invoiceAtEnd } from '../invoices/service.ts'
import { findLocators, incrementPaidAmounts, lockOrder } from '../orders/service.ts'
import { payments, type RefundReason, refunds } from './tables.ts'

const MAX_ERROR_CHARACTERS = 500

/** A refund with its order, provider and capture. */
export interface DueRefund extends Readonly<typeof refunds.$inferSelect> {
  readonly provider: (typeof payments.$inferSelect)['provider']
  readonly captureId: string | null
  /** Cents captured by the payment. */
  readonly captured: Cents
  readonly locator: string
  /** Whether it changes what the order counts as paid. */
  readonly counted: boolean
}

/** A refund of a payment, or of the part of it that an order has got. */
export interface NewRefund {
  readonly paymentId: number
  /** The order whose money is returned. */
  readonly orderId: number
  readonly amount: Cents
  readonly reason: RefundReason
  /** The row that asked for it: one cause is refunded once. */
  readonly causeId: number
}

/** How a refund was made. */
export interface RefundResult {
  readonly providerId: string | null
  readonly amount: Cents
  /** At a counter. */
  readonly returnedBy?: CounterWay
  readonly staffId?: number
  readonly drawerId?: number | null
}

/**
 * Adds a refund, once per payment and cause. The caller holds the order's lock.
 *
 * @throws Error when the payment has not captured that much
 */
export async function addRefund(tx: Executor, refund: NewRefund, now: Date): Promise<void> {
  const { paymentId, orderId, amount, reason, causeId } = refund
  const isOfCause = and(
    eq(refunds.paymentId, paymentId),
    eq(refunds.reason, reason),
    eq(refunds.causeId, causeId),
  )
  if ((await tx.$count(refunds, isOfCause)) > 0) return
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment || (await sumRefunds(tx, paymentId)) + amount > payment.captured) {
    throw new Error(`Payment ${paymentId} has not captured enough to refund ${amount} cents.`)
  }
  await tx.insert(refunds).values({ ...refund, createdAt: now, nextAttemptAt: now })
  if (!isCounted(payment, reason)) return
  await incrementPaidAmounts(tx, orderId, { refundsTotal: amount })
  invoiceAtEnd(tx, orderId, now)
}

/** Returns the cents of an order that are refunded in cash, or to be. */
export async function sumCashRefunds(executor: Executor, orderId: number): Promise<Cents> {
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), eq(payments.provider, 'cash')))
  return row?.sum ?? 0
}

/** A capture that does not match its payment is not added to the order's `paid`; a compensation is no part of its price. */
function isCounted({ status }: Pick<typeof payments.$inferSelect, 'status'>, reason: RefundReason): boolean {
  return status === 'succeeded' && reason !== 'compensation'
}

/** Returns the cents refunded, or to be refunded, of a payment; of one order if it is given. */
export async function sumRefunds(executor: Executor, paymentId: number, orderId?: number): Promise<Cents> {
  const isOfOrder = orderId === undefined ? undefined : eq(refunds.orderId, orderId)
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isOfOrder))
  return row?.sum ?? 0
}

/** Returns the amount of a refund and how it is made. */
export async function findRefund(
  executor: Executor,
  id: number,
): Promise<{ readonly amount: Cents; readonly way: PaymentWay } | undefined> {
  const [row] = await selectRefunds(executor).where(eq(refunds.id, id))
  return row && { amount: row.refund.amount, way: row.refund.returnedBy ?? row.payment.provider }
}

/** Claims due refunds. @param options.delay returns the milliseconds until the next attempt. */
export async function claimRefunds(
  executor: Executor,
  options: { now: Date; limit: number; delay: (attempts: number) => number },
): Promise<DueRefund[]> {
  const waiting = await selectRefunds(executor)
    .where(
      and(
        eq(refunds.status, 'waiting'),
        lte(refunds.nextAttemptAt, options.now),
        inArray(payments.provider, [...onlineWays]),
      ),
    )
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(options.limit)
    .for('update', { of: refunds, skipLocked: true })
  for (const { refund } of waiting) {
    const attempts = refund.attempts + 1
    const nextAttemptAt = new Date(options.now.getTime() + options.delay(attempts))
    await executor.update(refunds).set({ attempts, nextAttemptAt }).where(eq(refunds.id, refund.id))
  }
  return toDueRefunds(executor, waiting)
}

/** Locks a refund until the transaction ends, after its order (trust 3). */
export async function lockRefund(tx: Executor, id: number): Promise<DueRefund | undefined> {
  const [found] = await selectRefunds(tx).where(eq(refunds.id, id))
  if (!found) return undefined
  await lockOrder(tx, found.refund.orderId)
  return (
    await toDueRefunds(tx, await selectRefunds(tx).where(eq(refunds.id, id)).for('update', { of: refunds }))
  )[0]
}

/** Returns the refunds that a counter has to make, the oldest first; of one order if it is given. */
export async function listCounterRefunds(executor: Executor, locator?: string): Promise<DueRefund[]> {
  const waiting = await selectRefunds(executor)
    .where(and(eq(refunds.status, 'waiting'), notInArray(payments.provider, [...onlineWays])))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const due = await toDueRefunds(executor, waiting)
  return locator === undefined ? due : due.filter((refund) => refund.locator === locator)
}

/** Returns the refunds that are not made yet, the oldest first. */
export async function listWaitingRefunds(executor: Executor): Promise<DueRefund[]> {
  const waiting = await selectRefunds(executor)
    .where(eq(refunds.status, 'waiting'))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return toDueRefunds(executor, waiting)
}

/** Stores why the last attempt of a refund failed, for operations. */
export async function recordRefundError(executor: Executor, id: number, message: string): Promise<void> {
  const lastError = message.slice(0, MAX_ERROR_CHARACTERS)
  await executor.update(refunds).set({ lastError }).where(eq(refunds.id, id))
}

/**
 * Closes a refund; returns false when another process has closed it.
 *
 * @param result.providerId `null` when the provider has returned the money without this refund
 */
export async function closeRefund(
  executor: Executor,
  id: number,
  result: RefundResult,
  now: Date,
): Promise<boolean> {
  const closed = await executor
    .update(refunds)
    .set({ ...result, status: 'done', doneAt: now })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'waiting')))
    .returning({ id: refunds.id })
  return closed.length === 1
}

function selectRefunds(executor: Executor) {
  return executor
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
}

async function toDueRefunds(
  executor: Executor,
  selected: Awaited<ReturnType<typeof selectRefunds>>,
): Promise<DueRefund[]> {
  if (selected.length === 0) return []
  const orderIds = selected.map(({ refund }) => refund.orderId)
  const locators = await findLocators(executor, orderIds)
  return selected.map(({ refund, payment }) => ({
    ...refund,
    provider: payment.provider,
    // Card captures have no id of their own: the payment's is used.
    captureId: payment.captureId ?? payment.providerId,
    captured: payment.captured,
    locator: locators.get(refund.orderId)!,
    counted: isCounted(payment, refund.reason),
  }))
}

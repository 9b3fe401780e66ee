import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { mailOutbox } from './tables.ts'

export type OutboxRow = typeof mailOutbox.$inferSelect

/** Claims pending mail; no other process claims it before `until`. */
export async function claimMail(
  executor: Executor,
  options: { now: Date; until: Date; limit: number },
): Promise<OutboxRow[]> {
  const chosen = executor
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, 'waiting'), lte(mailOutbox.nextAttemptAt, options.now)))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(options.limit)
    .for('update', { skipLocked: true })
  return executor
    .update(mailOutbox)
    .set({ nextAttemptAt: options.until, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(inArray(mailOutbox.id, chosen))
    .returning()
}

export async function markSent(executor: Executor, id: number, at: Date): Promise<void> {
  await executor
    .update(mailOutbox)
    .set({ status: 'sent', sentAt: at, details: null })
    .where(eq(mailOutbox.id, id))
}

/** Deletes a mail that is not to be sent. */
export async function deleteMail(executor: Executor, id: number): Promise<void> {
  await executor.delete(mailOutbox).where(eq(mailOutbox.id, id))
}

/** Stores the customer and the link of a requested mail. */
export async function addressMail(
  executor: Executor,
  id: number,
  mail: Pick<OutboxRow, 'kind' | 'userId' | 'linkId' | 'language'>,
): Promise<OutboxRow> {
  const [row] = await executor
    .update(mailOutbox)
    .set({ ...mail, details: null })
    .where(eq(mailOutbox.id, id))
    .returning()
  return row!
}

/** Releases a claimed mail for a later attempt, or marks it as failed. */
export async function releaseMail(
  executor: Executor,
  id: number,
  next: { status: 'waiting' | 'given-up'; nextAttemptAt: Date },
): Promise<void> {
  await executor.update(mailOutbox).set(next).where(eq(mailOutbox.id, id))
}

/** Gives up the mails that wait for a customer who has no address any more, and removes their data. */
export async function giveUpMails(
  executor: Executor,
  of: { userId: number; orderIds: readonly number[]; messageIds: readonly number[] },
): Promise<void> {
  const isOf = or(
    eq(mailOutbox.userId, of.userId),
    inArray(mailOutbox.orderId, [...of.orderIds]),
    inArray(mailOutbox.contactMessageId, [...of.messageIds]),
  )
  await executor
    .update(mailOutbox)
    .set({ status: 'given-up' })
    .where(and(isOf, eq(mailOutbox.status, 'waiting')))
  await executor.update(mailOutbox).set({ details: null }).where(isOf)
}

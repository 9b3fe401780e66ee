import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { mailOutbox } from './tables.ts'

export type OutboxRow = typeof mailOutbox.$inferSelect

/** Takes waiting mail in hand; it is nobody else's until `until`, when it counts as lost on the way. */
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
  await executor.update(mailOutbox).set({ status: 'sent', sentAt: at }).where(eq(mailOutbox.id, id))
}

/** Puts a mail back for a later attempt, or gives it up. */
export async function releaseMail(
  executor: Executor,
  id: number,
  next: { status: 'waiting' | 'given-up'; nextAttemptAt: Date },
): Promise<void> {
  await executor.update(mailOutbox).set(next).where(eq(mailOutbox.id, id))
}

import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { passkeys } from './security-tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type NewPasskey = typeof passkeys.$inferInsert

/** Returns a customer's passkeys, the oldest first. */
export async function listPasskeys(executor: Executor, userId: number): Promise<PasskeyRow[]> {
  return executor.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

export async function findPasskey(executor: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await executor.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

export async function insertPasskey(executor: Executor, passkey: NewPasskey): Promise<PasskeyRow> {
  const [row] = await executor.insert(passkeys).values(passkey).returning()
  return row!
}

/** Records a log-in; returns whether the counter was still the one that the log-in was compared with. */
export async function recordPasskeyUse(
  executor: Executor,
  { id, signatureCounter }: PasskeyRow,
  newCounter: number,
  at: Date,
): Promise<boolean> {
  const used = await executor
    .update(passkeys)
    .set({ signatureCounter: newCounter, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), eq(passkeys.signatureCounter, signatureCounter)))
    .returning({ id: passkeys.id })
  return used.length === 1
}

/** Deletes a customer's passkey; returns whether it existed. */
export async function removePasskey(executor: Executor, userId: number, id: number): Promise<boolean> {
  const removed = await executor
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return removed.length === 1
}

/** Deletes all passkeys of a customer. */
export async function removePasskeys(executor: Executor, userId: number): Promise<void> {
  await executor.delete(passkeys).where(eq(passkeys.userId, userId))
}

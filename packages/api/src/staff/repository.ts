import { TECHNICAL_STAFF_ID } from '@colada/domain/staff/actor'
import { and, asc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { staffMembers, staffPasskeys } from './tables.ts'

export type StaffRow = typeof staffMembers.$inferSelect
export type StaffPasskeyRow = typeof staffPasskeys.$inferSelect

export async function addMember(
  executor: Executor,
  member: typeof staffMembers.$inferInsert,
): Promise<StaffRow> {
  const [row] = await executor.insert(staffMembers).values(member).returning()
  return row!
}

/** Returns a member who is not disabled. */
export async function findMember(executor: Executor, id: number): Promise<StaffRow | undefined> {
  const [row] = await executor
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.id, id), isNull(staffMembers.disabledAt)))
  return row
}

/** Whether sessions of store mode may go on: the technical member is disabled for log-ins alone. */
export async function mayKeepStoreMode(executor: Executor, id: number): Promise<boolean> {
  return id === TECHNICAL_STAFF_ID || (await findMember(executor, id)) !== undefined
}

/** Returns a member who is not disabled. */
export async function findMemberByEmail(executor: Executor, email: string): Promise<StaffRow | undefined> {
  const [row] = await executor
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.email, email), isNull(staffMembers.disabledAt)))
  return row
}

/** Returns the names of members by id, of disabled ones too. */
export async function findMemberNames(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns members by id, disabled ones too. */
export async function findMembers(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, Pick<StaffRow, 'name' | 'roles'>>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ id: staffMembers.id, name: staffMembers.name, roles: staffMembers.roles })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...ids]))
  return new Map(rows.map(({ id, ...member }) => [id, member]))
}

/** Returns all members but the technical one, disabled ones too, by name. */
export async function listMembers(executor: Executor): Promise<StaffRow[]> {
  return executor
    .select()
    .from(staffMembers)
    .where(ne(staffMembers.id, TECHNICAL_STAFF_ID))
    .orderBy(asc(staffMembers.name), asc(staffMembers.id))
}

/** Disables a member; returns the id, `undefined` when nobody with this address is enabled. */
export async function markDisabled(executor: Executor, email: string, at: Date): Promise<number | undefined> {
  const [row] = await executor
    .update(staffMembers)
    .set({ disabledAt: at })
    .where(and(eq(staffMembers.email, email), isNull(staffMembers.disabledAt)))
    .returning({ id: staffMembers.id })
  return row?.id
}

/** Removes the PIN of a member; returns false when nobody with this address is enabled. */
export async function clearPin(executor: Executor, email: string): Promise<boolean> {
  const cleared = await executor
    .update(staffMembers)
    .set({ pinHash: null })
    .where(and(eq(staffMembers.email, email), isNull(staffMembers.disabledAt)))
    .returning({ id: staffMembers.id })
  return cleared.length === 1
}

/** Records the time step of a code in one guarded statement; returns false when a code of it or a later one was used. */
export async function markStepUsed(executor: Executor, id: number, step: number): Promise<boolean> {
  const isUnused = or(isNull(staffMembers.totpLastUsedStep), lt(staffMembers.totpLastUsedStep, step))
  const used = await executor
    .update(staffMembers)
    .set({ totpLastUsedStep: step })
    .where(and(eq(staffMembers.id, id), isUnused))
    .returning({ id: staffMembers.id })
  return used.length === 1
}

/** Serialises changes of a member's passkeys. */
export async function lockMember(executor: Executor, id: number): Promise<void> {
  await executor.select().from(staffMembers).where(eq(staffMembers.id, id)).for('no key update')
}

export async function listPasskeys(executor: Executor, staffId: number): Promise<StaffPasskeyRow[]> {
  return executor
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.id))
}

export async function findPasskey(
  executor: Executor,
  credentialId: string,
): Promise<StaffPasskeyRow | undefined> {
  const [row] = await executor
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.credentialId, credentialId))
  return row
}

export async function insertPasskey(
  executor: Executor,
  passkey: typeof staffPasskeys.$inferInsert,
): Promise<StaffPasskeyRow> {
  const [row] = await executor.insert(staffPasskeys).values(passkey).returning()
  return row!
}

/** Deletes a passkey of a member; returns false when the member has none with this id. */
export async function removePasskey(executor: Executor, staffId: number, id: number): Promise<boolean> {
  const removed = await executor
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id)))
    .returning({ id: staffPasskeys.id })
  return removed.length === 1
}

/** Records a log-in; returns whether the counter was still the one that the log-in was compared with. */
export async function recordPasskeyUse(
  executor: Executor,
  { id, signatureCounter }: StaffPasskeyRow,
  newCounter: number,
  at: Date,
): Promise<boolean> {
  const used = await executor
    .update(staffPasskeys)
    .set({ signatureCounter: newCounter, lastUsedAt: at })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.signatureCounter, signatureCounter)))
    .returning({ id: staffPasskeys.id })
  return used.length === 1
}

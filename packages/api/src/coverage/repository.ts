import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { postalCodes, zipChecks } from './tables.ts'

export type ZipCheckRow = typeof zipChecks.$inferSelect

export interface CoveredPlace {
  readonly code: string
  readonly zone: ZoneId
  readonly town: string
}

export async function findPlace(executor: Executor, code: string): Promise<CoveredPlace | undefined> {
  const [found] = await executor.select().from(postalCodes).where(eq(postalCodes.code, code))
  return found
}

export async function listPlaces(executor: Executor): Promise<CoveredPlace[]> {
  return executor.select().from(postalCodes)
}

export async function addCheck(executor: Executor, check: typeof zipChecks.$inferInsert): Promise<number> {
  const [row] = await executor.insert(zipChecks).values(check).returning({ id: zipChecks.id })
  return row!.id
}

/** Stores an e-mail address with an earlier check of the same code; returns false when that is not possible. */
export async function setCheckEmail(
  executor: Executor,
  { id, code, email }: { id: number; code: string; email: string },
): Promise<boolean> {
  const [check] = await executor.select().from(zipChecks).where(eq(zipChecks.id, id))
  // Check ids are guessable, so a stored e-mail address is never replaced.
  if (!check || check.code !== code || check.email !== null) return false
  await executor.update(zipChecks).set({ email }).where(eq(zipChecks.id, id))
  return true
}

/** Returns the checks with an e-mail address, oldest first. */
export async function listChecksOf(executor: Executor, email: string): Promise<ZipCheckRow[]> {
  return executor.select().from(zipChecks).where(eq(zipChecks.email, email)).orderBy(asc(zipChecks.id))
}

/** Removes what belongs to an e-mail address from its checks. */
export async function anonymiseChecks(executor: Executor, email: string): Promise<void> {
  await executor.update(zipChecks).set({ email: null, urlParams: '' }).where(eq(zipChecks.email, email))
}

/** Replaces the table's contents. */
export async function replacePlaces(executor: Executor, places: readonly CoveredPlace[]): Promise<void> {
  const codes = new Set(places.map((place) => place.code))
  const removed = (await listPlaces(executor)).filter((place) => !codes.has(place.code))
  if (removed.length > 0) {
    const removedCodes = removed.map((place) => place.code)
    await executor.delete(postalCodes).where(inArray(postalCodes.code, removedCodes))
  }
  for (const place of places) {
    await executor
      .insert(postalCodes)
      .values(place)
      .onConflictDoUpdate({ target: postalCodes.code, set: { zone: place.zone, town: place.town } })
  }
}

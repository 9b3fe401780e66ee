import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { passkeyChallenges } from './tables.ts'

/** Who adds a passkey; nobody for a log-in. */
export interface ChallengeOwner {
  readonly userId?: number
  readonly staffId?: number
}

interface Challenge extends ChallengeOwner {
  readonly challenge: string
}

/** Adds a challenge; returns its id. `now` and `lifetimeMs` in milliseconds. */
export async function addChallenge(
  executor: Executor,
  challenge: Challenge,
  { now, lifetimeMs }: { readonly now: number; readonly lifetimeMs: number },
): Promise<number> {
  const [row] = await executor
    .insert(passkeyChallenges)
    .values({ ...challenge, expiresAt: new Date(now + lifetimeMs) })
    .returning({ id: passkeyChallenges.id })
  return row!.id
}

/** Deletes the challenges that expired before an instant. */
export async function deleteChallengesBefore(executor: Executor, at: Date): Promise<void> {
  await executor.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, at))
}

/** Deletes a challenge; returns whether it existed and had not expired. */
export async function consumeChallenge(
  executor: Executor,
  { id, userId, staffId, challenge }: Challenge & { readonly id: number },
  now: number,
): Promise<boolean> {
  const [row] = await executor
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        eq(passkeyChallenges.challenge, challenge),
        userId === undefined ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        staffId === undefined ? isNull(passkeyChallenges.staffId) : eq(passkeyChallenges.staffId, staffId),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt })
  return row !== undefined && row.expiresAt.getTime() > now
}

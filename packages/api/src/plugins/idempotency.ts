import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Executor } from '../database/connection.ts'
import { ApiError } from './errors.ts'
import { idempotencyKeys } from './idempotency-tables.ts'

const MAX_KEY_LENGTH = 200

/** A request that costs money, as it was sent. */
export interface KeyedRequest {
  readonly userId: number
  /** `null` where the caller sent none. */
  readonly key: string | null
  readonly requestHash: string
  readonly at: Date
}

/** The caller's `Idempotency-Key`. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key']
  if (header === undefined || header === '') return null
  const key = String(header)
  if (key.length > MAX_KEY_LENGTH) throw new ApiError('idempotencyMismatch')
  return key
}

/** Hash of an endpoint’s name and a request body, whatever the order of the body's names. */
export function hashRequest(endpoint: string, body: unknown): string {
  return createHash('sha256')
    .update(`${endpoint}\n${canonical(body)}`)
    .digest('base64url')
}

/**
 * Runs an effect once per key, inside the effect's own transaction: key and effect commit together, a
 * repeat waits for the first and is given its answer again, and an effect that failed leaves the key free.
 *
 * @throws ApiError `idempotencyMismatch` for a key that was used with another body
 */
export async function runOnce<Answer>(
  tx: Executor,
  request: KeyedRequest,
  effect: () => Promise<Answer>,
): Promise<Answer> {
  if (request.key === null) return effect()
  const kept = await claimKey(tx, request)
  if (kept) return kept.answer as Answer
  const answer = await effect()
  await tx.update(idempotencyKeys).set({ answer }).where(sameKey(request))
  return answer
}

/**
 * Keeps the key of a request whose answer is made anew each time, before anything else is done.
 * @throws ApiError `idempotencyMismatch`
 */
export async function reserveKey(executor: Executor, request: KeyedRequest): Promise<void> {
  if (request.key !== null) await claimKey(executor, request)
}

/** Forgets keys that nobody repeats any more. */
export async function deleteKeysBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}

/** Stores the key, or gives what is stored under it. Waits while another transaction holds it. */
async function claimKey(
  executor: Executor,
  request: KeyedRequest & { key: string | null },
): Promise<typeof idempotencyKeys.$inferSelect | undefined> {
  const { userId, key, requestHash, at } = request
  const inserted = await executor
    .insert(idempotencyKeys)
    .values({ userId, key: key ?? '', requestHash, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (inserted.length === 1) return undefined
  const [kept] = await executor.select().from(idempotencyKeys).where(sameKey(request))
  if (!kept) throw new ApiError('idempotencyInProgress')
  if (kept.requestHash !== requestHash) throw new ApiError('idempotencyMismatch')
  return kept
}

function sameKey({ userId, key }: KeyedRequest) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key ?? ''))
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

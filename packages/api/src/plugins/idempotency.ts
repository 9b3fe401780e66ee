import { createHash } from 'node:crypto'
import type { CustomerActor, StaffActor } from '@colada/domain/staff/actor'
import { and, eq, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Executor } from '../database/connection.ts'
import { ApiError } from './errors.ts'
import { idempotencyKeys } from './idempotency-tables.ts'

const MAX_KEY_LENGTH = 200

/** A request that costs money. */
export interface KeyedRequest {
  readonly actor: CustomerActor | StaffActor
  /** `null` without an `Idempotency-Key` header. */
  readonly key: string | null
  readonly requestHash: string
  readonly at: Date
  /** Called when the response of the first request is returned again. */
  readonly onReplay?: () => void
}

/**
 * Returns the `Idempotency-Key` of a request.
 * @throws ApiError `idempotencyMismatch` for a key above the maximum length
 */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key']
  if (header === undefined || header === '') return null
  const key = String(header)
  if (key.length > MAX_KEY_LENGTH) throw new ApiError('idempotencyMismatch')
  return key
}

/** Marks a reply as the response of an earlier request with the same key. */
export function markReplayed(reply: FastifyReply): void {
  void reply.header('idempotent-replayed', 'true')
}

/**
 * Returns what makes a request run once: who sends it, its key, and the hash of its content.
 *
 * @param content what two requests with one key have in common
 */
export function keyedRequest(
  context: {
    readonly actor: KeyedRequest['actor']
    readonly request: FastifyRequest
    readonly reply: FastifyReply
  },
  endpoint: string,
  content: unknown,
  at: Date,
): KeyedRequest {
  const { actor, request, reply } = context
  return {
    actor,
    key: idempotencyKeyOf(request),
    requestHash: hashRequest(endpoint, content),
    at,
    onReplay: () => markReplayed(reply),
  }
}

/** Hash of an endpoint’s name and a request body, whatever the order of the body's names. */
export function hashRequest(endpoint: string, body: unknown): string {
  return createHash('sha256')
    .update(`${endpoint}\n${canonical(body)}`)
    .digest('base64url')
}

/**
 * Runs an effect once per key, in the transaction of the effect: key and effect are committed together, a repeated request
 * waits for the first and gets its response, and a failed effect does not use up the key.
 *
 * @throws ApiError `idempotencyMismatch` for a key that was used with another body
 */
export async function runOnce<Result>(
  tx: Executor,
  request: KeyedRequest,
  effect: () => Promise<Result>,
): Promise<Result> {
  if (request.key === null) return effect()
  const existing = await claimKey(tx, request)
  if (existing) {
    request.onReplay?.()
    return existing.answer as Result
  }
  const response = await effect()
  await tx.update(idempotencyKeys).set({ answer: response }).where(sameKey(request))
  return response
}

/**
 * Stores the key of a request whose response is computed each time.
 * @throws ApiError `idempotencyMismatch`
 */
export async function reserveKey(executor: Executor, request: KeyedRequest): Promise<void> {
  if (request.key !== null) await claimKey(executor, request)
}

/** Deletes keys that are too old for a retry. */
export async function deleteKeysBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}

/** Deletes the keys of requests of a customer, or for one, with the stored responses. */
export async function deleteKeysOf(executor: Executor, userId: number): Promise<void> {
  await executor.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
}

/** Inserts the key, or returns its existing row. Waits while another transaction is inserting it. */
async function claimKey(
  executor: Executor,
  request: KeyedRequest & { key: string | null },
): Promise<typeof idempotencyKeys.$inferSelect | undefined> {
  const { actor, key, requestHash, at } = request
  const inserted = await executor
    .insert(idempotencyKeys)
    .values({ ...columnsOf(actor), userId: actor.userId, key: key ?? '', requestHash, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (inserted.length === 1) return undefined
  const [existing] = await executor.select().from(idempotencyKeys).where(sameKey(request))
  if (!existing) throw new ApiError('idempotencyInProgress')
  if (existing.requestHash !== requestHash) throw new ApiError('idempotencyMismatch')
  return existing
}

function sameKey({ actor, key }: KeyedRequest) {
  const { actorKind, actorId } = columnsOf(actor)
  return and(
    eq(idempotencyKeys.actorKind, actorKind),
    eq(idempotencyKeys.actorId, actorId),
    eq(idempotencyKeys.key, key ?? ''),
  )
}

function columnsOf(actor: KeyedRequest['actor']) {
  return { actorKind: actor.kind, actorId: actor.kind === 'customer' ? actor.userId : actor.staffId }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

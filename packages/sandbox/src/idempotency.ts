import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Table } from './journal.ts'

/** A response stored for replay under its idempotency key; `created` in epoch seconds. */
export type StoredResponse = {
  id: string
  fingerprint: string
  status: number
  payload: string
  requestId: string
  created: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when this request is the first with its idempotency key. */
    idempotencyKey?: { id: string; fingerprint: string }
  }
}

type IdempotencyOptions = {
  responses: Table<StoredResponse>
  /** Epoch seconds. */
  now: () => number
  /** Seconds for which a response is replayed. */
  ttlSeconds: number
  /** The request's idempotency key, if any. */
  keyOf: (request: FastifyRequest) => string | undefined
  /** Response header with the request id. */
  requestIdHeader: string
  /** Whether a response with this status is stored; otherwise the same key may be used again. */
  isReplayable: (status: number) => boolean
  /** Error for a retry that arrives while the first request is in progress. */
  inProgress: () => Error
  /** Error for a key that was used with another request. */
  keyReused: (key: string) => Error
}

/** Replays the first response stored under an idempotency key. */
export function registerIdempotency(app: FastifyInstance, options: IdempotencyOptions): void {
  const { responses, now, ttlSeconds, keyOf, requestIdHeader } = options
  const inProgress = new Set<string>()

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (key === undefined) return
    const fingerprint = fingerprintOf(request)
    if (inProgress.has(key)) throw options.inProgress()
    const stored = responses.get(key)
    if (stored && now() - stored.created < ttlSeconds) {
      if (stored.fingerprint !== fingerprint) throw options.keyReused(key)
      reply.header('idempotent-replayed', 'true').header('original-request', stored.requestId)
      return reply.code(stored.status).type('application/json').send(stored.payload)
    }
    inProgress.add(key)
    request.idempotencyKey = { id: key, fingerprint }
    // Not `onResponse`: it does not run when the connection is dropped, and the key would stay in progress.
    reply.raw.once('close', () => inProgress.delete(key))
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.idempotencyKey && typeof payload === 'string' && options.isReplayable(reply.statusCode)) {
      responses.put({
        id: request.idempotencyKey.id,
        fingerprint: request.idempotencyKey.fingerprint,
        status: reply.statusCode,
        payload,
        requestId: String(reply.getHeader(requestIdHeader)),
        created: now(),
      })
    }
    return payload
  })
}

/** Deletes responses created at or before `before` (epoch seconds). */
export function deleteExpiredResponses(responses: Table<StoredResponse>, before: number): void {
  for (const { id } of responses.list(({ created }) => created <= before)) responses.delete(id)
}

function fingerprintOf(request: FastifyRequest): string {
  const content = JSON.stringify([request.method, request.url, request.body ?? null])
  return createHash('sha256').update(content).digest('base64url')
}

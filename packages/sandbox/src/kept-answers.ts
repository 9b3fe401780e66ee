import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Table } from './journal.ts'

/** An answer kept for replay under its idempotency key; `created` in epoch seconds. */
export type KeptAnswer = {
  id: string
  fingerprint: string
  status: number
  payload: string
  requestId: string
  created: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request is the one that carries out its idempotency key. */
    heldKey?: { id: string; fingerprint: string }
  }
}

type KeepingOptions = {
  answers: Table<KeptAnswer>
  /** Epoch seconds. */
  now: () => number
  /** Seconds for which an answer is given again. */
  keepFor: number
  /** The request's key; `undefined` where it has none. */
  keyOf: (request: FastifyRequest) => string | undefined
  /** Header that names each answer. */
  nameHeader: string
  /** Whether an answer of this status is given again, or the request may be mended and sent anew. */
  isWorthKeeping: (status: number) => boolean
  /** What a repeat is told that overtakes its original. */
  busy: () => Error
  /** What the key with other content is told. */
  otherContent: (key: string) => Error
}

/** A provider's promise for repeated requests: the first answer under a key is given again. */
export function keepAnswers(app: FastifyInstance, options: KeepingOptions): void {
  const { answers, now, keepFor, keyOf, nameHeader } = options
  const busy = new Set<string>()

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (key === undefined) return
    const fingerprint = fingerprintOf(request)
    if (busy.has(key)) throw options.busy()
    const kept = answers.get(key)
    if (kept && now() - kept.created < keepFor) {
      if (kept.fingerprint !== fingerprint) throw options.otherContent(key)
      reply.header('idempotent-replayed', 'true').header('original-request', kept.requestId)
      return reply.code(kept.status).type('application/json').send(kept.payload)
    }
    busy.add(key)
    request.heldKey = { id: key, fingerprint }
    // Not onResponse, which a cut line never reaches: the key would be busy for ever.
    reply.raw.once('close', () => busy.delete(key))
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.heldKey && typeof payload === 'string' && options.isWorthKeeping(reply.statusCode)) {
      answers.put({
        id: request.heldKey.id,
        fingerprint: request.heldKey.fingerprint,
        status: reply.statusCode,
        payload,
        requestId: String(reply.getHeader(nameHeader)),
        created: now(),
      })
    }
    return payload
  })
}

/** Drops answers whose time is over. */
export function forgetAnswers(answers: Table<KeptAnswer>, before: number): void {
  for (const { id } of answers.list((answer) => answer.created <= before)) answers.delete(id)
}

function fingerprintOf(request: FastifyRequest): string {
  const content = JSON.stringify([request.method, request.url, request.body ?? null])
  return createHash('sha256').update(content).digest('base64url')
}

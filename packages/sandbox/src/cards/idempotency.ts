import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Provider } from './provider.ts'
import { ProviderError } from './provider-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request is the one that carries out its idempotency key. */
    heldKey?: { id: string; fingerprint: string }
  }
}

const dayInSeconds = 86_400

/**
 * The provider's promise for repeated requests: the first answer under a key is given again for 24 hours, the
 * key with other content is refused, and a repeat that overtakes its original is told to wait (409).
 */
export function keepIdempotency(app: FastifyInstance, provider: Provider): void {
  const busy = new Set<string>()

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (key === undefined) return
    const fingerprint = fingerprintOf(request)
    reply.header('idempotency-key', request.headers['idempotency-key'])
    if (busy.has(key)) {
      throw new ProviderError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message:
          'There is currently another in-progress request using this Idempotent Key. Please try again later.',
      })
    }
    const kept = provider.answers.get(key)
    if (kept && provider.now() - kept.created < dayInSeconds) {
      if (kept.fingerprint !== fingerprint) throw otherContent(String(request.headers['idempotency-key']))
      reply.header('idempotent-replayed', 'true').header('original-request', kept.requestId)
      return reply.code(kept.status).type('application/json').send(kept.payload)
    }
    busy.add(key)
    request.heldKey = { id: key, fingerprint }
    // Not onResponse, which a cut line never reaches: the key would be busy for ever.
    reply.raw.once('close', () => busy.delete(key))
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.heldKey && typeof payload === 'string' && isWorthKeeping(reply.statusCode)) {
      provider.answers.put({
        id: request.heldKey.id,
        fingerprint: request.heldKey.fingerprint,
        status: reply.statusCode,
        payload,
        requestId: String(reply.getHeader('request-id')),
        created: provider.now(),
      })
    }
    return payload
  })
}

/** Drops answers whose day is over and events nobody asks for any more (30 days); called once at start. */
export function forgetOldRows(provider: Provider): void {
  const old = provider.answers.list((answer) => provider.now() - answer.created >= dayInSeconds)
  for (const { id } of old) provider.answers.delete(id)
  const past = provider.now() - 30 * dayInSeconds
  const told = provider.events.list((event) => event.created < past && event.pending_webhooks === 0)
  for (const { id } of told) provider.events.delete(id)
}

/** Requests that never began to be carried out keep no answer, so that they can be mended and sent again. */
function isWorthKeeping(status: number): boolean {
  return status < 300 || status === 402
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return request.method === 'POST' && typeof key === 'string' ? key : undefined
}

function fingerprintOf(request: FastifyRequest): string {
  const content = JSON.stringify([request.method, request.url, request.body ?? null])
  return createHash('sha256').update(content).digest('base64url')
}

function otherContent(key: string): ProviderError {
  return new ProviderError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

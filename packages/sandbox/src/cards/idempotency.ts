import type { FastifyInstance } from 'fastify'
import { deleteExpiredResponses, registerIdempotency } from '../idempotency.ts'
import { ProviderError } from './provider-error.ts'
import type { Provider } from './provider.ts'

const DAY_IN_SECONDS = 86_400

/**
 * The provider's idempotency rules: the first response under a key is replayed for 24 hours, the key with another
 * request is rejected with 400, and a retry during the first request with 409.
 */
export function registerCardIdempotency(app: FastifyInstance, provider: Provider): void {
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key']
    if (key !== undefined && request.method === 'POST') reply.header('idempotency-key', key)
  })
  registerIdempotency(app, {
    responses: provider.responses,
    now: provider.now,
    ttlSeconds: DAY_IN_SECONDS,
    requestIdHeader: 'request-id',
    keyOf: (request) => {
      const key = request.headers['idempotency-key']
      return request.method === 'POST' && typeof key === 'string' ? key : undefined
    },
    // Rejected requests were not processed, so a corrected request may use the same key.
    isReplayable: (status) => status < 300 || status === 402,
    inProgress: () =>
      new ProviderError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message:
          'There is currently another in-progress request using this Idempotent Key. Please try again later.',
      }),
    keyReused: (key) =>
      new ProviderError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      }),
  })
}

/** Deletes expired responses and delivered events older than 30 days. Called once at start. */
export function deleteExpiredRows(provider: Provider): void {
  deleteExpiredResponses(provider.responses, provider.now() - DAY_IN_SECONDS)
  const oldest = provider.now() - 30 * DAY_IN_SECONDS
  const delivered = provider.events.list((event) => event.created < oldest && event.pending_webhooks === 0)
  for (const { id } of delivered) provider.events.delete(id)
}

import type { FastifyInstance } from 'fastify'
import { forgetAnswers, keepAnswers } from '../kept-answers.ts'
import type { Provider } from './provider.ts'
import { ProviderError } from './provider-error.ts'

const dayInSeconds = 86_400

/**
 * The provider's promise for repeated requests: the first answer under a key is given again for 24 hours, the
 * key with other content is refused, and a repeat that overtakes its original is told to wait (409).
 */
export function keepIdempotency(app: FastifyInstance, provider: Provider): void {
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key']
    if (key !== undefined && request.method === 'POST') reply.header('idempotency-key', key)
  })
  keepAnswers(app, {
    answers: provider.answers,
    now: provider.now,
    keepFor: dayInSeconds,
    nameHeader: 'request-id',
    keyOf: (request) => {
      const key = request.headers['idempotency-key']
      return request.method === 'POST' && typeof key === 'string' ? key : undefined
    },
    // Requests that never began to be carried out keep no answer, so that they can be mended and sent again.
    isWorthKeeping: (status) => status < 300 || status === 402,
    busy: () =>
      new ProviderError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message:
          'There is currently another in-progress request using this Idempotent Key. Please try again later.',
      }),
    otherContent: (key) =>
      new ProviderError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      }),
  })
}

/** Drops answers whose day is over and events nobody asks for any more (30 days); called once at start. */
export function forgetOldRows(provider: Provider): void {
  forgetAnswers(provider.answers, provider.now() - dayInSeconds)
  const past = provider.now() - 30 * dayInSeconds
  const told = provider.events.list((event) => event.created < past && event.pending_webhooks === 0)
  for (const { id } of told) provider.events.delete(id)
}

import type { FastifyInstance } from 'fastify'
import { registerFaults } from '../fault-hooks.ts'
import type { Faults } from '../faults.ts'
import { newId } from './identifiers.ts'
import { ProviderError } from './provider-error.ts'

/** Registers what all card routes share: request ids, the provider's error format, and faults. */
export function registerProtocol(app: FastifyInstance, faults: Faults): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req', 14))
    const version = request.headers['stripe-version']
    if (version) reply.header('stripe-version', version)
  })
  registerFaults(app, faults, 'cards', (message) => new ProviderError(500, { type: 'api_error', message }))

  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ProviderError) return reply.code(error.status).send({ error: error.body })
    const failure = error as { statusCode?: number; message: string }
    const status = failure.statusCode ?? 500
    const type = status < 500 ? 'invalid_request_error' : 'api_error'
    return reply.code(status).send({ error: { type, message: failure.message } })
  })
}

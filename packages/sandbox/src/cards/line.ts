import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { CardFault, Faults } from '../faults.ts'
import { newId } from './identifiers.ts'
import { ProviderError } from './provider-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    fault?: CardFault | undefined
  }
}

/** The line to the provider: names each request, words errors its way, and breaks as the faults ask. */
export function layLine(app: FastifyInstance, faults: Faults): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req', 14))
    const version = request.headers['stripe-version']
    if (version) reply.header('stripe-version', version)
    request.fault = faults.takeCard(`${request.method} ${request.url}`)
    if (request.fault?.kind === 'hang') await new Promise(() => undefined)
    if (request.fault?.kind === 'error') {
      throw new ProviderError(500, {
        type: 'api_error',
        message: 'The provider is out of order, by a fault set here.',
      })
    }
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.fault?.kind === 'delay') await wait(request.fault.ms, undefined, { ref: false })
    if (request.fault?.kind === 'drop') request.raw.socket.destroy()
    return payload
  })

  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ProviderError) return reply.code(error.status).send({ error: error.body })
    const failure = error as { statusCode?: number; message: string }
    const status = failure.statusCode ?? 500
    const type = status < 500 ? 'invalid_request_error' : 'api_error'
    return reply.code(status).send({ error: { type, message: failure.message } })
  })
}

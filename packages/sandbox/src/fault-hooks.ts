import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Faults, ProviderFault, ProviderGroup } from './faults.ts'

declare module 'fastify' {
  interface FastifyRequest {
    fault?: ProviderFault | undefined
  }
}

/**
 * Applies the active faults to a provider's routes.
 *
 * @param toServerError creates the provider's own 500 error.
 */
export function registerFaults(
  app: FastifyInstance,
  faults: Faults,
  group: ProviderGroup,
  toServerError: (message: string) => Error,
): void {
  // After body parsing, so that `on` can match the body, and before the idempotency hook replays a response.
  app.addHook('preValidation', async (request) => {
    const description = `${request.method} ${request.url} ${JSON.stringify(request.body ?? '')}`
    request.fault = faults.takeProviderFault(group, description)
    if (request.fault?.kind === 'hang') await new Promise(() => undefined)
    if (request.fault?.kind === 'error') {
      throw toServerError('The provider is out of order, by a fault set here.')
    }
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.fault?.kind === 'delay') await wait(request.fault.ms, undefined, { ref: false })
    if (request.fault?.kind === 'drop') request.raw.socket.destroy()
    return payload
  })
}

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Faults, LineFault, LineGroup } from './faults.ts'

declare module 'fastify' {
  interface FastifyRequest {
    fault?: LineFault | undefined
  }
}

/** Breaks the line to a provider as the faults ask; `outOfOrder` words the provider's own 500. */
export function breakLine(
  app: FastifyInstance,
  faults: Faults,
  group: LineGroup,
  outOfOrder: (message: string) => Error,
): void {
  // Once the body is read, so that a fault can be narrowed to one customer, and before any answer is given again.
  app.addHook('preValidation', async (request) => {
    const said = `${request.method} ${request.url} ${JSON.stringify(request.body ?? '')}`
    request.fault = faults.takeLine(group, said)
    if (request.fault?.kind === 'hang') await new Promise(() => undefined)
    if (request.fault?.kind === 'error') {
      throw outOfOrder('The provider is out of order, by a fault set here.')
    }
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.fault?.kind === 'delay') await wait(request.fault.ms, undefined, { ref: false })
    if (request.fault?.kind === 'drop') request.raw.socket.destroy()
    return payload
  })
}

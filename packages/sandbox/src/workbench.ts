import type { FastifyInstance } from 'fastify'
import type { Faults } from './faults.ts'
import { readFaultPlan } from './faults-form.ts'
import { confirmIntent } from './cards/confirmation.ts'
import { missing, ProviderError } from './cards/provider-error.ts'
import { present } from './cards/present.ts'
import type { Provider } from './cards/provider.ts'
import type { Webhooks } from './cards/webhooks.ts'

type ById = { Params: { id: string } }

/** What tests and curious developers turn by hand: faults, payments without a browser, repeated webhooks. */
export function workbench(provider: Provider, webhooks: Webhooks, faults: Faults) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(async (error, _request, reply) => {
      const status = error instanceof ProviderError ? error.status : 400
      return reply.code(status).send({ message: (error as Error).message })
    })

    app.get('/sandbox/faults', async () => faults.current())
    app.post('/sandbox/faults', async (request) => {
      faults.set(readFaultPlan(request.body))
      return faults.current()
    })
    app.delete('/sandbox/faults', async () => {
      faults.clear()
      return faults.current()
    })

    app.post<ById>('/sandbox/cards/intents/:id/pay', async (request) => {
      const { method = 'pm_card_visa' } = (request.body ?? {}) as { method?: string }
      return present(confirmIntent(provider, request.params.id, { payment_method: method }))
    })

    app.post<ById>('/sandbox/cards/events/:id/deliver', async (request) => {
      if (!provider.events.get(request.params.id)) throw missing('event', request.params.id)
      const { copies = 1 } = (request.body ?? {}) as { copies?: number }
      if (!Number.isInteger(copies) || copies < 1 || copies > 1000)
        throw new Error('copies must be 1 to 1000.')
      return { statuses: await webhooks.redeliver(request.params.id, copies) }
    })
  }
}

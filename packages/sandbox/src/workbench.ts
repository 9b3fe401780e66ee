import type { FastifyInstance } from 'fastify'
import type { Faults } from './faults.ts'
import { readFaultPlan } from './faults-form.ts'
import { confirmIntent } from './cards/confirmation.ts'
import { missing } from './cards/provider-error.ts'
import { present } from './cards/present.ts'
import type { Provider } from './cards/provider.ts'
import type { Webhooks } from './cards/webhooks.ts'
import { instrumentIn } from './paypal/browser-calls.ts'
import { presentOrder } from './paypal/orders.ts'
import type { PayPalStandIn } from './paypal/paypal.ts'
import { notFound } from './paypal/refusal.ts'

type ById = { Params: { id: string } }

/** What tests and curious developers turn by hand: faults, payments without a browser, repeated webhooks. */
export function workbench(provider: Provider, webhooks: Webhooks, faults: Faults) {
  return async (app: FastifyInstance): Promise<void> => {
    sayWhatIsWrong(app)

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
      return { statuses: await webhooks.redeliver(request.params.id, copiesIn(request.body)) }
    })
  }
}

/** The same for PayPal: approving without a browser, ending a review, repeating webhooks. */
export function paypalWorkbench(paypal: PayPalStandIn) {
  return async (app: FastifyInstance): Promise<void> => {
    sayWhatIsWrong(app)

    app.post<ById>('/sandbox/paypal/orders/:id/approve', async (request) =>
      presentOrder(paypal.approve(request.params.id, instrumentIn(request.body))),
    )
    app.post<ById>('/sandbox/paypal/captures/:id/decide', async (request) => {
      const { status } = (request.body ?? {}) as { status?: unknown }
      if (status !== 'COMPLETED' && status !== 'DECLINED') {
        throw new Error('"status" must be COMPLETED or DECLINED.')
      }
      return paypal.decide(request.params.id, status)
    })
    app.post<ById>('/sandbox/paypal/events/:id/deliver', async (request) => {
      if (!paypal.tables.events.get(request.params.id)) throw notFound()
      return { statuses: await paypal.webhooks.redeliver(request.params.id, copiesIn(request.body)) }
    })
  }
}

function sayWhatIsWrong(app: FastifyInstance): void {
  app.setErrorHandler(async (error, _request, reply) => {
    const { message, status } = error as Error & { status?: number }
    return reply.code(status ?? 400).send({ message })
  })
}

function copiesIn(body: unknown): number {
  const { copies = 1 } = (body ?? {}) as { copies?: number }
  if (!Number.isInteger(copies) || copies < 1 || copies > 1000) throw new Error('copies must be 1 to 1000.')
  return copies
}

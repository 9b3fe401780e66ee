import type { FastifyInstance } from 'fastify'
import { confirmIntent } from './cards/confirmation.ts'
import { resourceMissing } from './cards/provider-error.ts'
import type { Provider } from './cards/provider.ts'
import { createRefund, toRefundForm } from './cards/refunds.ts'
import { serialize } from './cards/serialize.ts'
import type { Webhooks } from './cards/webhooks.ts'
import { parseFaultPlan } from './fault-plan.ts'
import type { Faults } from './faults.ts'
import { readInstrument } from './paypal/browser-routes.ts'
import { serializeOrder } from './paypal/orders.ts'
import { notFound } from './paypal/paypal-error.ts'
import type { PayPalSandbox } from './paypal/paypal.ts'

type ById = { Params: { id: string } }

/** Control routes for tests and developers: faults, payments without a browser, the provider's refunds, repeated webhooks. */
export function controlRoutes(provider: Provider, webhooks: Webhooks, faults: Faults) {
  return async (app: FastifyInstance): Promise<void> => {
    sendErrorMessages(app)

    app.get('/sandbox/faults', async () => faults.current())
    app.post('/sandbox/faults', async (request) => {
      faults.set(parseFaultPlan(request.body))
      return faults.current()
    })
    app.delete('/sandbox/faults', async () => {
      faults.clear()
      return faults.current()
    })

    app.post<ById>('/sandbox/cards/intents/:id/pay', async (request) => {
      const { method = 'pm_card_visa' } = (request.body ?? {}) as { method?: string }
      return serialize(confirmIntent(provider, request.params.id, { payment_method: method }))
    })

    app.post<ById>('/sandbox/cards/intents/:id/refund', async (request) =>
      createRefund(provider, toRefundForm(request.params.id, readCents(request.body))),
    )

    app.post<ById>('/sandbox/cards/events/:id/deliver', async (request) => {
      if (!provider.events.get(request.params.id)) throw resourceMissing('event', request.params.id)
      return { statuses: await webhooks.redeliver(request.params.id, readCopies(request.body)) }
    })
  }
}

/** Control routes for PayPal: approval without a browser, end of a review, PayPal's refunds, repeated webhooks. */
export function paypalControlRoutes(paypal: PayPalSandbox) {
  return async (app: FastifyInstance): Promise<void> => {
    sendErrorMessages(app)

    app.post<ById>('/sandbox/paypal/orders/:id/approve', async (request) =>
      serializeOrder(paypal.approve(request.params.id, readInstrument(request.body))),
    )
    app.post<ById>('/sandbox/paypal/captures/:id/decide', async (request) => {
      const { status } = (request.body ?? {}) as { status?: unknown }
      if (status !== 'COMPLETED' && status !== 'DECLINED') {
        throw new Error('"status" must be COMPLETED or DECLINED.')
      }
      return paypal.decide(request.params.id, status)
    })
    app.post<ById>('/sandbox/paypal/captures/:id/refund', async (request) =>
      paypal.refund(request.params.id, readCents(request.body)),
    )
    app.post<ById>('/sandbox/paypal/events/:id/deliver', async (request) => {
      if (!paypal.tables.events.get(request.params.id)) throw notFound()
      return { statuses: await paypal.webhooks.redeliver(request.params.id, readCopies(request.body)) }
    })
  }
}

function sendErrorMessages(app: FastifyInstance): void {
  app.setErrorHandler(async (error, _request, reply) => {
    const { message, status } = error as Error & { status?: number }
    return reply.code(status ?? 400).send({ message })
  })
}

function readCents(body: unknown): number | undefined {
  const { amount } = (body ?? {}) as { amount?: unknown }
  if (amount !== undefined && typeof amount !== 'number') throw new Error('amount must be a number of cents.')
  return amount
}

function readCopies(body: unknown): number {
  const { copies = 1 } = (body ?? {}) as { copies?: number }
  if (!Number.isInteger(copies) || copies < 1 || copies > 1000) throw new Error('copies must be 1 to 1000.')
  return copies
}

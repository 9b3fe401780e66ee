import type { FastifyInstance } from 'fastify'
import { approveOrder, orderById } from './orders.ts'
import { PayPalError } from './paypal-error.ts'
import type { PayPal } from './provider.ts'
import { type Instrument, instruments, type Order } from './records.ts'

type ById = { Params: { id: string } }

/** The routes of the buyer's sheet under `/sandbox/paypal/v1`. The unguessable order id is the only credential. */
export function paypalBrowserRoutes(paypal: PayPal) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(async (error, _request, reply) => {
      if (error instanceof PayPalError) return reply.code(error.status).send(error.body)
      return reply.code(400).send({ message: (error as Error).message })
    })
    app.get<ById>('/orders/:id', async (request) => serializeForBuyer(orderById(paypal, request.params.id)))
    app.post<ById>('/orders/:id/approve', async (request) =>
      serializeForBuyer(approveOrder(paypal, request.params.id, readInstrument(request.body))),
    )
  }
}

/** @throws Error when the body has an unknown instrument. */
export function readInstrument(body: unknown): Instrument {
  const { instrument = 'balance' } = (body ?? {}) as { instrument?: unknown }
  const found = instruments.find((each) => each === instrument)
  if (!found) throw new Error(`"instrument" must be one of ${instruments.join(', ')}.`)
  return found
}

/** The public fields of an order, without the shop's own reference. */
function serializeForBuyer({ id, status, purchase_units: [unit], payer }: Order) {
  const { amount, description, items } = unit
  return { id, status, amount, description, items, payer_id: payer?.payer_id }
}

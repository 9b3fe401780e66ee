import type { FastifyInstance } from 'fastify'
import { approveOrder, orderById } from './orders.ts'
import type { PayPal } from './provider.ts'
import { type Instrument, instruments, type Order } from './records.ts'
import { PayPalRefusal } from './refusal.ts'

type ById = { Params: { id: string } }

/** What the buyer's sheet asks under `/sandbox/paypal/v1`; whoever knows an order's name may see and approve it. */
export function paypalBrowserCalls(paypal: PayPal) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(async (error, _request, reply) => {
      if (error instanceof PayPalRefusal) return reply.code(error.status).send(error.body)
      return reply.code(400).send({ message: (error as Error).message })
    })
    app.get<ById>('/orders/:id', async (request) => toBuyer(orderById(paypal, request.params.id)))
    app.post<ById>('/orders/:id/approve', async (request) =>
      toBuyer(approveOrder(paypal, request.params.id, instrumentIn(request.body))),
    )
  }
}

/** @throws with a sentence when the body names no instrument that is known. */
export function instrumentIn(body: unknown): Instrument {
  const { instrument = 'balance' } = (body ?? {}) as { instrument?: unknown }
  const known = instruments.find((each) => each === instrument)
  if (!known) throw new Error(`"instrument" must be one of ${instruments.join(', ')}.`)
  return known
}

/** What a buyer is shown before paying; the shop's own reference is not for their eyes. */
function toBuyer({ id, status, purchase_units: [unit], payer }: Order) {
  const { amount, description, items } = unit
  return { id, status, amount, description, items, payer_id: payer?.payer_id }
}

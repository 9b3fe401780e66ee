import { toEuros } from '@colada/domain/money/money'
import { capturePayPalOrder, createPayPalOrder } from '@colada/domain/payment/contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { keyedRequest } from '../plugins/idempotency.ts'
import { capturePayPal, preparePayPal } from './paypal.ts'

/** PayPal payments: creates the PayPal order, and captures it after the buyer's approval (spec 001 §7). */
export function paypalRoutes(
  app: FastifyInstance,
  { database, cards, paypal, clock }: AppDependencies,
): void {
  const deps = { db: database.db, cards, paypal, clock }

  registerEndpoint(app, createPayPalOrder, async (context) => {
    const { body, actor } = context
    const order = await preparePayPal(deps, {
      userId: actor.userId,
      orderId: body.order_id,
      expectedType: body.payment_intent_type,
      expectedAmount: body.precio_pedido,
      keyed: keyedRequest(context, createPayPalOrder.name, body, new Date(clock())),
    })
    return { paypal_order: { id: order.id, status: order.providerStatus, amount: toEuros(order.amount) } }
  })

  registerEndpoint(app, capturePayPalOrder, async (context) => {
    const { params, actor } = context
    await capturePayPal(deps, {
      userId: actor.userId,
      paypalId: params.id,
      keyed: keyedRequest(context, capturePayPalOrder.name, params, new Date(clock())),
    })
    return { paypal_capture: { id: params.id, status: 'COMPLETED' as const } }
  })
}

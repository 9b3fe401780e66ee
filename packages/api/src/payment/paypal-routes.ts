import { toEuros } from '@colada/domain/money/money'
import { capturePayPalOrder, createPayPalOrder } from '@colada/domain/payment/contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { hashRequest, idempotencyKeyOf } from '../plugins/idempotency.ts'
import { capturePayPal, preparePayPal } from './paypal.ts'

/** PayPal payments: creates the PayPal order, and captures it after the buyer's approval (spec 001 §7). */
export function paypalRoutes(
  app: FastifyInstance,
  { database, cards, paypal, clock }: AppDependencies,
): void {
  const deps = { db: database.db, cards, paypal, clock }

  registerEndpoint(app, createPayPalOrder, async ({ body, actor, request }) => {
    const order = await preparePayPal(deps, {
      userId: actor.userId,
      orderId: body.order_id,
      expectedType: body.payment_intent_type,
      expectedAmount: body.precio_pedido,
      keyed: {
        actor,
        key: idempotencyKeyOf(request),
        requestHash: hashRequest(createPayPalOrder.name, body),
        at: new Date(clock()),
      },
    })
    return { paypal_order: { id: order.id, status: order.providerStatus, amount: toEuros(order.amount) } }
  })

  registerEndpoint(app, capturePayPalOrder, async ({ params, actor, request }) => {
    await capturePayPal(deps, {
      userId: actor.userId,
      paypalId: params.id,
      keyed: {
        actor,
        key: idempotencyKeyOf(request),
        requestHash: hashRequest(capturePayPalOrder.name, params),
        at: new Date(clock()),
      },
    })
    return { paypal_capture: { id: params.id, status: 'COMPLETED' as const } }
  })
}

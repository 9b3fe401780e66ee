import { cancelOrder, getCancellation } from '@colada/domain/cancellation/contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { keyedRequest } from '../plugins/idempotency.ts'
import { cancelByCustomer, previewCancel } from './cancel-order.ts'
import type { OrderPayments } from './order-payments.ts'

/** Cancellations by customers. */
export function cancelRoutes(
  app: FastifyInstance,
  { database, clock }: AppDependencies,
  payments: OrderPayments,
): void {
  const deps = { db: database.db, clock, payments }

  registerEndpoint(app, getCancellation, async ({ params, actor }) => ({
    cancellation: await previewCancel(deps, { userId: actor.userId, ...params }),
  }))

  registerEndpoint(app, cancelOrder, (context) => {
    const { params, body, actor, language } = context
    const content = { ...params, ...body }
    const keyed = keyedRequest(context, cancelOrder.name, content, new Date(clock()))
    return cancelByCustomer(deps, { actor, ...content, language, keyed })
  })
}

import { addItems, changeDelivery, changePickup } from '@colada/domain/orders/contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint, type EndpointContext } from '../plugins/endpoints.ts'
import { hashRequest, keyedRequest } from '../plugins/idempotency.ts'
import { changeOrder } from './change-order.ts'
import type { ChangeRequest } from './change-request.ts'
import type { OrderCounter } from './order-payments.ts'

/** Changes of an existing order: added garments and other dates (spec 001 §7). */
export function changeRoutes(
  app: FastifyInstance,
  { database, clock }: AppDependencies,
  counter: OrderCounter,
): void {
  const change = (name: ChangeRequest['endpoint'], context: EndpointContext<typeof addItems>) => {
    const { body, actor, language } = context
    const now = clock()
    const { prices: _p, user_id: _u, observaciones: _o, ...content } = body
    return changeOrder(database.db, {
      endpoint: name,
      body,
      actor,
      language,
      counter,
      now,
      contentHash: hashRequest(name, content),
      keyed: keyedRequest(context, name, body, new Date(now)),
    })
  }

  registerEndpoint(app, addItems, (context) => change('addItems', context))
  registerEndpoint(app, changePickup, (context) => change('changePickup', context))
  registerEndpoint(app, changeDelivery, (context) => change('changeDelivery', context))
}

import {
  abandonPayment,
  answerIncident as answerIncidentEndpoint,
  createOrder,
  getOrder,
  getOrderCalendar,
  getOrders,
  moveOrder as moveOrderEndpoint,
  reserve,
} from '@colada/domain/orders/contract'
import type { FastifyInstance } from 'fastify'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { failPoint } from '../fail-points.ts'
import { registerEndpoint, type EndpointContext } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { hashRequest, keyedRequest, runOnce } from '../plugins/idempotency.ts'
import { abandon } from './abandon.ts'
import { answerIncident } from './answer-incident.ts'
import { calendarFileOf } from './calendar-file.ts'
import { findOwnOrderByLocator } from './find-orders.ts'
import { followOrder } from './follow-order.ts'
import { moveOrderByLocator } from './move-order.ts'
import { type OrderCounter, type OrderPayments, toChangeGiven } from './order-payments.ts'
import { listOrders, presentOrder } from './present-orders.ts'
import { placeOrder } from './reserve.ts'
import { sendCalendar } from './tracking-routes.ts'

/** Orders: creation, reading, and transitions by operations (spec 001 §7). */
export function ordersRoutes(
  app: FastifyInstance,
  { config, database, clock }: AppDependencies,
  payments: OrderPayments,
  counter: OrderCounter,
): void {
  const { refundCancelled } = payments
  /** Shared handler of both endpoints that create an order; they differ in the processes they accept. */
  const place = async ({ name }: Pick<typeof reserve, 'name'>, context: EndpointContext<typeof reserve>) => {
    const { body, actor, language } = context
    const now = clock()
    const { items, pickup_time, delivery_time, pickup_store_id, delivery_store_id } = body
    const content = { items, pickup_time, delivery_time, pickup_store_id, delivery_store_id }
    const contentHash = hashRequest('cart and legs', content)
    const keyed = keyedRequest(context, name, body, new Date(now))
    const response = await runTransaction(database.db, async (tx) => {
      const placed = await runOnce(tx, keyed, async () => {
        const hasKey = keyed.key !== null
        const request = { actor, body, language, contentHash, hasKey, counter, now }
        const { order, changeGiven } = await placeOrder(tx, request)
        const wire = await presentOrder(tx, order, language, now)
        return { new_order: wire, orders: [wire], ...toChangeGiven(changeGiven) }
      })
      failPoint('reserve-before-commit')
      return placed
    })
    failPoint('reserve-after-commit')
    return response
  }

  registerEndpoint(app, reserve, (context) => place(reserve, context))

  registerEndpoint(app, createOrder, (context) => {
    // Customers' orders with slots use `reserve`; this endpoint is for packs and staff orders.
    if (context.body.process_type === 'reserve_order') throw new ApiError('invalid')
    return place(createOrder, context)
  })

  registerEndpoint(app, getOrders, async ({ query, actor, language }) => ({
    orders: await listOrders(database.db, actor.userId, language, clock(), {
      orderId: query.order_id,
      isUnpaid: query.unpaid === '1',
    }),
    server_time: Math.floor(clock() / 1000),
  }))

  registerEndpoint(app, getOrder, async ({ params, actor, language }) => {
    const orders = await listOrders(database.db, actor.userId, language, clock(), params)
    // Another customer's order is reported as not found, like an unknown one (trust 4).
    if (orders.length === 0) throw new ApiError('notFound')
    return {
      orders,
      server_time: Math.floor(clock() / 1000),
      ...(await followOrder(database.db, params.orderId, {
        language,
        payments,
        pepper: config.pepper,
      })),
    }
  })

  registerEndpoint(app, getOrderCalendar, async ({ params, actor, language, reply }) => {
    const record = await findOwnOrderByLocator(database.db, actor.userId, params.locator)
    const options = { language, publicUrl: config.publicUrl, at: new Date(clock()) }
    const file = record && calendarFileOf(record, options)
    if (!file) throw new ApiError('notFound')
    return sendCalendar(reply, file)
  })

  registerEndpoint(app, abandonPayment, async ({ params, actor, language }) => {
    await abandon({ db: database.db, clock, payments }, { actor, ...params })
    const orders = await listOrders(database.db, actor.userId, language, clock(), params)
    return { orders, server_time: Math.floor(clock() / 1000) }
  })

  registerEndpoint(app, answerIncidentEndpoint, async ({ params, body, actor, language }) => {
    const request = { actor, ...params, ...body }
    await answerIncident({ db: database.db, clock, payments }, request)
    const orders = await listOrders(database.db, actor.userId, language, clock(), params)
    return { orders, server_time: Math.floor(clock() / 1000) }
  })

  registerEndpoint(app, moveOrderEndpoint, async ({ actor, params, body }) => {
    const { from, to, locator } = await moveOrderByLocator(
      { database, clock, refundCancelled },
      params.locator,
      body.status,
      {
        actor,
        reason: body.reason,
        missingItems: body.missing_items,
        part: body.category_id,
        storeId: body.store_id,
        ...(body.fault && { fault: body.fault }),
      },
    )
    return { localizador: locator, from, to }
  })
}

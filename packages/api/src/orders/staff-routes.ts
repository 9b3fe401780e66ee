import { getStaffOrder, getStaffOrders } from '@colada/domain/staff/orders-contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import type { OrderPayments } from './order-payments.ts'
import { openStaffOrder } from './staff-detail.ts'
import { listStaffOrders } from './staff-list.ts'

/** The orders of all customers, for staff. */
export function staffOrdersRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: AppDependencies,
  { listLedger }: OrderPayments,
): void {
  registerEndpoint(app, getStaffOrders, async ({ query }) => listStaffOrders(db, query))

  registerEndpoint(app, getStaffOrder, async ({ params, actor, language }) =>
    openStaffOrder(db, params.locator, { actor, language, now: clock(), listLedger }),
  )
}

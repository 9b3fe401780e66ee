import {
  chargeStorage as chargeStorageEndpoint,
  getStoredOrders,
} from '@colada/domain/claims/storage-contract'
import { toEuros } from '@colada/domain/money/money'
import { orderStatus } from '@colada/domain/orders/status'
import { closeCustomer, findCustomers, openCustomer } from '@colada/domain/staff/customers-contract'
import { getStaffOrder, getStaffOrders, moveStaffOrder } from '@colada/domain/staff/orders-contract'
import {
  moveReturn as moveReturnEndpoint,
  returnGarments as returnGarmentsEndpoint,
} from '@colada/domain/staff/return-contract'
import type { FastifyInstance } from 'fastify'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { checkPin } from '../staff/service.ts'
import { moveOrderByLocator } from './move-order.ts'
import { moveReturn } from './move-return.ts'
import type { OrderPayments } from './order-payments.ts'
import { returnGarments } from './return-garments.ts'
import { closeForStaff, openForStaff } from './staff-customer.ts'
import { openStaffOrder } from './staff-detail.ts'
import { findForStaff } from './staff-find.ts'
import { listStaffOrders } from './staff-list.ts'
import { guardStaffMove, proposeCancellation } from './staff-move.ts'
import { chargeStorage, presentOverdue } from './storage-charge.ts'

/** The orders of all customers, and the customers, for staff. */
export function staffOrdersRoutes(
  app: FastifyInstance,
  { config: { pepper }, database, clock }: AppDependencies,
  payments: OrderPayments,
): void {
  registerEndpoint(app, getStaffOrders, async ({ query }) => listStaffOrders(database.db, query))

  registerEndpoint(app, getStaffOrder, async ({ params, actor, language }) =>
    openStaffOrder(database.db, params.locator, { actor, language, now: clock(), payments }),
  )

  registerEndpoint(app, moveStaffOrder, async ({ actor, params, body }) => {
    const at = new Date(clock())
    const { missing_items: missingItems, fault, reason } = body
    const pin = await checkPin(database.db, actor, body.pin, { pepper, now: clock() })
    const { previewCancellation } = payments
    const move = moveOrderByLocator({ database, clock, ...payments }, params.locator, body.status, {
      actor,
      reason: reason || undefined,
      missingItems,
      // A counter takes back at its own store what a van could not deliver.
      ...(body.status === orderStatus.washed && actor.storeId !== null && { storeId: actor.storeId }),
      ...(fault && { fault }),
      guard: (tx, order) => guardStaffMove(tx, order, body, { actor, at, pin, previewCancellation }),
    })
    const { from, to, locator } = await move.catch(async (error: unknown) => {
      // After the transaction, which the refusal has rolled back.
      const isLarge = error instanceof ApiError && error.status === 'approvalRequired'
      if (isLarge) await proposeCancellation(database.db, params.locator, body, { actor, at })
      throw error
    })
    return { localizador: locator, from, to }
  })

  registerEndpoint(app, returnGarmentsEndpoint, async ({ actor, params, body }) => {
    await returnGarments(database.db, actor, { ...params, ...body }, new Date(clock()))
    return {}
  })

  registerEndpoint(app, moveReturnEndpoint, async ({ actor, params, body }) => {
    const request = { ...params, version: body.version, storeId: body.store_id }
    await moveReturn(database.db, actor, request, new Date(clock()))
    return {}
  })

  registerEndpoint(app, chargeStorageEndpoint, async ({ actor, params, body }) => {
    const at = new Date(clock())
    const { charged, version } = await runTransaction(database.db, (tx) =>
      chargeStorage(tx, actor, { ...params, ...body }, at),
    )
    return { charged: toEuros(charged), version }
  })

  registerEndpoint(app, getStoredOrders, async () => ({
    orders: await presentOverdue(database.db, new Date(clock())),
  }))

  registerEndpoint(app, findCustomers, async ({ query }) => findForStaff(database.db, query.q))

  registerEndpoint(app, openCustomer, async ({ body, actor, language }) =>
    openForStaff(database.db, body, { actor, language, now: clock() }),
  )

  registerEndpoint(app, closeCustomer, async ({ actor }) => {
    await closeForStaff(database.db, actor, new Date(clock()))
    return {}
  })
}

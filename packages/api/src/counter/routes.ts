import {
  addDrawerMovement,
  approveDrawer,
  closeDrawer,
  getCounterRefunds,
  getDrawers,
  openDrawer,
  payOutRefund,
  takeOrderPayment,
} from '@colada/domain/counter/contract'
import { fromEuros, toEuros } from '@colada/domain/money/money'
import type { CounterWay } from '@colada/domain/payment/ways'
import type { StaffActor } from '@colada/domain/staff/actor'
import { mayUseEveryDrawer } from '@colada/domain/staff/rights'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Executor, runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { findOrderByLocator, presentOrder, toCounterFields } from '../orders/service.ts'
import { listCounterRefunds } from '../payment/service.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { keyedRequest, runOnce } from '../plugins/idempotency.ts'
import { approve, close, type DrawerContext, move, open } from './manage.ts'
import { takeBalance } from './payments.ts'
import { presentDrawers } from './present.ts'
import { payOut } from './refunds.ts'
import { type DrawerRow, listDrawers } from './repository.ts'

/** The drawers of a store, payments at its counter, and refunds that it gives back. */
export function counterRoutes(app: FastifyInstance, { database: { db }, clock }: AppDependencies): void {
  /** What an endpoint that costs money needs: it runs once per idempotency key. */
  const keyedOf = (
    name: string,
    context: { actor: StaffActor; request: FastifyRequest; reply: FastifyReply },
  ) => {
    const { params, body } = context.request
    return keyedRequest(context, name, { params, body }, new Date(clock()))
  }
  const present = async (executor: Executor, drawer: DrawerRow) => {
    const [presented] = await presentDrawers(executor, [drawer])
    return { drawer: presented! }
  }
  const changeDrawer = (
    name: string,
    context: { actor: StaffActor; request: FastifyRequest; reply: FastifyReply },
    change: (tx: Executor, by: DrawerContext) => Promise<DrawerRow>,
  ) =>
    runTransaction(db, (tx) =>
      runOnce(tx, keyedOf(name, context), async () =>
        present(tx, await change(tx, { actor: context.actor, at: new Date(clock()) })),
      ),
    )

  registerEndpoint(app, getDrawers, async ({ actor }) => {
    const storeId = mayUseEveryDrawer(actor) ? 'all' : actor.storeId
    const drawers = storeId === null ? [] : await listDrawers(db, storeId)
    return { drawers: await presentDrawers(db, drawers) }
  })

  registerEndpoint(app, openDrawer, (context) =>
    changeDrawer(openDrawer.name, context, (tx, by) => open(tx, context.body, by)),
  )

  registerEndpoint(app, addDrawerMovement, (context) => {
    const { body, params } = context
    return changeDrawer(addDrawerMovement.name, context, (tx, by) =>
      move(tx, params.id, { ...body, amount: fromEuros(body.amount) }, by),
    )
  })

  registerEndpoint(app, closeDrawer, async ({ actor, body, params }) => {
    const drawer = await close(db, params.id, body, { actor, at: new Date(clock()) })
    return present(db, drawer)
  })

  registerEndpoint(app, approveDrawer, (context) =>
    changeDrawer(approveDrawer.name, context, (tx, by) => approve(tx, context.params.id, by)),
  )

  registerEndpoint(app, takeOrderPayment, async (context) => {
    const { actor, body, params, language } = context
    const now = clock()
    return runTransaction(db, (tx) =>
      runOnce(tx, keyedOf(takeOrderPayment.name, context), async () => {
        const found = await findOrderByLocator(tx, params.locator)
        if (!found) throw new ApiError('notFound')
        const amount = body.amount == null ? null : fromEuros(body.amount)
        const payment = { ...toCounterFields(body), way: body.method, amount, version: body.version }
        const { order, changeGiven } = await takeBalance(
          tx,
          actor,
          { orderId: found.id, ...payment },
          new Date(now),
        )
        return {
          order: await presentOrder(tx, order, language, now),
          version: order.version,
          change_given: toEuros(changeGiven),
        }
      }),
    )
  })

  registerEndpoint(app, getCounterRefunds, async ({ query }) => {
    const refunds = await listCounterRefunds(db, query.locator)
    return {
      refunds: refunds.map(({ id, locator, provider, amount, createdAt }) => ({
        id,
        localizador: locator,
        // The list has only refunds of payments at counters.
        method: provider as CounterWay,
        amount: toEuros(amount),
        created_at: Math.floor(createdAt.getTime() / 1000),
      })),
    }
  })

  registerEndpoint(app, payOutRefund, async (context) => {
    const { actor, body, params } = context
    const payout = { refundId: params.id, way: body.method, ...toCounterFields(body) }
    return runTransaction(db, (tx) =>
      runOnce(tx, keyedOf(payOutRefund.name, context), async () => {
        const { locator, amount } = await payOut(tx, actor, payout, new Date(clock()))
        return { localizador: locator, amount: toEuros(amount) }
      }),
    )
  })
}

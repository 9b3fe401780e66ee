import { createWithdrawal } from '@colada/domain/withdrawals/contract'
import { decideWithdrawal, getWithdrawal, getWithdrawals } from '@colada/domain/withdrawals/staff-contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import type { OrderPayments } from '../orders/service.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { decide } from './decide.ts'
import { epoch, openWithdrawal, toWireWithdrawal } from './present.ts'
import { receiveWithdrawal } from './receive.ts'
import { listWithdrawals } from './repository.ts'

/** Withdrawals from orders: the customer's statement, and the decision of operations. */
export function withdrawalsRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: AppDependencies,
  payments: Pick<OrderPayments, 'refundCancelled'>,
): void {
  registerEndpoint(app, createWithdrawal, async ({ body, language }) => {
    const { reference, receivedAt } = await receiveWithdrawal(db, body, { language, now: clock() })
    return { reference, received_at: epoch(receivedAt) }
  })

  registerEndpoint(app, getWithdrawals, async () => ({
    withdrawals: (await listWithdrawals(db)).map(toWireWithdrawal),
  }))

  registerEndpoint(app, getWithdrawal, ({ params, actor, language }) =>
    openWithdrawal(db, params.id, { actor, language, at: new Date(clock()) }),
  )

  registerEndpoint(app, decideWithdrawal, async ({ params, actor, body }) => {
    const row = await decide(db, payments, { actor, id: params.id, body, at: new Date(clock()) })
    return { withdrawal: toWireWithdrawal(row) }
  })
}

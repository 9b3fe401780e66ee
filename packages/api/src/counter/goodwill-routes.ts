import { getOrderGoodwill, giveGoodwill, type WireGoodwill } from '@colada/domain/counter/goodwill-contract'
import { toEuros } from '@colada/domain/money/money'
import type { FastifyInstance } from 'fastify'
import { readSnapshot, runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { findOrderByLocator } from '../orders/service.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { keyedRequest, runOnce } from '../plugins/idempotency.ts'
import { checkPin, findMemberNames } from '../staff/service.ts'
import { type GoodwillRow, listGoodwills } from './goodwill-repository.ts'
import { give, refundableOf } from './goodwill.ts'

/** Refunds and credits out of goodwill (operations §1). */
export function goodwillRoutes(
  app: FastifyInstance,
  { config: { pepper }, database: { db }, clock }: AppDependencies,
): void {
  registerEndpoint(app, getOrderGoodwill, async ({ params }) =>
    readSnapshot(db, async (snapshot) => {
      const order = await findOrderByLocator(snapshot, params.locator)
      if (!order) throw new ApiError('notFound')
      const rows = await listGoodwills(snapshot, order.id)
      const names = await findMemberNames(snapshot, [...new Set(rows.map(({ staffId }) => staffId))])
      const toWire = ({ amount, way, reason, staffId, createdAt }: GoodwillRow): WireGoodwill => ({
        amount: toEuros(amount),
        method: way,
        reason,
        staff: names.get(staffId) ?? '',
        at: Math.floor(createdAt.getTime() / 1000),
      })
      const proposal = rows.find(({ givenAt }) => givenAt === null)
      return {
        refundable: toEuros(await refundableOf(snapshot, order)),
        given: rows.filter(({ givenAt }) => givenAt !== null).map(toWire),
        proposal: proposal ? toWire(proposal) : null,
      }
    }),
  )

  registerEndpoint(app, giveGoodwill, async (context) => {
    const { actor, body, params } = context
    const at = new Date(clock())
    const pin = await checkPin(db, actor, body.pin, { pepper, now: clock() })
    const keyed = keyedRequest(context, giveGoodwill.name, { params, body }, at)
    const { isProposed, version } = await runTransaction(db, (tx) =>
      runOnce(tx, keyed, () => give(tx, actor, { ...params, ...body }, { pin, at })),
    )
    // The proposal is stored.
    if (isProposed) throw new ApiError('approvalRequired')
    return { amount: body.amount, version }
  })
}

import { openMonths, overdueOf } from '@colada/domain/business/overdue'
import { fromEuros, toEuros } from '@colada/domain/money/money'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { StaffActor } from '@colada/domain/staff/actor'
import {
  addBusinessPayment,
  decideBusiness,
  getBusiness,
  getBusinesses,
  getBusinessStatement,
  getBusinessStatementTable,
} from '@colada/domain/staff/business-contract'
import type { FastifyInstance } from 'fastify'
import { findBusinessAccount, findCompany, listBusinessAccounts } from '../account/service.ts'
import { type Executor, runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { listAccountMonths } from '../orders/service.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { keyedRequest, runOnce } from '../plugins/idempotency.ts'
import { decide, receivePayment } from './credit.ts'
import { presentForStaff, presentStatement } from './present.ts'
import { sendStatementTable } from './statement-table.ts'
import { loadStatement } from './statements.ts'

/** The accounts of companies, for operations. */
export function staffBusinessRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: AppDependencies,
): void {
  const present = async (executor: Executor, userId: number, actor: StaffActor) => {
    const company = await findCompany(executor, userId)
    const account = await findBusinessAccount(executor, userId)
    if (!company || !account) throw new ApiError('notFound')
    return { account: await presentForStaff(executor, company, account, { actor, now: clock() }) }
  }

  registerEndpoint(app, getBusinesses, async () => {
    const today = toLocalDate(clock() / 1000)
    const rows = await listBusinessAccounts(db)
    const companies = await Promise.all(
      rows.map(async ({ account, company }) => {
        const open = openMonths(await listAccountMonths(db, company.id), account.termsDays)
        const { wantedLimit, requestedAt } = account
        return {
          user_id: company.id,
          business_name: company.businessName,
          cif: company.taxId,
          state: account.state,
          limit: toEuros(account.limit),
          balance: toEuros(account.balance),
          overdue: toEuros(overdueOf(open, today)?.amount ?? 0),
          wanted_limit: wantedLimit === null ? null : toEuros(wantedLimit),
          requested_at: requestedAt === null ? null : Math.floor(requestedAt.getTime() / 1000),
        }
      }),
    )
    return { companies }
  })

  registerEndpoint(app, getBusiness, ({ params, actor }) => present(db, params.userId, actor))

  registerEndpoint(app, decideBusiness, async ({ params: { userId }, body, actor }) => {
    const { limit, terms_days: termsDays, price_list_id: priceListId, ...decision } = body
    const context = { actor, at: new Date(clock()) }
    await decide(db, userId, { ...decision, limit: fromEuros(limit), termsDays, priceListId }, context)
    return present(db, userId, actor)
  })

  registerEndpoint(app, addBusinessPayment, async (context) => {
    const { params, body, actor } = context
    const at = new Date(clock())
    const keyed = keyedRequest(context, addBusinessPayment.name, { params, body }, at)
    const payment = { amount: fromEuros(body.amount), paidOn: body.paid_on, reference: body.reference }
    return runTransaction(db, (tx) =>
      runOnce(tx, keyed, async () => {
        await receivePayment(tx, params.userId, payment, { actor, at })
        return present(tx, params.userId, actor)
      }),
    )
  })

  registerEndpoint(app, getBusinessStatement, async ({ params, query }) => ({
    statement: presentStatement(await loadStatement(db, params.userId, query.month, clock())),
  }))

  registerEndpoint(app, getBusinessStatementTable, async ({ params, query, language, reply }) => {
    return sendStatementTable(reply, await loadStatement(db, params.userId, query.month, clock()), language)
  })
}

import {
  getBusinessAccount,
  getStatement,
  getStatementTable,
  requestCredit,
} from '@colada/domain/business/contract'
import { fromEuros } from '@colada/domain/money/money'
import type { FastifyInstance } from 'fastify'
import { findBusinessAccount, findCompany } from '../account/service.ts'
import { type Executor, runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { keyedRequest, runOnce } from '../plugins/idempotency.ts'
import { request as requestNow } from './credit.ts'
import { presentAccount, presentStatement } from './present.ts'
import { sendStatementTable } from './statement-table.ts'
import { loadStatement } from './statements.ts'

/** The account of a company: its credit and its statements. */
export function businessRoutes(
  app: FastifyInstance,
  { config, database: { db }, clock }: AppDependencies,
): void {
  const present = async (executor: Executor, userId: number) => {
    const company = await findCompany(executor, userId)
    // Statements are for companies; others get what they get for an unknown one.
    if (!company) throw new ApiError('forbidden')
    const account = await findBusinessAccount(executor, userId)
    return {
      account: await presentAccount(executor, userId, account, clock()),
      transfer: { holder: config.issuer.name, iban: config.issuerIban, concept: company.taxId },
    }
  }

  registerEndpoint(app, getBusinessAccount, ({ actor }) => present(db, actor.userId))

  registerEndpoint(app, requestCredit, async (context) => {
    const { actor, body } = context
    const at = new Date(clock())
    const keyed = keyedRequest(context, requestCredit.name, body, at)
    return runTransaction(db, (tx) =>
      runOnce(tx, keyed, async () => {
        const wanted = { wantedLimit: fromEuros(body.wanted_limit), contact: body.contact }
        await requestNow(tx, actor.userId, wanted, at)
        return present(tx, actor.userId)
      }),
    )
  })

  registerEndpoint(app, getStatement, async ({ actor, query }) => ({
    statement: presentStatement(await loadStatement(db, actor.userId, query.month, clock())),
  }))

  registerEndpoint(app, getStatementTable, async ({ actor, query, language, reply }) => {
    return sendStatementTable(reply, await loadStatement(db, actor.userId, query.month, clock()), language)
  })
}

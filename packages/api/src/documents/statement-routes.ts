import { getStatementFile } from '@colada/domain/business/contract'
import type { Month } from '@colada/domain/business/month'
import { getBusinessStatementFile } from '@colada/domain/staff/business-contract'
import type { Language } from '@colada/domain/wire/language'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findBusinessAccount } from '../account/service.ts'
import { loadStatement } from '../business/service.ts'
import type { AppDependencies } from '../dependencies.ts'
import { alreadySent, registerEndpoint } from '../plugins/endpoints.ts'
import { printStatement } from './statement-pdf.ts'

interface Wanted {
  readonly userId: number
  readonly month: Month
  readonly language: Language
}

/** The statements of companies as files for printing. */
export function statementRoutes(
  app: FastifyInstance,
  { config, database: { db }, clock }: AppDependencies,
): void {
  const send = async (
    reply: FastifyReply,
    { userId, month, language }: Wanted,
  ): Promise<typeof alreadySent> => {
    const statement = await loadStatement(db, userId, month, clock())
    const { termsDays } = (await findBusinessAccount(db, userId))!
    const { issuer, issuerIban: iban } = config
    const { name, content } = await printStatement({ ...statement, issuer, iban, termsDays, language })
    void reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(content)
    return alreadySent
  }

  registerEndpoint(app, getStatementFile, ({ actor, query, language, reply }) =>
    send(reply, { userId: actor.userId, month: query.month, language }),
  )

  registerEndpoint(app, getBusinessStatementFile, ({ params, query, language, reply }) =>
    send(reply, { userId: params.userId, month: query.month, language }),
  )
}

import type { FastifyInstance } from 'fastify'
import { checkZipCode } from '@colada/domain/coverage/calls'
import type { AppDependencies } from '../app.ts'
import { bindCall } from '../plugins/calls.ts'
import { answerZipCheck } from './service.ts'

/** The zip check (spec 001 §7). */
export function coverageRoutes(app: FastifyInstance, { database, clock }: AppDependencies): void {
  bindCall(app, checkZipCode, ({ body, language }) =>
    answerZipCheck(database.db, {
      typed: body.cp,
      email: body.email,
      checkId: body.id_checked,
      language,
      now: clock(),
    }),
  )
}

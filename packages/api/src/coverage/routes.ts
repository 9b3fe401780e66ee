import type { FastifyInstance } from 'fastify'
import { checkZipCode, estimatePlace } from '@colada/domain/coverage/calls'
import type { AppDependencies } from '../app.ts'
import { bindCall } from '../plugins/calls.ts'
import { answerZipCheck, placeGuessed } from './service.ts'

/** The zip check, and a guess for it (spec 001 §7). */
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

  bindCall(app, estimatePlace, ({ query }) =>
    placeGuessed(database.db, { code: query.estimated_cp ?? '', city: query.estimated_city ?? '' }),
  )
}

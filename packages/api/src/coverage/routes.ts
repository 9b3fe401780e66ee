import type { FastifyInstance } from 'fastify'
import { checkZipCode, estimatePlace } from '@colada/domain/coverage/contract'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { answerZipCheck, placeGuessed } from './service.ts'

/** The zip check, and a guess for it (spec 001 §7). */
export function coverageRoutes(app: FastifyInstance, { database, clock }: AppDependencies): void {
  registerEndpoint(app, checkZipCode, ({ body, language }) =>
    answerZipCheck(database.db, {
      typed: body.cp,
      email: body.email,
      checkId: body.id_checked,
      language,
      now: clock(),
    }),
  )

  registerEndpoint(app, estimatePlace, ({ query }) =>
    placeGuessed(database.db, { code: query.estimated_cp ?? '', city: query.estimated_city ?? '' }),
  )
}

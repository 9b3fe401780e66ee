import { checkZipCode, estimatePlace } from '@colada/domain/coverage/contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { normalizeEstimate } from './estimate.ts'
import { checkZip } from './zip-check.ts'

/** The zip check, and the estimated place for it (spec 001 §7). */
export function coverageRoutes(app: FastifyInstance, { database, clock }: AppDependencies): void {
  registerEndpoint(app, checkZipCode, ({ body, language }) =>
    checkZip(database.db, {
      typed: body.cp,
      email: body.email,
      checkId: body.id_checked,
      urlParams: body.url_param ?? '',
      language,
      now: clock(),
    }),
  )

  registerEndpoint(app, estimatePlace, ({ query }) =>
    normalizeEstimate(database.db, { code: query.estimated_cp ?? '', city: query.estimated_city ?? '' }),
  )
}

import * as contract from '@colada/domain/analytics/contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { countEvents } from './count-events.ts'

/** The anonymous counters of events. */
export function analyticsRoutes(
  app: FastifyInstance,
  { database, clock }: Pick<AppDependencies, 'database' | 'clock'>,
): void {
  registerEndpoint(app, contract.countEvents, async ({ body }) => {
    await countEvents(database.db, body.events, clock())
    return {}
  })
}

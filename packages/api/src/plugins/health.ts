import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isClockAccurate } from '../database/clock.ts'
import type { AppDependencies } from '../dependencies.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it can take traffic, since the database is reachable and the system clock
 * agrees with the database's.
 */
export const health = fp(
  (
    app: FastifyInstance,
    { database, clockDeviation }: Pick<AppDependencies, 'database' | 'clockDeviation'>,
    done,
  ) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      try {
        await database.db.execute(sql`select 1`)
      } catch {
        return reply.code(503).send({ status: 'database away' })
      }
      const deviationMs = clockDeviation()
      if (isClockAccurate(deviationMs)) return { status: 'ok' }
      const seconds = Math.round(deviationMs / 1000)
      return reply.code(503).send({ status: `the system clock differs by ${seconds} s from the database's` })
    })
    done()
  },
  { name: 'health' },
)

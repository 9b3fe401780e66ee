import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Database } from '../database/connection.ts'

/** `/healthz`: the process runs. `/readyz`: the database is reachable, so it can take traffic. */
export const health = fp(
  (app: FastifyInstance, { database }: { readonly database: Pick<Database, 'db'> }, done) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      try {
        await database.db.execute(sql`select 1`)
        return { status: 'ok' }
      } catch {
        return reply.code(503).send({ status: 'database away' })
      }
    })
    done()
  },
  { name: 'health' },
)

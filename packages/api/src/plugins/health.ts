import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** `/healthz`: the process lives. `/readyz`: it can answer, so send it customers. */
export const health = fp(
  (app: FastifyInstance, _options, done) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      try {
        await app.dependencies.database.db.execute(sql`select 1`)
        return { status: 'ok' }
      } catch {
        return reply.code(503).send({ status: 'database away' })
      }
    })
    done()
  },
  { name: 'health' },
)

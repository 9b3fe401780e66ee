import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

export interface HealthOptions {
  /** Returns why the process cannot take traffic; `null` when it can. */
  readonly findProblem: () => string | null | Promise<string | null>
}

/** `/healthz`: the process runs. `/readyz`: it can take traffic; 503 with the problem when it cannot. */
export const health = fp(
  (app: FastifyInstance, { findProblem }: HealthOptions, done) => {
    app.get('/healthz', async () => ({ status: 'ok' }))
    app.get('/readyz', async (_request, reply) => {
      const problem = await findProblem()
      return problem === null ? { status: 'ok' } : reply.code(503).send({ status: problem })
    })
    done()
  },
  { name: 'health' },
)

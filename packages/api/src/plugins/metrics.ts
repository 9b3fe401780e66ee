import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { orderStatus } from '@colada/domain/orders/status'
import type { Database } from '../database/connection.ts'
import type { Metrics } from '../dependencies.ts'

const REQUEST_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_BUCKETS_S = [0.01, 0.1, 1, 10, 60]

/** Creates the metrics of requests, jobs, database pool, orders, and Node. */
export function createMetrics({ db, pool }: Pick<Database, 'db' | 'pool'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const connections = new Gauge({
    name: 'colada_database_connections',
    help: 'Connections of the pool by state; waiting: requests that wait for a connection.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const orders = new Gauge({
    name: 'colada_orders',
    help: 'Orders in the database by status; equal in all processes.',
    labelNames: ['status'],
    registers: [],
    async collect() {
      this.reset()
      // While the database is away, the other metrics are still sent.
      const counts = await countOrders(db).catch(() => null)
      if (counts === null) return
      for (const [status, code] of Object.entries(orderStatus)) this.set({ status }, counts.get(code) ?? 0)
    },
  })
  for (const gauge of [connections, orders]) registry.registerMetric(gauge)
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests by method, route pattern and response status.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS_S,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'colada_job_duration_seconds',
      help: 'Duration of job runs by outcome, succeeded or failed.',
      labelNames: ['job', 'outcome'],
      buckets: JOB_BUCKETS_S,
      registers,
    }),
  }
}

/** Observes every request when its response has been sent. */
export const requestMetrics = fp(
  (app: FastifyInstance, { requestSeconds }: Pick<Metrics, 'requestSeconds'>, done) => {
    app.addHook('onResponse', (request, reply, next) => {
      const route = request.routeOptions.url ?? 'unknown'
      const labels = { method: request.method, route, status: reply.statusCode }
      requestSeconds.observe(labels, reply.elapsedTime / 1000)
      next()
    })
    done()
  },
  { name: 'metrics' },
)

/** Serves `/metrics` on a port of its own, which no gateway forwards. */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  address: { readonly host: string; readonly port: number },
): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  await server.listen(address)
  return server
}

async function countOrders(db: Database['db']): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ status: number; count: number }>(
    sql`select status, count(*)::int as count from orders group by status`,
  )
  return new Map(rows.map(({ status, count }) => [status, count]))
}

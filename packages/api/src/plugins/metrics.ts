import { orderStatus } from '@colada/domain/orders/status'
import { createProcessMetrics } from '@colada/server/metrics'
import { sql } from 'drizzle-orm'
import { Gauge, Histogram } from 'prom-client'
import type { Database } from '../database/connection.ts'
import type { Metrics } from '../dependencies.ts'

const JOB_BUCKETS_S = [0.01, 0.1, 1, 10, 60]

/** Creates the metrics of requests, jobs, database pool, orders, and Node. */
export function createMetrics({ db, pool }: Pick<Database, 'db' | 'pool'>): Metrics {
  const processMetrics = createProcessMetrics()
  const { registry } = processMetrics
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
    ...processMetrics,
    jobSeconds: new Histogram({
      name: 'colada_job_duration_seconds',
      help: 'Duration of job runs by outcome, succeeded or failed.',
      labelNames: ['job', 'outcome'],
      buckets: JOB_BUCKETS_S,
      registers: [registry],
    }),
  }
}

async function countOrders(db: Database['db']): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ status: number; count: number }>(
    sql`select status, count(*)::int as count from orders group by status`,
  )
  return new Map(rows.map(({ status, count }) => [status, count]))
}

import { getSources } from '@colada/domain/account/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#api/app.ts'
import type { Metrics } from '#api/dependencies.ts'
import { measureJob } from '#api/jobs/measure-job.ts'
import { createMetrics } from '#api/plugins/metrics.ts'
import { serveMetrics } from '#server/metrics.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { callApi, createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
let metrics: Metrics
beforeAll(async () => {
  api = await createTestApi()
  metrics = createMetrics(api.dependencies.database)
})
afterAll(() => api.close())

const printed = () => metrics.registry.metrics()

describe('the metrics of the API', () => {
  it('count requests by route pattern, method and status, with their durations', async () => {
    const app = await buildApp({ ...api.dependencies, metrics })
    await callApi(app, api.config, getSources, {})
    await app.inject('/api/sources?api_token=wrong')
    await app.inject('/no/such/page?secret=1')
    await app.close()
    const text = await printed()
    const count = 'http_request_duration_seconds_count'
    expect(text).toContain(`${count}{method="GET",route="/api/sources",status="200"} 1`)
    expect(text).toContain(`${count}{method="GET",route="/api/sources",status="403"} 1`)
    expect(text).toContain(`${count}{method="GET",route="unknown",status="404"} 1`)
    expect(text).not.toContain('secret')
  })

  it('count runs and failures of jobs', async () => {
    const job = { name: 'sample', intervalMs: 1000, run: () => Promise.resolve() }
    await measureJob(job, metrics).run()
    const failing = { ...job, run: () => Promise.reject(new Error('no')) }
    await expect(measureJob(failing, metrics).run()).rejects.toThrow('no')
    const text = await printed()
    expect(text).toContain('colada_job_duration_seconds_count{job="sample",outcome="succeeded"} 1')
    expect(text).toContain('colada_job_duration_seconds_count{job="sample",outcome="failed"} 1')
  })

  it('count orders by status, connections of the pool, and what Node reports', async () => {
    await api.db.execute(sql`update slots set capacity = 10000`)
    await placeOrder(api, await createShopper(api))
    const text = await printed()
    expect(text).toContain('colada_orders{status="pendingPayment"} 1')
    expect(text).toContain('colada_orders{status="delivered"} 0')
    expect(text).toMatch(/colada_database_connections\{state="total"\} [1-9]/)
    expect(text).toContain('colada_database_connections{state="waiting"} 0')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })

  it('are served on their own port only', async () => {
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
    const { port } = server.server.address() as { port: number }
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(await response.text()).toContain('colada_orders')
    await server.close()
    const app = await buildApp({ ...api.dependencies, metrics })
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    await app.close()
  })

  it('are sent without orders while the database is away', async () => {
    const unreachable = {
      db: { execute: () => Promise.reject(new Error('away')) } as unknown as TestApi['db'],
      pool: api.dependencies.database.pool,
    }
    const text = await createMetrics(unreachable).registry.metrics()
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).not.toContain('colada_orders{')
  })
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProcessMetrics, type ProcessMetrics, serveMetrics } from '#server/metrics.ts'
import { createApp } from '#storefront/server/app.ts'
import { readConfig } from '#storefront/server/config.ts'

let api: Server
let requestedOfApi: (string | undefined)[]
let app: FastifyInstance
let metrics: ProcessMetrics
let url: string
beforeEach(async () => {
  requestedOfApi = []
  api = createServer((request, response) => {
    requestedOfApi.push(request.url?.split('?')[0])
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  metrics = createProcessMetrics()
  app = await createApp({
    config: readConfig({
      API_URL: `http://127.0.0.1:${(api.address() as { port: number }).port}`,
      API_TOKEN: 'token',
      LOG_LEVEL: 'silent',
    }),
    metrics,
    render: () => Promise.resolve(new Response('<p></p>', { status: 404 })),
    catalogueVersion: () => 'v1',
    pages: () => Promise.resolve({ pages: [], paths: new Set<string>() }),
    posts: () => Promise.resolve([]),
    waitUntilReady: () => Promise.resolve(),
    isReady: () => true,
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await app.close()
  api.close()
})

describe('the metrics of the storefront', () => {
  it('count requests by route pattern, method and status', async () => {
    await app.inject('/healthz')
    await app.inject('/api/sources?secret=1')
    const text = await metrics.registry.metrics()
    const count = 'http_request_duration_seconds_count'
    expect(text).toContain(`${count}{method="GET",route="/healthz",status="200"} 1`)
    expect(text).toContain(`${count}{method="GET",route="/api/*",status="200"} 1`)
    expect(text).not.toContain('secret')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })

  it.each(['/metrics', '/api/metrics', '/api/../metrics', '/api/%2e%2e/metrics', '/api/..%2fmetrics'])(
    'are not served at %s of the public port',
    async (path) => {
      // Sent as written: `fetch` would resolve the dots.
      const response = await app.inject({ url: path })
      expect(response.body).not.toContain('nodejs_')
      expect(requestedOfApi.filter((requested) => requested === '/metrics')).toEqual([])
    },
  )

  it('are served on their own port', async () => {
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
    const { port } = server.server.address() as { port: number }
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain(
      'nodejs_eventloop_lag_seconds',
    )
    await server.close()
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
  })

  it('are off without METRICS_PORT, and listen on the loopback interface by default', () => {
    const needed = { API_URL: 'http://127.0.0.1:1', API_TOKEN: 'token' }
    expect(readConfig(needed).metrics).toBeNull()
    expect(readConfig({ ...needed, METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
    expect(() => readConfig({ ...needed, METRICS_PORT: 'x' })).toThrow('METRICS_PORT must be a port')
  })
})

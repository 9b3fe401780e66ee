import Fastify, { type FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The metrics that every process has. */
export interface ProcessMetrics {
  readonly registry: Registry
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>
}

/** Where `/metrics` is served. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** Returns the address of `/metrics`; `null` without a port. */
export const toMetricsAddress = (host: string, port: number | undefined): MetricsAddress | null =>
  port === undefined ? null : { host, port }

/** Upper bounds of the durations of requests. */
export const REQUEST_BUCKETS_S: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Creates the metrics of requests and of Node.
 *
 * @param bucketsS Upper bounds of the durations of requests, seconds.
 */
export function createProcessMetrics(bucketsS = REQUEST_BUCKETS_S): ProcessMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route pattern and response status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [...bucketsS],
    registers: [registry],
  })
  return { registry, requestSeconds }
}

/** Observes every request when its response has been sent. */
export const requestMetrics = fp(
  (app: FastifyInstance, { requestSeconds }: Pick<ProcessMetrics, 'requestSeconds'>, done) => {
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

/** Serves `/metrics` on a port of its own, so that neither the public port nor a gateway has it. */
export async function serveMetrics(
  { registry }: Pick<ProcessMetrics, 'registry'>,
  address: MetricsAddress,
): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  await server.listen(address)
  return server
}

import fastify, { type FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The metrics of this process. */
export interface Metrics {
  readonly registry: Registry
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>
}

const REQUEST_BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of requests and of Node. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route pattern and response status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS_S,
    registers: [registry],
  })
  return { registry, requestSeconds }
}

/** Observes every request when its response has been sent. */
export const requestMetrics = fastifyPlugin(
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

/** Serves `/metrics` on a port of its own, so that the public port does not have it. */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  address: { readonly host: string; readonly port: number },
): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  await server.listen(address)
  return server
}

import { setTimeout as pause } from 'node:timers/promises'
import replyFrom from '@fastify/reply-from'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'

const HEALTH_CHECK_MS = 100

export interface Balancer {
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts a load balancer: round robin over the servers whose `/readyz` is 200. A request without a response is sent to
 * another server if it is safe to repeat, or was not sent.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const ready = new Set(servers)
  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  // Bodies are kept, so that they can be sent again.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  await app.register(replyFrom, { undici: { connections: 64 }, disableRequestLogging: true })
  let turn = 0
  const choose = (tried: readonly string[]): string | undefined => {
    const untried = servers.filter((server) => !tried.includes(server))
    const candidates = untried.filter((server) => ready.has(server))
    // A server that is not ready by the last check may be so by now.
    const pool = candidates.length > 0 ? candidates : untried
    return pool[(turn += 1) % pool.length]
  }
  const forward = (request: FastifyRequest, reply: FastifyReply, tried: readonly string[]): FastifyReply => {
    const server = choose(tried)
    if (server === undefined) return reply.code(502).send('No server has answered.')
    return reply.from(server + request.url.split('?')[0]!, {
      ...(request.body instanceof Buffer && {
        body: request.body,
        contentType: request.headers['content-type'] ?? 'application/json',
      }),
      retryDelay: () => null,
      onError: (_reply, { error }) => {
        if (isRefused(error) || isRepeatable(request)) forward(request, reply, [...tried, server])
        else void reply.code(502).send(error.message)
      },
    })
  }
  app.all('/*', (request, reply) => forward(request, reply, []))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const stopping = new AbortController()
  const checks = servers.map((server) => checkHealth(server, ready, stopping.signal))
  return {
    url,
    close: async () => {
      stopping.abort()
      await Promise.all(checks)
      await app.close()
    },
  }
}

/** Keeps a server in the set of ready ones while its `/readyz` is 200. */
async function checkHealth(server: string, ready: Set<string>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isReady = await fetch(`${server}/readyz`, { signal }).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) ready.add(server)
    else ready.delete(server)
    await pause(HEALTH_CHECK_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Whether the connection was refused; the proxy wraps the error of the socket. */
function isRefused({ cause }: Error): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

/** Whether a request may be processed twice: it reads, or its key makes it idempotent. */
function isRepeatable({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined
}

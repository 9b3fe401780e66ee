import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const HSTS_MAX_AGE_S = 2 * 365 * 86_400

/** Security headers of the responses of every process (trust 7), by their names in lower case. */
export function securityHeadersOf(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': `max-age=${HSTS_MAX_AGE_S}; includeSubDomains` }),
  }
}

/** Adds headers to every response; a route may replace them. */
export const responseHeaders = fp(
  (app: FastifyInstance, { headers }: { readonly headers: Readonly<Record<string, string>> }, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers(headers)
      next()
    })
    done()
  },
  { name: 'response-headers' },
)

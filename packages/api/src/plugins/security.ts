import { responseHeaders, securityHeadersOf } from '@colada/server/security-headers'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from './errors.ts'

/** Sets security headers for JSON responses (trust 7) and rejects cross-site writes. */
export const security = fp(
  async (app: FastifyInstance, { isSecure }: { isSecure: boolean }) => {
    await app.register(responseHeaders, { headers: securityHeadersOf(isSecure) })
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      // Set above, the same in every process.
      crossOriginOpenerPolicy: false,
      referrerPolicy: false,
      strictTransportSecurity: false,
      xContentTypeOptions: false,
      xFrameOptions: false,
    })
    // Browsers send Sec-Fetch-Site; only the shop's own pages may write (no CORS).
    app.addHook('onRequest', async (request) => {
      const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD'
      if (isUnsafe && request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError('forbidden')
    })
  },
  { name: 'security' },
)

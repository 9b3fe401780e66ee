import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from './errors.ts'

/** Headers of answers that are data (trust 7), and refusal of cross-site writes. */
export const security = fp(
  async (app: FastifyInstance, { isSecure }: { isSecure: boolean }) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      hsts: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })
    // A browser says where a request comes from; nothing but the shop itself may change things (no CORS).
    app.addHook('onRequest', async (request) => {
      const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD'
      if (isUnsafe && request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError('forbidden')
    })
  },
  { name: 'security' },
)

import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from './errors.ts'

/** Headers of answers that are data (trust 7), refusal of cross-site writes, and of work beyond our strength. */
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
    await app.register(underPressure, {
      maxEventLoopDelay: 1_000,
      pressureHandler: () => {
        throw new ApiError('unavailable', { retryAfter: 2 })
      },
    })
    // A browser says where a request comes from; nothing but the shop itself may change things (no CORS).
    app.addHook('onRequest', async (request) => {
      const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD'
      if (isUnsafe && request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError('forbidden')
    })
  },
  { name: 'security' },
)

import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from './account/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { Config } from './config.ts'
import { coverageRoutes } from './coverage/routes.ts'
import type { Database } from './database/connection.ts'
import type { CardGateway } from './gateways/cards.ts'
import type { PayPalGateway } from './gateways/paypal.ts'
import type { Mailer } from './gateways/mailer.ts'
import { changeRoutes } from './orders/change-routes.ts'
import { ordersRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { docs } from './plugins/docs.ts'
import { draining } from './plugins/draining.ts'
import { errors, refuseAddress } from './plugins/errors.ts'
import { health } from './plugins/health.ts'
import { rateLimits } from './plugins/limits.ts'
import { log, logOptions, type LogTarget } from './plugins/log.ts'
import { security } from './plugins/security.ts'
import { promotionsRoutes } from './promotions/routes.ts'
import { scheduleRoutes } from './schedule/routes.ts'

/** What the API is made of; tests bring their own clock and gateways. */
export interface AppDependencies {
  readonly config: Config
  readonly database: Database
  /** Now, epoch milliseconds. */
  readonly clock: () => number
  readonly cards: CardGateway
  /** `null` where the shop does not take PayPal. */
  readonly paypal: PayPalGateway | null
  /** `null` without a mail server: mail waits in the outbox. */
  readonly mailer: Mailer | null
  /** Where log lines go; standard output when left out. */
  readonly logTarget?: LogTarget
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly dependencies: AppDependencies
  }
}

const kibibyte = 1024
/** Bytes of a body; the fullest cart has 20 KiB. Of a list much longer, the schemas' complaints alone end a process. */
const largestBody = 64 * kibibyte

/** Milliseconds after which a request is given up on: longer than any provider it asks is waited for. */
export const requestPatience = 20_000

/** Builds the API without listening, so that tests call it in-process. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config } = dependencies
  const app = Fastify({
    logger: logOptions(config, dependencies.logTarget),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddress,
    // Only storefronts and balancers of ours are believed about the address they forward for.
    trustProxy: [...config.trustProxy],
    bodyLimit: largestBody,
    connectionTimeout: 30_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: requestPatience,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('dependencies', dependencies)
  app.decorateRequest('session', null)
  app.decorateRequest('loginToken', null)
  app.decorateRequest('language', null)

  await app.register(log)
  await app.register(errors)
  await app.register(security, { isSecure: config.publicUrl.startsWith('https:') })
  await app.register(compress, { threshold: kibibyte, encodings: ['gzip', 'identity'] })
  if (config.hasRateLimits) await app.register(rateLimits, { forwarders: config.trustProxy })
  await app.register(docs)
  await app.register(health)
  await app.register(draining)

  accountRoutes(app, dependencies)
  cartRoutes(app, dependencies)
  catalogueRoutes(app, dependencies)
  coverageRoutes(app, dependencies)
  scheduleRoutes(app, dependencies)
  promotionsRoutes(app, dependencies)
  ordersRoutes(app, dependencies)
  changeRoutes(app, dependencies)
  paymentRoutes(app, dependencies)
  return app
}

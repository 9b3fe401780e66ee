import { draining } from '@colada/server/draining'
import { health } from '@colada/server/health'
import { log, logOptions } from '@colada/server/log'
import { requestMetrics } from '@colada/server/metrics'
import { UPLOAD_TIMEOUT_MS } from '@colada/server/timeouts'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from './account/routes.ts'
import { findActingSession, findSession } from './account/service.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { priceListRoutes } from './business/price-list-routes.ts'
import { businessRoutes } from './business/routes.ts'
import { staffBusinessRoutes } from './business/staff-routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { couponUseOfItems } from './cart/service.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { claimsRoutes } from './claims/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { goodwillRoutes } from './counter/goodwill-routes.ts'
import { counterRoutes } from './counter/routes.ts'
import { orderCounter } from './counter/service.ts'
import { coverageRoutes } from './coverage/routes.ts'
import { findReadinessProblem } from './database/readiness.ts'
import type { AppDependencies } from './dependencies.ts'
import { documentsRoutes } from './documents/routes.ts'
import { statementRoutes } from './documents/statement-routes.ts'
import { invoicesRoutes } from './invoices/routes.ts'
import { saveInvoiceSettings } from './invoices/service.ts'
import { moveCustomerData } from './move-customer-data.ts'
import { cancelRoutes } from './orders/cancel-routes.ts'
import { changeRoutes } from './orders/change-routes.ts'
import { quote } from './orders/quotes.ts'
import { ordersRoutes } from './orders/routes.ts'
import { hasOrders, isAddressInUse } from './orders/service.ts'
import { staffOrdersRoutes } from './orders/staff-routes.ts'
import { trackingRoutes } from './orders/tracking-routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { orderPayments } from './payment/service.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import { access } from './plugins/access.ts'
import { docs } from './plugins/docs.ts'
import { errors, sendInvalidUrlError } from './plugins/errors.ts'
import { openLimiters } from './plugins/limiters.ts'
import { rateLimits } from './plugins/limits.ts'
import { security } from './plugins/security.ts'
import { unreadBodies } from './plugins/unread-bodies.ts'
import { promotionsRoutes } from './promotions/routes.ts'
import { normalizePromoCode } from './promotions/service.ts'
import { scheduleRoutes } from './schedule/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { findStaffSession } from './staff/service.ts'
import { withdrawalsRoutes } from './withdrawals/routes.ts'

const KIBIBYTE = 1024
/** The largest valid cart has 20 KiB. Validating a far longer invalid list exhausts the memory of the process. */
const MAX_BODY_BYTES = 64 * KIBIBYTE

/** Timeout of a handler; longer than the timeouts of the providers. */
export const HANDLER_TIMEOUT_MS = 20_000

/** Builds the API without listening, so that tests call it in-process. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, clock, cards, paypal } = dependencies
  const app = Fastify({
    ...logOptions(config, dependencies.logTarget),
    frameworkErrors: sendInvalidUrlError,
    // X-Forwarded-For is read only from our own storefronts and load balancers.
    trustProxy: [...config.trustProxy],
    bodyLimit: MAX_BODY_BYTES,
    connectionTimeout: 30_000,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('language', null)

  await app.register(log)
  if (dependencies.metrics) await app.register(requestMetrics, dependencies.metrics)
  await app.register(errors)
  await app.register(security, { isSecure: config.publicUrl.startsWith('https:') })
  await app.register(compress, { threshold: KIBIBYTE, encodings: ['gzip', 'identity'] })
  if (config.hasRateLimits)
    await app.register(rateLimits, {
      trustProxy: config.trustProxy,
      normalizeCode: normalizePromoCode,
      limiters: await openLimiters({
        database,
        valkeyUrl: config.valkeyUrl,
        onError: (error) => app.log.error({ err: error }, 'The connection to Valkey failed.'),
      }),
    })
  await app.register(docs)
  await app.register(health, {
    findProblem: () => findReadinessProblem(database, dependencies.clockDeviation),
  })
  await app.register(draining)
  await app.register(unreadBodies)
  await app.register(access, {
    apiToken: config.apiToken,
    operationsKey: config.operationsKey,
    findSession: async (token) =>
      (await findSession(database.db, token, clock())) ??
      (await findActingSession(database.db, token, clock())),
    findStaffSession: (staffToken, options) => findStaffSession(database.db, staffToken, clock(), options),
  })

  await saveInvoiceSettings(database.db, config)

  // A subject takes what it needs of a later one as a parameter (.dependency-cruiser.mjs has the order).
  staffRoutes(app, dependencies)
  accountRoutes(app, dependencies, { hasOrders, isAddressInUse, moveCustomerData })
  cartRoutes(app, dependencies)
  catalogueRoutes(app, dependencies)
  coverageRoutes(app, dependencies)
  scheduleRoutes(app, dependencies)
  promotionsRoutes(app, dependencies, {
    quote,
    couponUse: (executor, actor, items) => couponUseOfItems(executor, actor, items, hasOrders),
  })
  const payments = orderPayments({ db: database.db, cards, paypal, clock })
  ordersRoutes(app, dependencies, payments, orderCounter)
  cancelRoutes(app, dependencies, payments)
  staffOrdersRoutes(app, dependencies, payments)
  changeRoutes(app, dependencies, orderCounter)
  trackingRoutes(app, dependencies)
  invoicesRoutes(app, dependencies)
  paymentRoutes(app, dependencies)
  counterRoutes(app, dependencies)
  goodwillRoutes(app, dependencies)
  businessRoutes(app, dependencies)
  staffBusinessRoutes(app, dependencies)
  priceListRoutes(app, dependencies)
  withdrawalsRoutes(app, dependencies, payments)
  documentsRoutes(app, dependencies)
  statementRoutes(app, dependencies)
  personalDataRoutes(app, dependencies)
  analyticsRoutes(app, dependencies)
  // In scopes of their own: only these endpoints accept multipart bodies.
  await app.register((scope) => claimsRoutes(scope, dependencies))
  await app.register((scope) => contactRoutes(scope, dependencies))
  return app
}

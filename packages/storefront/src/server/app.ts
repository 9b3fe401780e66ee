import { logout } from '@colada/domain/account/contract'
import { draining } from '@colada/server/draining'
import { streamBodies } from '@colada/server/gateway/forward'
import { revokeOrphanSessions } from '@colada/server/gateway/orphan-sessions'
import { health } from '@colada/server/health'
import { log, logOptions } from '@colada/server/log'
import { type ProcessMetrics, requestMetrics } from '@colada/server/metrics'
import { responseHeaders } from '@colada/server/security-headers'
import { serveFiles } from '@colada/server/static-files'
import { UPLOAD_TIMEOUT_MS } from '@colada/server/timeouts'
import replyFrom from '@fastify/reply-from'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { badPathHandler } from './bad-path.ts'
import type { Config } from './config.ts'
import { type DocumentsOptions, documentRoutes } from './documents.ts'
import { facebookSources } from './facebook-policy.ts'
import { sendFailure } from './failure.ts'
import { type FeedOptions, feedRoutes } from './feed.ts'
import { gateway } from './gateway.ts'
import { Geolocation } from './geolocation.ts'
import { offlineRoutes } from './offline-page.ts'
import type { PageList } from './page-list.ts'
import { paymentPolicy } from './payment-policy.ts'
import { searchEngineRoutes } from './search-engines.ts'
import { commonHeaders } from './security.ts'
import { shopSession } from './shop-session.ts'

export interface AppOptions extends Pick<
  DocumentsOptions,
  'render' | 'catalogueVersion' | 'waitUntilReady' | 'now'
> {
  readonly config: Config
  /** Left out where nothing is measured. */
  readonly metrics?: ProcessMetrics
  /** Folder of the built browser files; in development none are served here. */
  readonly files?: string
  readonly pages: () => Promise<PageList>
  /** Articles of the blog, newest first. */
  readonly posts: FeedOptions['posts']
  /** Whether documents can be rendered. */
  readonly isReady: () => boolean
}

/** Builds the storefront's server; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options
  const session = shopSession(config.publicUrl.startsWith('https:'))
  const documents = { ...options, session, production: config.production }
  const sendBadPath = badPathHandler(documents)
  const app = fastify({
    ...logOptions(config),
    connectionTimeout: 60_000,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    bodyLimit: 30 * 1024 * 1024,
    trustProxy: [...config.trustProxy],
    routerOptions: { maxParamLength: 4_000 },
    frameworkErrors: (error, request, reply) => void sendBadPath(error, request, reply),
  })

  await app.register(log)
  if (options.metrics) await app.register(requestMetrics, options.metrics)
  app.setErrorHandler(sendFailure)
  await app.register(responseHeaders, { headers: commonHeaders(session.isSecure) })
  await app.register(draining)

  await app.register(health, {
    findProblem: () => (options.isReady() ? null : 'the catalogue is not loaded'),
  })

  await app.register((scope) =>
    gateway(scope, {
      apiUrl: config.apiUrl,
      apiToken: config.apiToken,
      publicUrl: config.publicUrl,
      session,
      geolocation: new Geolocation({ url: config.geolocationUrl }),
    }),
  )
  if (config.sandboxUrl) await app.register((scope) => proxySandbox(scope, config.sandboxUrl!))
  if (options.files) await app.register((scope) => serveFiles(scope, options.files!, ['sw.js']))
  await offlineRoutes(app, options.files)
  searchEngineRoutes(app, { ...options, origin: config.publicUrl })
  feedRoutes(app, { posts: options.posts, origin: config.publicUrl })
  revokeOrphanSessions(app, { ...config, session, logout })
  documentRoutes(app, {
    ...documents,
    facebook: config.hasFacebook ? facebookSources : undefined,
    payment: paymentPolicy({ hasStripe: config.sandboxUrl === null, hasPayPal: config.hasPayPal }),
  })
  return app
}

/** Proxies the sandbox of the payment and mail providers, so that it is on the shop's own origin. */
async function proxySandbox(app: FastifyInstance, base: string): Promise<void> {
  streamBodies(app)
  await app.register(replyFrom, { base, disableRequestLogging: true })
  const forward = async (request: FastifyRequest, reply: FastifyReply) => reply.from(request.raw.url ?? '/')
  app.all('/sandbox', forward)
  app.all('/sandbox/*', forward)
}

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import replyFrom from '@fastify/reply-from'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { readable } from '../platform/routes/paths.ts'
import type { Config } from './config.ts'
import { type DocumentsOptions, documentRoutes } from './documents.ts'
import { draining } from './draining.ts'
import { answerFailure } from './failure.ts'
import { gateway } from './gateway.ts'
import { Geolocation } from './geolocation.ts'
import type { PageList } from './page-list.ts'
import { paymentPolicy } from './payment-policy.ts'
import { quickAnswers } from './quick-answers.ts'
import { searchEngineRoutes } from './search-engines.ts'
import { commonHeaders, securityHeaders } from './security.ts'

export interface AppOptions extends Pick<DocumentsOptions, 'render' | 'catalogueVersion' | 'now'> {
  readonly config: Config
  /** Folder of the built browser files; without one (while developing) none are served here. */
  readonly files?: string
  readonly pages: () => Promise<PageList>
  /** Whether everything needed to answer pages is there. */
  readonly ready: () => boolean
}

/** Levels of the log at which it has a line a request. */
const toldRequests: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])
const year = 365 * 86_400_000

/** The storefront's process, built and not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options
  const session = { secure: config.publicUrl.startsWith('https:') }
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    genReqId: () => randomUUID(),
    // A logger of its own for every request takes as long as finding its page; whoever tells of one names it.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    bodyLimit: 30 * 1024 * 1024,
    trustProxy: [...config.trustProxy],
    routerOptions: { maxParamLength: 4_000 },
    // Pages and calls read the address as it was sent; the router only has to find the right one of them.
    rewriteUrl: ({ url = '/' }) => (url.includes('%') ? withReadableEscapes(url) : url),
  })

  if (toldRequests.has(config.logLevel))
    app.addHook('onResponse', (request, reply, done) => {
      // The pattern and never the address, which may hold what nobody should read (trust 5).
      request.log.info(
        {
          reqId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      )
      done()
    })
  app.setErrorHandler(answerFailure)
  await app.register(securityHeaders, { secure: session.secure })
  await app.register(draining)

  app.get('/healthz', (_, reply) => reply.send({ ok: true }))
  app.get('/readyz', (_, reply) => reply.code(options.ready() ? 200 : 503).send({ ok: options.ready() }))

  await app.register((scope) =>
    gateway(scope, {
      apiUrl: config.apiUrl,
      apiToken: config.apiToken,
      publicUrl: config.publicUrl,
      session,
      geolocation: new Geolocation({ url: config.geolocationUrl }),
    }),
  )
  if (config.sandboxUrl) await app.register((scope) => sandbox(scope, config.sandboxUrl!))
  if (options.files) await app.register((scope) => files(scope, options.files!))
  searchEngineRoutes(app, { ...options, origin: config.publicUrl })
  const find = documentRoutes(app, {
    ...options,
    session,
    production: config.production,
    payment: paymentPolicy({ hasStripe: config.sandboxUrl === null, hasPayPal: config.hasPayPal }),
  })
  // Where every request is told of, all of them go the way on which they are.
  if (!toldRequests.has(config.logLevel)) quickAnswers(app, commonHeaders(session.secure), find)
  return app
}

/** An address with what escapes nothing as plain signs, so that it is one at which there is nothing, and no bad request. */
function withReadableEscapes(url: string): string {
  const escaped = url.replace(/%(?![0-9a-f]{2})/gi, '%25')
  return readable(escaped) === null ? url.replaceAll('%', '%25') : escaped
}

async function files(app: FastifyInstance, root: string): Promise<void> {
  const common = { preCompressed: true, decorateReply: false, cacheControl: false } as const
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    ...common,
    wildcard: true,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${year / 1000}, immutable`),
  })
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    ...common,
    // Every file has a route of its own, so that all other addresses are pages.
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=86400'),
  })
}

/** The stand-ins for providers, on the shop's own origin. */
async function sandbox(app: FastifyInstance, base: string): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await app.register(replyFrom, { base, disableRequestLogging: true })
  const pass = async (request: { raw: { url?: string } }, reply: { from: (path: string) => unknown }) =>
    reply.from(request.raw.url ?? '/')
  app.all('/sandbox', pass as never)
  app.all('/sandbox/*', pass as never)
}

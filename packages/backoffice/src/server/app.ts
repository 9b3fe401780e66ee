import { statusCodes } from '@colada/domain/wire/status-codes'
import { contentSecurityPolicy } from '@colada/server/content-security-policy'
import { draining } from '@colada/server/draining'
import { health } from '@colada/server/health'
import { log, logOptions } from '@colada/server/log'
import { type ProcessMetrics, requestMetrics } from '@colada/server/metrics'
import { responseHeaders, securityHeadersOf } from '@colada/server/security-headers'
import { serveFiles } from '@colada/server/static-files'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { gateway, staffSession } from './gateway.ts'

/** The detector of bar codes is WebAssembly. */
const scannerSources = { 'script-src': ["'wasm-unsafe-eval'"] }

export interface AppOptions {
  readonly config: Config
  /** Left out where nothing is measured. */
  readonly metrics?: ProcessMetrics
  /** Folder of the built browser files; in development none are served here. */
  readonly files?: string
  /** Returns the document, which is the same for every path. */
  readonly document: (path: string) => Promise<string>
}

/** Builds the back office's server; it does not listen yet. */
export async function createApp({ config, metrics, files, document }: AppOptions): Promise<FastifyInstance> {
  const isSecure = config.publicUrl.startsWith('https:')
  const app = fastify({
    ...logOptions(config),
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    trustProxy: [...config.trustProxy],
  })
  await app.register(log)
  if (metrics) await app.register(requestMetrics, metrics)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isOurs = error.statusCode === undefined || error.statusCode >= 500
    if (isOurs) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    const { code, http } = isOurs ? statusCodes.unavailable : statusCodes.invalid
    const message = 'An error has occurred. Please try again later.'
    return reply.code(http).header('cache-control', 'no-store').send({ status: { code, message } })
  })
  await app.register(responseHeaders, {
    headers: {
      ...securityHeadersOf(isSecure),
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
  await app.register(draining)
  await app.register(health, { findProblem: () => null })
  await app.register((scope) => gateway(scope, { ...config, session: staffSession(isSecure) }))
  // The document has headers of its own.
  if (files) await serveFiles(app, files, ['**/*.html'])

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    void reply.header('cache-control', 'private, no-store')
    if (!['GET', 'HEAD'].includes(request.method) || /\.\w+$/.test(path)) return reply.code(404).send()
    const html = await document(path)
    return reply
      .headers(
        config.production ? { 'content-security-policy': contentSecurityPolicy(html, scannerSources) } : {},
      )
      .type('text/html; charset=utf-8')
      .send(html)
  })
  return app
}

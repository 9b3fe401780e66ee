import { type Language, toLanguage } from '@colada/domain/wire/language'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../platform/routes/paths.ts'
import { CatalogueUnavailableError } from './catalogue-cache.ts'
import { QueueFullError } from './render-limit.ts'

/** For failures in which the shop's own error page cannot be rendered (spec 001 §8, Generic). */
const messages: Readonly<Record<Language, string>> = {
  es: 'Se ha producido un error. Inténtalo de nuevo más tarde.',
  en: 'An error has occurred. Please try again later.',
}

/** Seconds after which a client may retry; undefined when a retry would not help. */
function retryAfterS(error: Error): number | undefined {
  if (error instanceof QueueFullError) return 1
  if (error instanceof CatalogueUnavailableError) return 5
  return undefined
}

/** Fastify's error handler: API calls get the API's error format, pages one sentence. Details are only logged. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const retryAfter = retryAfterS(error)
  const clientError = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : undefined
  if (retryAfter === undefined && clientError === undefined)
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
  const [path = '/', search = ''] = (request.raw.url ?? '/').split('?')
  const isRetryable = retryAfter !== undefined || path.startsWith('/api/')
  const status = clientError ?? (isRetryable ? statusCodes.unavailable : statusCodes.failed).http
  void reply.code(status).header('cache-control', 'no-store')
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  if (path.startsWith('/api/')) {
    const message = messages[toLanguage(new URLSearchParams(search).get('lang'))]
    void reply.send({ status: { code: clientError ?? statusCodes.unavailable.code, message } })
  } else void reply.type('text/plain; charset=utf-8').send(messages[languageOf(path)])
}

import { statusCodes } from '@colada/domain/wire/status'
import { type Language, toLanguage } from '@colada/domain/wire/language'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../platform/routes/paths.ts'

/** Said by the process itself, when not even the shop's own error page can be shown (spec 001 §8, Generic). */
const texts: Readonly<Record<Language, string>> = {
  es: 'Se ha producido un error. Inténtalo de nuevo más tarde.',
  en: 'An error has occurred. Please try again later.',
}

/** Answers what nothing else could: calls in the wire's own form, pages with a plain sentence. Details stay in the log. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refused = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : undefined
  if (refused === undefined)
    request.log.error({ err: error, reqId: request.id, route: request.routeOptions.url }, 'failed')
  const [path = '/', search = ''] = (request.raw.url ?? '/').split('?')
  void reply.header('cache-control', 'no-store')
  if (path.startsWith('/api/')) {
    const { code, http } = statusCodes.unavailable
    const message = texts[toLanguage(new URLSearchParams(search).get('lang'))]
    void reply.code(refused ?? http).send({ status: { code: refused ?? code, message } })
    return
  }
  void reply
    .code(refused ?? statusCodes.failed.http)
    .type('text/plain; charset=utf-8')
    .send(texts[languageOf(path)])
}

/** Answers who asks for pages faster than they can be made: to come again in a moment. */
export function answerBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(texts[languageOf(request.raw.url ?? '/')])
}

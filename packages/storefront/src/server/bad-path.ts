import { shopDay } from '@colada/client/format/day'
import type { Bilingual } from '@colada/domain/wire/language'
import { contentSecurityPolicy } from '@colada/server/content-security-policy'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../platform/routes/paths.ts'
import { DocumentCache } from './document-cache.ts'
import type { DocumentsOptions } from './documents.ts'
import { sendFailure } from './failure.ts'
import { encodingFor, finishDocument, sendDocument } from './finished-document.ts'
import { commonHeaders } from './security.ts'

/** Paths without a page. */
const unknownPaths: Bilingual = { es: '/404', en: '/en/404' }

export type BadPathOptions = Pick<
  DocumentsOptions,
  'render' | 'catalogueVersion' | 'waitUntilReady' | 'session' | 'production' | 'now'
>

/**
 * Fastify's handler of a path that cannot be decoded: sends the page of unknown paths in the path's language, with status
 * 400. Fastify runs no hooks before it, so it adds the common headers itself.
 */
export function badPathHandler(options: BadPathOptions) {
  const cache = new DocumentCache()
  const now = options.now ?? (() => new Date())

  const getDocument = async (path: string, request: FastifyRequest) => {
    await options.waitUntilReady()
    const encoding = encodingFor(request)
    const version = `${options.catalogueVersion()} ${shopDay(now())}`
    return cache.get(path, encoding, version, async () => {
      const html = await (await options.render(path)).text()
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(options.production && { 'content-security-policy': contentSecurityPolicy(html) }),
      }
      // With this status it stays in the cache.
      return finishDocument({ status: 200, headers }, html, encoding)
    })
  }

  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.headers(commonHeaders(options.session.isSecure))
    const { url = '/' } = request.raw
    if (url.startsWith('/api/')) return sendFailure(error, request, reply)
    try {
      const document = await getDocument(unknownPaths[languageOf(url)], request)
      void sendDocument(request, reply, { ...document, status: error.statusCode ?? 400 })
    } catch {
      sendFailure(error, request, reply)
    }
  }
}

import { getProducts } from '@colada/domain/catalogue/contract'
import { matchesEtag } from '@colada/server/etag'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { alreadySent, registerEndpoint } from '../plugins/endpoints.ts'
import { type Encoding, CatalogueCache } from './catalogue-cache.ts'

/** The catalogue (spec 001 §7), served from encoded, cached bytes. */
export function catalogueRoutes(app: FastifyInstance, { database }: AppDependencies): void {
  const cache = new CatalogueCache(database.db)

  registerEndpoint(app, getProducts, async ({ language, request, reply }) => {
    const { etag, bytes } = await cache.get(language)
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    })
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      void reply.code(304).send()
      return alreadySent
    }
    const encoding = bestEncoding(request.headers['accept-encoding'] ?? '')
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    void reply.type('application/json; charset=utf-8').send(bytes[encoding])
    return alreadySent
  })
}

const brotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/
const gzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/

function bestEncoding(accepted: string): Encoding {
  if (brotli.test(accepted)) return 'br'
  return gzip.test(accepted) ? 'gzip' : 'identity'
}

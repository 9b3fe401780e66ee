import { languages } from '@colada/domain/wire/language'
import { holdsVersion } from '@colada/domain/wire/entity-tag'
import type { FastifyInstance } from 'fastify'
import type { ListedPage } from '../platform/seo/listed-pages.ts'
import { bodyOf, encodingFor, finishBody } from './finish-document.ts'
import { type KeptDocument, KeptDocuments } from './kept-documents.ts'
import type { PageList } from './page-list.ts'

export interface SearchEnginesOptions {
  /** Where addresses begin. */
  readonly origin: string
  readonly catalogueVersion: () => string
  readonly pages: () => Promise<PageList>
}

/** One file, and as large as a sitemap may be. */
const bounds = { most: 1, mostBytes: 50 * 1024 * 1024 }

/** What search engines ask for before they come: `robots.txt` and the sitemap, made once a version of the catalogue. */
export function searchEngineRoutes(app: FastifyInstance, options: SearchEnginesOptions): void {
  const kept = new KeptDocuments(bounds)
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(options.origin)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const sitemap = await kept.get('sitemap', options.catalogueVersion(), async () =>
      finishSitemap(sitemapXml((await options.pages()).pages, options.origin)),
    )
    void reply.headers(sitemap.headers).header('etag', sitemap.etag)
    if (holdsVersion(request.headers['if-none-match'], sitemap.etag)) return reply.code(304).send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(await bodyOf(sitemap, encoding))
  })
}

async function finishSitemap(xml: string): Promise<KeptDocument> {
  return {
    status: 200,
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
    },
    ...(await finishBody(xml)),
  }
}

/** What crawlers may fetch: everything but calls and stand-ins. Pages that nobody should list say so themselves. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /sandbox\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Addresses that one file may hold (sitemaps.org). */
const most = 50_000

/**
 * Every listed page in both languages, each naming the other. Throws where they are more than one file may hold, since
 * search engines would silently leave out the rest.
 */
export function sitemapXml(pages: readonly ListedPage[], origin: string): string {
  if (pages.length * languages.length > most) throw new Error(`A sitemap holds ${most} addresses at most.`)
  const urls = pages.flatMap(({ paths, changedOn }) => {
    const links = [...languages, 'x-default' as const].map((language) => {
      const href = escaped(origin + paths[language === 'x-default' ? 'es' : language])
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    })
    const lastChange = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return languages.map(
      (language) =>
        `<url><loc>${escaped(origin + paths[language])}</loc>${lastChange}${links.join('')}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** The origin comes from the configuration, and paths may hold what XML keeps for itself. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

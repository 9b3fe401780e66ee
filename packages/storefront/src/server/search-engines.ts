import { languages } from '@colada/domain/wire/language'
import type { FastifyInstance } from 'fastify'
import type { SitemapPage } from '../platform/seo/sitemap-pages.ts'
import { DocumentCache } from './document-cache.ts'
import { encodingFor, finishDocument, sendDocument } from './finished-document.ts'
import type { PageList } from './page-list.ts'

export interface SearchEnginesOptions {
  /** Origin of absolute URLs. */
  readonly origin: string
  readonly catalogueVersion: () => string
  readonly pages: () => Promise<PageList>
}

/** `robots.txt` and the sitemap; the sitemap is created once per version of the catalogue. */
export function searchEngineRoutes(app: FastifyInstance, options: SearchEnginesOptions): void {
  const cache = new DocumentCache()
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(options.origin)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const { pages } = await options.pages()
    const encoding = encodingFor(request)
    const sitemap = await cache.get('/sitemap.xml', encoding, options.catalogueVersion(), () =>
      finishDocument({ status: 200, headers: sitemapHeaders }, sitemapXml(pages, options.origin), encoding),
    )
    return sendDocument(request, reply, sitemap)
  })
}

const sitemapHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}

/** Crawlers may fetch everything except the API and the sandbox; pages that are not to be indexed have a robots meta tag. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /sandbox\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Limit of one sitemap file (sitemaps.org). */
const MAX_URLS = 50_000

/**
 * Every listed page in both languages, with its alternates.
 *
 * @throws Error Above the limit of one file: search engines would silently ignore the rest.
 */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  if (pages.length * languages.length > MAX_URLS) throw new Error(`A sitemap holds at most ${MAX_URLS} URLs.`)
  const urls = pages.flatMap(({ paths, changedOn }) => {
    const links = [...languages, 'x-default' as const].map((language) => {
      const href = escapeXml(origin + paths[language === 'x-default' ? 'es' : language])
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    })
    const lastChange = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return languages.map(
      (language) =>
        `<url><loc>${escapeXml(origin + paths[language])}</loc>${lastChange}${links.join('')}</url>`,
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

/** Escapes XML's reserved characters. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

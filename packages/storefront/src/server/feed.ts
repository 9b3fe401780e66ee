import { routePath } from '@colada/domain/routes/route-path'
import { type Bilingual, type Language, languages } from '@colada/domain/wire/language'
import type { FastifyInstance } from 'fastify'
import type { FullPost } from '../features/content/load-posts.ts'
import { feedPath } from '../platform/seo/feed.ts'
import { escapeXml } from './search-engines.ts'

const names: Bilingual = { es: 'Colada: el blog', en: 'Colada: the blog' }

export interface FeedOptions {
  /** Origin of absolute URLs. */
  readonly origin: string
  /** Articles, newest first. */
  readonly posts: () => Promise<readonly Bilingual<FullPost>[]>
}

/** The RSS 2.0 feed of the blog, one per language. */
export function feedRoutes(app: FastifyInstance, options: FeedOptions): void {
  for (const language of languages)
    app.get(feedPath(language), async (_, reply) => {
      const posts = (await options.posts()).map((post) => post[language])
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(feedXml(posts, language, options.origin))
    })
}

/** @param posts Newest first. */
export function feedXml(posts: readonly FullPost[], language: Language, origin: string): string {
  const items = posts.map(({ title, href, excerpt, date }) => {
    const url = escapeXml(origin + href)
    return [
      `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid>`,
      `<pubDate>${new Date(date.value).toUTCString()}</pubDate>`,
      `<description>${escapeXml(excerpt)}</description></item>`,
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(names[language])}</title>`,
    `<link>${escapeXml(origin + routePath(language, 'Blog'))}</link>`,
    `<description>${escapeXml(names[language])}</description><language>${language}</language>`,
    `<atom:link href="${escapeXml(origin + feedPath(language))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

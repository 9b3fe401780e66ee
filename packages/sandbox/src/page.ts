import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html, type Markup } from './html.ts'

export type PageLanguage = 'es' | 'en'

/** The language of `?lang=`, otherwise of `Accept-Language`. */
export function pageLanguage(request: FastifyRequest): PageLanguage {
  const { lang } = request.query as { lang?: string }
  const requested = lang ?? request.headers['accept-language'] ?? ''
  return requested.toLowerCase().startsWith('es') ? 'es' : 'en'
}

/** Sends an HTML page with the sandbox's stylesheet, without scripts, not cacheable. */
export function sendPage(
  reply: FastifyReply,
  page: { language: PageLanguage; title: string; body: Markup },
): FastifyReply {
  const document = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="stylesheet" href="/sandbox/pages.css" />
      </head>
      <body>
        ${page.body}
      </body>
    </html> `
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('x-content-type-options', 'nosniff')
    .send(document.text)
}

export async function serveStylesheet(app: FastifyInstance): Promise<void> {
  const css = readFileSync(new URL('./pages.css', import.meta.url), 'utf8')
  app.get('/sandbox/pages.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
  )
}

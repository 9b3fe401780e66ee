import Fastify from 'fastify'
import { build, type Rolldown } from 'vite'
import { onTestFinished } from 'vitest'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The test pages, and the provider's script that the document includes. */
const pages = {
  'pay-page': {
    entry: new URL('./pay-page.tsx', import.meta.url),
    script: '<script src="/sandbox/stripe.js"></script>',
  },
  'paypal-page': { entry: new URL('./paypal-page.tsx', import.meta.url), script: '' },
} as const
type PageName = keyof typeof pages

const page = (name: PageName, locale: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>Pay</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"></head>
<body><main><h1>Pay</h1><div id="root"></div></main>
${pages[name].script}<script src="/page.js"></script></body></html>`

/** Serves a payment page under a strict CSP and proxies the sandbox on the same origin, as the shop does. */
export async function servePayPage(sandboxUrl: string, name: PageName = 'pay-page'): Promise<string> {
  const script = await bundlePage(name)
  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.get<{ Querystring: { locale?: string } }>('/', async (request, reply) =>
    reply
      .type('text/html')
      .header('content-security-policy', policy)
      .send(page(name, request.query.locale?.slice(0, 2) ?? 'en')),
  )
  app.get('/page.js', async (_request, reply) => reply.type('text/javascript').send(script))
  app.all('/sandbox/*', async (request, reply) => {
    const { authorization = '', 'content-type': type = '' } = request.headers
    const response = await fetch(sandboxUrl + request.url, {
      method: request.method,
      headers: { authorization, ...(type && { 'content-type': type }) },
      ...(typeof request.body === 'string' && { body: request.body }),
    })
    return reply
      .code(response.status)
      .type(response.headers.get('content-type') ?? '')
      .send(Buffer.from(await response.arrayBuffer()))
  })
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

const bundled = new Map<PageName, Promise<string>>()

function bundlePage(name: PageName): Promise<string> {
  const cached = bundled.get(name)
  if (cached) return cached
  const bundling = build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: pages[name].entry.pathname, formats: ['iife'], name: 'payPage' },
    },
  }).then((result) => {
    const [output] = result as Rolldown.RolldownOutput[]
    return output!.output[0].code
  })
  bundled.set(name, bundling)
  return bundling
}

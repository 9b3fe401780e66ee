import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { build, type Rolldown } from 'vite'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const page = (locale: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>Pay</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"></head>
<body><main><h1>Pay</h1><div id="root"></div></main>
<script src="/sandbox/stripe.js"></script><script src="/pay-page.js"></script></body></html>`

/** The payment page under the strictest policy, and the sandbox behind it on the same origin, as the shop has it. */
export async function servePayPage(sandboxUrl: string): Promise<string> {
  const script = await bundlePayPage()
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.get<{ Querystring: { locale?: string } }>('/', async (request, reply) =>
    reply
      .type('text/html')
      .header('content-security-policy', policy)
      .send(page(request.query.locale ?? 'en')),
  )
  app.get('/pay-page.js', async (_request, reply) => reply.type('text/javascript').send(script))
  app.all('/sandbox/*', async (request, reply) => {
    const { authorization = '', 'content-type': type = '' } = request.headers
    const answer = await fetch(sandboxUrl + request.url, {
      method: request.method,
      headers: { authorization, ...(type && { 'content-type': type }) },
      ...(typeof request.body === 'string' && { body: request.body }),
    })
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? '')
      .send(Buffer.from(await answer.arrayBuffer()))
  })
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

let bundled: Promise<string> | undefined

function bundlePayPage(): Promise<string> {
  bundled ??= build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: new URL('./pay-page.tsx', import.meta.url).pathname, formats: ['iife'], name: 'payPage' },
    },
  }).then((result) => {
    const [output] = result as Rolldown.RolldownOutput[]
    return output!.output[0].code
  })
  return bundled
}

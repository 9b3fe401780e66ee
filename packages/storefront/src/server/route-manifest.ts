import type { FastifyInstance } from 'fastify'
import { encodingFor, finishDocument, sendDocument } from './finished-document.ts'
import { RenderLimit } from './render-limit.ts'
import type { Render } from './rendering.ts'

/**
 * React Router's route discovery: a page knows its own routes and requests those of the links that it shows. The response
 * depends on the URL only and is cached by browsers and proxies.
 */
export function routeManifest(app: FastifyInstance, { render }: { readonly render: Render }): void {
  const limit = new RenderLimit()

  app.get('/__manifest', async (request, reply) => {
    const { status, headers, text } = await limit.run(request.ip, async () => {
      const rendered = await render(request.raw.url ?? '')
      return { status: rendered.status, headers: rendered.headers, text: await rendered.text() }
    })
    // Another version of the shop: the router loads the document of the next page.
    if (status !== 200) return reply.code(status).headers(Object.fromEntries(headers)).send()
    const document = { status, headers: Object.fromEntries(headers) }
    return sendDocument(request, reply, await finishDocument(document, text, encodingFor(request)))
  })
}

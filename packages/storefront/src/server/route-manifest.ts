import type { FastifyInstance } from 'fastify'
import { DocumentCache } from './document-cache.ts'
import { encodingFor, finishDocument, sendDocument } from './finished-document.ts'
import { RenderLimit } from './render-limit.ts'
import type { Render } from './rendering.ts'

/** Those of about 2,000 pages. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * React Router's route discovery: a page knows its own routes and requests those of the links that it shows. The response
 * depends on the URL only and is cached here, by browsers and by proxies.
 */
export function routeManifest(app: FastifyInstance, { render }: { readonly render: Render }): void {
  const cache = new DocumentCache(MAX_BYTES)
  const limit = new RenderLimit()

  app.get('/__manifest', async (request, reply) => {
    const { url = '' } = request.raw
    const encoding = encodingFor(request)
    const create = async () => {
      const rendered = await render(url)
      const head = { status: rendered.status, headers: Object.fromEntries(rendered.headers) }
      return finishDocument(head, await rendered.text(), encoding)
    }
    // The URL has the version of the build; of another version the router loads the document of the next page.
    const manifest = await cache.get(url, encoding, '', () => limit.run(request.ip, create))
    return sendDocument(request, reply, manifest)
  })
}

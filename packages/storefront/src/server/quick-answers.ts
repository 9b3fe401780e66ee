import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from './finish-document.ts'
import type { Encoding, KeptDocument } from './kept-documents.ts'

/** Where a request finds a document that is all made, and that anybody may have. */
export type FindDocument = (path: string) => KeptDocument | undefined

/**
 * Answers kept documents before the framework looks at a request: a page that everybody asks for costs no more than
 * finding it and writing it down. Whatever is not so plain goes its usual way, and everything once the process is to end.
 * `common` are the headers of every answer.
 */
export function quickAnswers(
  app: FastifyInstance,
  common: Readonly<Record<string, string>>,
  find: FindDocument,
): void {
  const made = new WeakMap<KeptDocument, string[]>()
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/', headers } = request
    if (method !== 'GET' || headers['if-none-match'] !== undefined || isStopping) return false
    if (encodingFor(String(headers['accept-encoding'] ?? '')) !== quickest) return false
    const document = find(url)
    if (document?.status !== 200) return false
    const lines = made.get(document) ?? linesOf(document, common)
    made.set(document, lines)
    response.writeHead(200, lines).end(document.bodies[quickest])
    return true
  }

  const listeners = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!answer(request, response)) for (const listener of listeners) listener(request, response)
  })
}

/** The form that nearly everybody takes. */
const quickest = 'br' satisfies Encoding

/** The headers of a document as they are written, made once. */
function linesOf(
  { headers, etag, bodies }: KeptDocument,
  common: Readonly<Record<string, string>>,
): string[] {
  const all = {
    ...common,
    ...headers,
    etag,
    'content-encoding': quickest,
    'content-length': String(bodies[quickest].length),
  }
  return Object.entries(all).flat()
}

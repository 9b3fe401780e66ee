import type { Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface ForwardOptions {
  readonly apiUrl: string
  readonly apiToken: string
  /** Names of request headers that are forwarded besides those of every gateway. */
  readonly headers?: readonly string[]
  /** Query parameters that only the gateway sets: they are removed from requests of browsers. */
  readonly ownParameters?: readonly string[]
}

export interface Forwarding {
  /** The session token that is added; `null` for none. */
  readonly token: string | null
  /** The parsed body, where the gateway has read it. */
  readonly body?: unknown
  /** Values of the gateway's own parameters. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Sends the response instead of the gateway. */
  readonly onResponse?: (status: number, body: Readable) => Promise<unknown>
}

/** Forwards a request to the same path of the API and sends its response, without its cookies. */
export type Forward = (request: FastifyRequest, reply: FastifyReply, forwarding: Forwarding) => FastifyReply

/** Request headers that every gateway forwards. */
const commonHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'idempotency-key',
  'if-none-match',
  'user-agent',
]

/** Leaves the bodies of all requests unparsed, as streams. */
export function streamBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

/**
 * Prepares a scope of the app for a gateway, and returns what forwards its requests. Bodies are streamed unparsed:
 * webhook signatures cover the raw bytes, uploads are large.
 */
export async function createForward(app: FastifyInstance, options: ForwardOptions): Promise<Forward> {
  const { apiUrl, apiToken, headers = [], ownParameters = [] } = options
  const forwardedHeaders = [...commonHeaders, ...headers]
  // A token must not be in a URL.
  const strippedParameters = ['login_token', 'staff_token', ...ownParameters]
  streamBodies(app)
  await app.register(replyFrom, { base: apiUrl, undici: { connections: 128 }, disableRequestLogging: true })

  return (request, reply, { token, body, parameters = {}, onResponse }) => {
    if (token !== null) void reply.header('cache-control', 'private, no-store')
    const [path = '', search = ''] = (request.raw.url ?? '').split('?')
    return reply.from(path, {
      ...(body !== undefined && { body: JSON.stringify(body), contentType: 'application/json' }),
      queryString: () => toApiQuery(search, parameters),
      rewriteRequestHeaders: () => toApiHeaders(request, token, body !== undefined),
      rewriteHeaders: ({ 'set-cookie': _cookies, ...others }) =>
        token === null ? others : { ...others, 'cache-control': 'private, no-store' },
      ...(onResponse && {
        onResponse: (_request: unknown, _reply: unknown, response: unknown) => {
          const stream = (response as { stream?: Readable }).stream ?? (response as Readable)
          onResponse(reply.statusCode, stream).catch((error: unknown) => reply.send(error))
        },
      }),
    })
  }

  /** The browser's query with the gateway's own parameters. */
  function toApiQuery(search: string, parameters: Readonly<Record<string, string>>): string {
    const query = new URLSearchParams(search)
    for (const name of strippedParameters) query.delete(name)
    for (const [name, value] of Object.entries(parameters)) query.set(name, value)
    query.set('api_token', apiToken)
    query.set('device_type', 'browser')
    return query.toString()
  }

  function toApiHeaders(request: FastifyRequest, token: string | null, isBodyRewritten: boolean) {
    const sent: Record<string, string> = { 'x-forwarded-for': request.ip, 'x-request-id': request.id }
    for (const name of forwardedHeaders) {
      const value = request.headers[name]
      const isChanged = isBodyRewritten && (name === 'content-length' || name === 'accept-encoding')
      if (typeof value === 'string' && !isChanged) sent[name] = value
    }
    // The response is parsed here.
    if (isBodyRewritten) sent['accept-encoding'] = 'identity'
    if (token !== null) sent.authorization = `Bearer ${token}`
    return sent
  }
}

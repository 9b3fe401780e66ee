import replyFrom from '@fastify/reply-from'
import { login, logout, register } from '@colada/domain/account/contract'
import { loginWithFacebook } from '@colada/domain/account/facebook-contract'
import { loginWithPasskey } from '@colada/domain/account/passkey-contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import { changePassword, loginWithLink, setPassword } from '@colada/domain/account/security-contract'
import { EVENTS_PATH } from '@colada/domain/analytics/event'
import { getProducts } from '@colada/domain/catalogue/contract'
import { estimatePlace } from '@colada/domain/coverage/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { json } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import english from '../locales/en/shell.json' with { type: 'json' }
import spanish from '../locales/es/shell.json' with { type: 'json' }
import { customerHeader, customerOf, readCookies, signedInCookie } from '../platform/store/cookies.ts'
import type { EstimatedPlace, Geolocation } from './geolocation.ts'
import { revokeOrphanSessions } from './orphan-sessions.ts'
import { isAllowedOrigin } from '@colada/server/gateway/same-origin'
import { closeSession, openSession, type SessionCookie, sessionToken } from './session-cookie.ts'

export interface GatewayOptions {
  readonly apiUrl: string
  readonly apiToken: string
  readonly publicUrl: string
  readonly session: SessionCookie
  readonly geolocation: Pick<Geolocation, 'cached' | 'estimate'>
}

/** Endpoints whose response has a session token; the gateway moves it into an HttpOnly cookie. */
const logInEndpoints = new Set(
  [
    changePassword,
    login,
    loginWithFacebook,
    loginWithLink,
    loginWithPasskey,
    register,
    registerBusiness,
    registerGuest,
    setPassword,
  ].map(({ method, path }) => `${method} ${path.slice(1)}`),
)

const logOutEndpoint = logout.path.slice(1)
const catalogueEndpoint = getProducts.path.slice(1)
const placeEndpoint = estimatePlace.path.slice(1)
const eventsEndpoint = EVENTS_PATH.slice(1)

/** Request headers that are forwarded to the API. */
const forwardedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'idempotency-key',
  'if-none-match',
  'stripe-signature',
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
  'user-agent',
]

/** `/api/*`: forwards the browser's requests to the API and adds the API token and the session token. */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { apiUrl, apiToken, publicUrl, session, geolocation } = options
  // Bodies are streamed unparsed: webhook signatures cover the raw bytes, uploads are large.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await app.register(replyFrom, { base: apiUrl, undici: { connections: 128 }, disableRequestLogging: true })

  app.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request, session)
    if (!isAllowedOrigin(request, publicUrl, token !== null)) return sendForbidden(reply)
  })
  revokeOrphanSessions(app, options)

  app.all<{ Params: { '*': string } }>('/api/*', async (request, reply) => {
    const endpoint = request.params['*']
    const token = tokenOf(request, session)
    if (logInEndpoints.has(`${request.method} ${endpoint}`)) {
      const body = await readBody(request.body)
      // With the token of the session that is replaced, which the API ends.
      return forward(request, reply, { token, body, onResponse: openSessionFor(request, body) })
    }
    if (endpoint === placeEndpoint) {
      const place = await geolocation.estimate(request.ip)
      void reply.header('cache-control', 'private, no-store')
      return forward(request, reply, { token: null, place })
    }
    if (endpoint === catalogueEndpoint) {
      // The catalogue does not wait for the geolocation service.
      return forward(request, reply, { token, place: geolocation.cached(request.ip) })
    }
    // Events are counted without the session.
    if (endpoint === eventsEndpoint) return forward(request, reply, { token: null })
    if (endpoint === logOutEndpoint && request.method === 'POST') {
      // The marker is removed even when the API does not respond; the session's cookie once the API has ended it.
      const cookies = closeSession(session)
      void reply.header('set-cookie', cookies.marker)
      return forward(request, reply, {
        token,
        onResponse: async (_, status, body) => {
          if (status < 400) void reply.header('set-cookie', cookies.session)
          return reply.send(body)
        },
      })
    }
    if (token !== null && isOfOtherCustomer(request)) return sendSessionChanged(request, reply)
    return forward(request, reply, { token })
  })

  interface Forwarding {
    readonly token: string | null
    readonly body?: unknown
    readonly place?: EstimatedPlace
    readonly onResponse?: (reply: FastifyReply, status: number, body: Readable) => Promise<unknown>
  }

  function forward(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, body, place, onResponse }: Forwarding,
  ) {
    if (token !== null) void reply.header('cache-control', 'private, no-store')
    const path = (request.raw.url ?? '').split('?')[0] ?? ''
    return reply.from(path, {
      ...(body !== undefined && { body: JSON.stringify(body), contentType: 'application/json' }),
      queryString: (_search, _url) => toApiQuery(request.raw.url ?? '', apiToken, place),
      rewriteRequestHeaders: () => toApiHeaders(request, token, body !== undefined),
      rewriteHeaders: (headers) => {
        const { 'set-cookie': _cookies, ...others } = headers
        return token === null ? others : { ...others, 'cache-control': 'private, no-store' }
      },
      ...(onResponse && {
        onResponse: (_request: unknown, _reply: unknown, response: unknown) => {
          const stream = (response as { stream?: Readable }).stream ?? (response as Readable)
          onResponse(reply, reply.statusCode, stream).catch((error: unknown) => reply.send(error))
        },
      }),
    })
  }

  /** Moves the token from the response body into a cookie that only this process reads. */
  function openSessionFor(request: FastifyRequest, body: unknown) {
    return async (reply: FastifyReply, status: number, stream: Readable) => {
      const { login_token: top, data, ...rest } = (await json(stream)) as LogInResponse
      const { login_token: nested, ...otherData } = data ?? {}
      const token = top ?? nested
      if (status < 400 && typeof token === 'string') {
        const userId = rest.user_id ?? data?.user_id
        // A session that replaces one is of the same customer.
        const current = tokenOf(request, session) === null ? null : signedInCustomer(request)
        const customer = userId === undefined ? current : String(userId)
        const isRemembered = hasRemember(rest) || hasRemember(body)
        const cookies = openSession({ token, customer, isRemembered }, session)
        void reply.header('set-cookie', [cookies.session, cookies.marker])
      }
      const response = data === undefined ? rest : { ...rest, data: otherData }
      return reply
        .removeHeader('content-length')
        .removeHeader('content-encoding')
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(response))
    }
  }
}

interface LogInResponse {
  readonly login_token?: string
  readonly user_id?: number
  readonly data?: { readonly login_token?: string; readonly user_id?: number }
}

function sendForbidden(reply: FastifyReply): FastifyReply {
  const { code, http } = statusCodes.forbidden
  return reply.code(http).send({ status: { code, message: 'This request must come from the shop itself.' } })
}

function signedInCustomer({ headers }: FastifyRequest): string | null {
  return customerOf(readCookies(headers.cookie).get(signedInCookie))
}

/** Whether the page was prepared for another customer than the one who is signed in now, in another tab. */
function isOfOtherCustomer(request: FastifyRequest): boolean {
  const customer = request.headers[customerHeader]
  return customer !== undefined && customer !== signedInCustomer(request)
}

function sendSessionChanged(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, http } = statusCodes.sessionChanged
  const isEnglish = new URLSearchParams(request.url.split('?')[1]).get('lang') === 'en'
  const message = (isEnglish ? english : spanish).flash.sessionChanged
  return reply.code(http).header('cache-control', 'private, no-store').send({ status: { code, message } })
}

async function readBody(body: unknown): Promise<unknown> {
  try {
    return await json(body as Readable)
  } catch {
    // The API reports the error.
    return {}
  }
}

function hasRemember(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'remember' in body && Number(body.remember) === 1
}

function tokenOf(request: FastifyRequest, session: SessionCookie): string | null {
  return sessionToken(readCookies(request.headers.cookie), session)
}

/** Parameters that are removed: a token must not be in a URL, and the location is not the browser's to set. */
const strippedParameters = ['login_token', 'checked_ip', 'estimated_city', 'estimated_cp'] as const

/** The browser's query with the gateway's own parameters. */
function toApiQuery(url: string, apiToken: string, place: EstimatedPlace | undefined): string {
  const search = new URLSearchParams(url.split('?')[1] ?? '')
  for (const name of strippedParameters) search.delete(name)
  for (const [name, value] of Object.entries(place ?? {})) search.set(name, value as string)
  search.set('api_token', apiToken)
  search.set('device_type', 'browser')
  return search.toString()
}

function toApiHeaders(request: FastifyRequest, token: string | null, isBodyRewritten: boolean) {
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip, 'x-request-id': request.id }
  for (const name of forwardedHeaders) {
    const value = request.headers[name]
    const isChanged = isBodyRewritten && (name === 'content-length' || name === 'accept-encoding')
    if (typeof value === 'string' && !isChanged) headers[name] = value
  }
  // The response is parsed here.
  if (isBodyRewritten) headers['accept-encoding'] = 'identity'
  if (token !== null) headers.authorization = `Bearer ${token}`
  return headers
}

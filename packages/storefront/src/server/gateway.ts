import replyFrom from '@fastify/reply-from'
import { logout } from '@colada/domain/account/contract'
import { getProducts } from '@colada/domain/catalogue/contract'
import { estimatePlace } from '@colada/domain/coverage/contract'
import { statusCodes } from '@colada/domain/wire/status'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { json } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { readCookies } from '../platform/store/cookies.ts'
import type { EstimatedPlace, Geolocation } from './geolocation.ts'
import { mayAct } from './same-origin.ts'
import { closeSession, openSession, type SessionCookie, sessionToken } from './session-cookie.ts'

export interface GatewayOptions {
  readonly apiUrl: string
  readonly apiToken: string
  readonly publicUrl: string
  readonly session: SessionCookie
  readonly geolocation: Pick<Geolocation, 'known' | 'ask'>
}

/** Calls whose answer opens a session; its token goes no further than this process (trust 5). */
const opening = new Set(['login', 'login/facebook', 'users', 'users_b2b'])

const closingCall = logout.path.slice(1)
const catalogueCall = getProducts.path.slice(1)
const guessCall = estimatePlace.path.slice(1)

/** Headers of the browser that the API has a use for. */
const passedOn = [
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

/** `/api/*`: the browser's calls, with what it must not know, to the API. */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { apiUrl, apiToken, publicUrl, session, geolocation } = options
  // Bodies are passed on as they are: webhooks are signed over their bytes, uploads are large.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await app.register(replyFrom, { base: apiUrl, undici: { connections: 128 }, disableRequestLogging: true })

  app.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request, session)
    if (!mayAct(request, publicUrl, token !== null)) return refuse(reply)
  })

  app.all<{ Params: { '*': string } }>('/api/*', async (request, reply) => {
    const call = request.params['*']
    const token = tokenOf(request, session)
    if (opening.has(call) && request.method === 'POST') {
      const body = await readBody(request.body)
      return forward(request, reply, { token: null, body, onAnswer: openedSession(body) })
    }
    if (call === guessCall) {
      const place = await geolocation.ask(request.ip)
      // Whose guess it is, no one between may keep.
      void reply.header('cache-control', 'private, no-store')
      return forward(request, reply, { token: null, place })
    }
    if (call === catalogueCall) {
      // The catalogue waits for nobody: it carries what is known already.
      return forward(request, reply, { token, place: geolocation.known(request.ip) })
    }
    // Whatever the API says, and whether or not it does, who wants to leave is let go.
    if (call === closingCall && request.method === 'POST')
      void reply.header('set-cookie', closeSession(session))
    return forward(request, reply, { token })
  })

  interface Forwarding {
    readonly token: string | null
    readonly body?: unknown
    readonly place?: EstimatedPlace
    readonly onAnswer?: (reply: FastifyReply, status: number, answer: Readable) => Promise<unknown>
  }

  function forward(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, body, place, onAnswer }: Forwarding,
  ) {
    if (token !== null) void reply.header('cache-control', 'private, no-store')
    const path = (request.raw.url ?? '').split('?')[0] ?? ''
    return reply.from(path, {
      ...(body !== undefined && { body: JSON.stringify(body), contentType: 'application/json' }),
      queryString: (_search, _url) => ourQuery(request.raw.url ?? '', apiToken, place),
      rewriteRequestHeaders: () => ourHeaders(request, token, body !== undefined),
      rewriteHeaders: (headers) => {
        const { 'set-cookie': _theirs, ...kept } = headers
        return token === null ? kept : { ...kept, 'cache-control': 'private, no-store' }
      },
      ...(onAnswer && {
        onResponse: (_request: unknown, _reply: unknown, answer: unknown) => {
          const stream = (answer as { stream?: Readable }).stream ?? (answer as Readable)
          void onAnswer(reply, reply.statusCode, stream).then(
            (sent) => sent,
            (problem: unknown) => reply.send(problem),
          )
        },
      }),
    })
  }

  /** Takes the token out of the answer and puts it where only this process reads it. */
  function openedSession(body: unknown) {
    return async (reply: FastifyReply, status: number, stream: Readable) => {
      const { login_token: top, data, ...rest } = (await json(stream)) as LoginAnswer
      const { login_token: nested, ...others } = data ?? {}
      const token = top ?? nested
      if (status < 400 && typeof token === 'string') {
        void reply.header('set-cookie', openSession(token, remembers(body), session))
      }
      const answer = data === undefined ? rest : { ...rest, data: others }
      return reply
        .removeHeader('content-length')
        .removeHeader('content-encoding')
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer))
    }
  }
}

interface LoginAnswer {
  readonly login_token?: string
  readonly data?: { readonly login_token?: string }
}

function refuse(reply: FastifyReply): FastifyReply {
  const { code, http } = statusCodes.forbidden
  return reply.code(http).send({ status: { code, message: 'This call must come from the shop itself.' } })
}

async function readBody(body: unknown): Promise<unknown> {
  try {
    return await json(body as Readable)
  } catch {
    // The API says what is wrong with it.
    return {}
  }
}

function remembers(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'remember' in body && Number(body.remember) === 1
}

function tokenOf(request: FastifyRequest, session: SessionCookie): string | null {
  return sessionToken(readCookies(request.headers.cookie), session)
}

/** What a browser may not say of itself: tokens never stand in addresses, and where it is we find out. */
const notTheirs = ['login_token', 'checked_ip', 'estimated_city', 'estimated_cp'] as const

/** The caller's search with the gateway's own in place of any of theirs. */
function ourQuery(url: string, apiToken: string, place: EstimatedPlace | undefined): string {
  const search = new URLSearchParams(url.split('?')[1] ?? '')
  for (const name of notTheirs) search.delete(name)
  for (const [name, value] of Object.entries(place ?? {})) search.set(name, value as string)
  search.set('api_token', apiToken)
  search.set('device_type', 'browser')
  return search.toString()
}

function ourHeaders(request: FastifyRequest, token: string | null, rewritten: boolean) {
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip, 'x-request-id': request.id }
  for (const name of passedOn) {
    const value = request.headers[name]
    const changed = rewritten && (name === 'content-length' || name === 'accept-encoding')
    if (typeof value === 'string' && !changed) headers[name] = value
  }
  // An answer that is read here must come as plain text.
  if (rewritten) headers['accept-encoding'] = 'identity'
  if (token !== null) headers.authorization = `Bearer ${token}`
  return headers
}

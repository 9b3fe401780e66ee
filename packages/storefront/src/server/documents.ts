import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shopDay } from '../platform/format/day.ts'
import { guard } from '../platform/routes/guards.ts'
import { matchRoute, type RouteMatch, withoutTrailingSlash } from '../platform/routes/paths.ts'
import { type RouteAccess, routeTable } from '../platform/routes/route-table.ts'
import { flashCookie, readCookies } from '../platform/store/cookies.ts'
import { visitorOf } from '../platform/store/visitor.ts'
import { encodingFor, finishDocument } from './finish-document.ts'
import { type KeptDocument, KeptDocuments } from './kept-documents.ts'
import { type PaymentPolicy, paymentPermissions } from './payment-policy.ts'
import { newNonce } from './security.ts'
import { type SessionCookie, sessionToken } from './session-cookie.ts'

export interface DocumentsOptions {
  /** Renders the page of a path, the same for everybody. */
  readonly render: (path: string) => Promise<Response>
  /** Names what pages are made from; documents of another version are let go. */
  readonly catalogueVersion: () => string
  readonly session: SessionCookie
  /** While developing, pages are neither kept nor held to a policy. */
  readonly production: boolean
  /** What the payment document may do beside the others. */
  readonly payment?: PaymentPolicy | undefined
  readonly now?: () => Date
}

const bounds = { most: 2_000, mostBytes: 96 * 1024 * 1024 }

/** Pages: guarded by the presence of cookies, otherwise the same for everyone and kept (decisions of house: documents). */
export function documentRoutes(app: FastifyInstance, options: DocumentsOptions): void {
  const kept = new KeptDocuments(bounds)
  const now = options.now ?? (() => new Date())

  app.get('/*', async (request, reply) => {
    const [rawPath = '/', search] = splitAddress(request.raw.url ?? '/')
    const path = withoutTrailingSlash(rawPath)
    if (path !== rawPath) return reply.redirect(path + search, 301)

    const match = matchRoute(path)
    const cookies = readCookies(request.headers.cookie)
    const detour =
      match &&
      guard(match, path + search, visitorOf(cookies, sessionToken(cookies, options.session) !== null))
    if (detour) {
      void reply.header('cache-control', 'private, no-store')
      if (detour.flash)
        void reply.header('set-cookie', `${flashCookie}=${detour.flash}; Path=/; SameSite=Lax; Max-Age=60`)
      return reply.redirect(detour.to, 302)
    }

    const payment = match?.name === 'Payment' ? options.payment : undefined
    const nonce = payment?.needsNonce ? newNonce() : undefined
    const render = async () =>
      finishDocument(await options.render(path), headersOf(match, nonce, payment), {
        ...(options.production && { sources: payment?.sources ?? {} }),
        ...(nonce !== undefined && { nonce }),
      })
    // A nonce is for one answer only, so what carries one is not kept.
    const isKept = options.production && nonce === undefined
    const version = `${options.catalogueVersion()} ${shopDay(now())}`
    return send(request, reply, isKept ? await kept.get(path, version, render) : await render())
  })
}

/** Path and search of a request. Several slashes at the start would make a redirect leave the shop. */
function splitAddress(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  return [path.replace(/^\/{2,}/, '/'), at < 0 ? '' : url.slice(at)]
}

function headersOf(
  match: RouteMatch | null,
  nonce: string | undefined,
  payment: PaymentPolicy | undefined,
): Record<string, string> {
  return {
    'cache-control': nonce === undefined ? cacheRule(match) : 'private, no-store',
    // A provider's own window must be able to say to this page how it ended.
    ...(match?.name === 'Payment' && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    ...(payment && { 'permissions-policy': paymentPermissions(payment) }),
  }
}

function cacheRule(match: RouteMatch | null): string {
  const access: RouteAccess = match ? routeTable[match.name].access : 'public'
  return access === 'public'
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
    : 'private, no-cache'
}

function send(request: FastifyRequest, reply: FastifyReply, document: KeptDocument): FastifyReply {
  void reply.code(document.status).headers(document.headers).header('etag', document.etag)
  if (document.status === 200 && request.headers['if-none-match'] === document.etag)
    return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(document.bodies[encoding])
}

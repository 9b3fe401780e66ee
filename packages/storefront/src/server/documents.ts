import { holdsVersion } from '@colada/domain/wire/entity-tag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shopDay } from '../platform/format/day.ts'
import { guard } from '../platform/routes/guards.ts'
import { matchRoute, type RouteMatch, routePath } from '../platform/routes/paths.ts'
import { type RouteAccess, routeTable } from '../platform/routes/route-table.ts'
import { searchField, termsOf } from '../platform/routes/search-terms.ts'
import { settledPath } from '../platform/routes/settled-path.ts'
import { flashCookie, readCookies } from '../platform/store/cookies.ts'
import { visitorOf } from '../platform/store/visitor.ts'
import { answerBusy } from './failure.ts'
import { bodyOf, encodingFor, finishDocument, pressDocument } from './finish-document.ts'
import type { KeptDocument } from './kept-documents.ts'
import type { PageList } from './page-list.ts'
import { type PaymentPolicy, paymentPermissions } from './payment-policy.ts'
import type { FindDocument } from './quick-answers.ts'
import { TooBusy } from './render-queue.ts'
import type { Rendered } from './rendering.ts'
import { newNonce } from './security.ts'
import { type SessionCookie, sessionToken } from './session-cookie.ts'
import { type Shelf, Shelves } from './shelves.ts'

export interface DocumentsOptions {
  /** Renders the page of a path, the same for everybody. */
  readonly render: (path: string) => Promise<Rendered>
  /** Names what pages are made from; documents of another version are let go. */
  readonly catalogueVersion: () => string
  /** The pages that the shop names of itself; every other path can be made up. */
  readonly pages: () => Promise<Pick<PageList, 'paths'>>
  readonly session: SessionCookie
  /** While developing, pages are neither kept nor held to a policy. */
  readonly production: boolean
  /** What the payment document may do beside the others. */
  readonly payment?: PaymentPolicy | undefined
  readonly now?: () => Date
}

/**
 * Pages: guarded by the presence of cookies, otherwise the same for everyone and kept (decisions of house: documents).
 * Answers where the kept ones are found that anybody may have.
 */
export function documentRoutes(app: FastifyInstance, options: DocumentsOptions): FindDocument {
  const shelves = new Shelves(async (document) => {
    const pressed = await pressDocument(document)
    if (open.has(document)) open.add(pressed)
    return pressed
  })
  const now = options.now ?? (() => new Date())

  const versionNow = () => `${options.catalogueVersion()} ${shopDay(now())}`
  /** Documents that anybody may have under the very path that they are kept by: of these there is nothing to decide again. */
  const open = new WeakSet<KeptDocument>()

  async function documentOf(path: string, match: RouteMatch | null, client: string): Promise<KeptDocument> {
    const payment = match?.name === 'Payment' ? options.payment : undefined
    const nonce = payment?.needsNonce ? newNonce() : undefined
    const render = async () =>
      finishDocument(await options.render(path), headersOf(match, nonce, payment), {
        ...(options.production && { sources: payment?.sources ?? {} }),
        ...(nonce !== undefined && { nonce }),
      })
    if (!options.production) return render()
    const asking = { shelf: await shelfOf(path, match), client }
    // A nonce is for one answer only, so what carries one is not kept.
    if (nonce !== undefined) return shelves.once(asking, render)
    return shelves.get({ path, version: versionNow(), ...asking }, render)
  }

  /** The table has a row for each of some paths; of the others the catalogue knows which there are. */
  async function shelfOf(path: string, match: RouteMatch | null): Promise<Shelf> {
    if ((match && isOwnSpelling(path, match)) || (await options.pages()).paths.has(path)) return 'named'
    return match && accessOf(match) === 'customer' ? 'customers' : 'madeUp'
  }

  const find: FindDocument = (path) => {
    const kept = shelves.find({ path, version: versionNow(), shelf: 'named' })
    return kept && open.has(kept) ? kept : undefined
  }

  app.get('/*', (request, reply) => {
    const { url = '/' } = request.raw
    // A browser's router could not read what was sent either (`app.ts`): the page is at what it can read.
    if (request.originalUrl !== url) return reply.redirect(splitAddress(url).join(''), 301)
    const kept = find(url)
    return kept ? send(request, reply, kept) : answer(request, reply)
  })
  return find

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url = '/' } = request.raw
    const [path = '/', search] = splitAddress(url)
    const settled = settledPath(path) ?? (url.startsWith('//') ? path : null)
    const match = matchRoute(settled ?? path)
    const isOpen = !match || accessOf(match) === 'public'
    if (settled !== null && !isOpen) return reply.redirect(settled + search, 301)

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

    const sought = match?.name === 'Category' && termsOf(new URLSearchParams(search).get(searchField) ?? '')
    if (sought)
      // The search box went its own way, without a script or before it came.
      return reply.redirect(
        routePath(match.language, 'CategorySearch', { categoria: match.params.categoria!, search: sought }),
        302,
      )

    try {
      const document = await documentOf(settled ?? path, match, request.ip)
      const { location = settled } = document.headers
      // Neither to where there is nothing nor to where one is sent on again: what is missing answers so at once.
      if (document.status === 404 || location === null) {
        if (isOpen) open.add(document)
        return await send(request, reply, document)
      }
      const status = document.status < 300 ? 301 : document.status
      return await reply
        .header('cache-control', document.headers['cache-control'])
        .redirect(location + search, status)
    } catch (problem) {
      if (problem instanceof TooBusy) return answerBusy(request, reply)
      throw problem
    }
  }
}

/** Path and search of a request. Several slashes at the start would make a redirect leave the shop. */
function splitAddress(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  return [path.replace(/^\/{2,}/, '/'), at < 0 ? '' : url.slice(at)]
}

/** Exactly as the table writes a path, since one that is only encoded differently can be made up without end. */
function isOwnSpelling(path: string, { name, language }: RouteMatch): boolean {
  const own = routeTable[name].paths[language]
  // One path has a letter that some systems write in two parts.
  return path === encodeURI(own) || path === encodeURI(own.normalize('NFD'))
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
  return !match || accessOf(match) === 'public'
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
    : 'private, no-cache'
}

const accessOf = ({ name }: RouteMatch): RouteAccess => routeTable[name].access

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  document: KeptDocument,
): FastifyReply | Promise<FastifyReply> {
  void reply.code(document.status).headers(document.headers).header('etag', document.etag)
  if (document.status === 200 && holdsVersion(request.headers['if-none-match'], document.etag))
    return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  const body = bodyOf(document, encoding)
  return Buffer.isBuffer(body) ? reply.send(body) : body.then((made) => reply.send(made))
}

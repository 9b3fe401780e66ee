import { shopDay } from '@colada/client/format/day'
import { parseSortOrder, sortOrders } from '@colada/domain/catalogue/sort'
import { type RouteName, routePaths } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import { languages } from '@colada/domain/wire/language'
import { contentSecurityPolicy, type PolicySources } from '@colada/server/content-security-policy'
import { type SessionCookie, sessionToken } from '@colada/server/gateway/session-cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { canonicalPath } from '../platform/routes/canonical-path.ts'
import { guard, type GuardRedirect } from '../platform/routes/guards.ts'
import { sortParameter, sortSearch } from '../platform/routes/listing-path.ts'
import { MAP_ORIGIN, mapRoutes } from '../platform/routes/map-routes.ts'
import { matchRoute, type RouteMatch } from '../platform/routes/paths.ts'
import { accessOf, type RouteAccess, routeScreens } from '../platform/routes/route-table.ts'
import { searchFieldName, toSearchTerms } from '../platform/routes/search-terms.ts'
import { flashCookie, readCookies } from '../platform/store/cookies.ts'
import { toVisitor } from '../platform/store/visitor.ts'
import { DocumentCache } from './document-cache.ts'
import { encodingFor, type FinishedDocument, finishDocument, sendDocument } from './finished-document.ts'
import type { PageList } from './page-list.ts'
import { type PaymentPolicy, paymentPermissions } from './payment-policy.ts'
import { RenderLimit } from './render-limit.ts'
import type { Render } from './rendering.ts'
import { createNonce } from './security.ts'

export interface DocumentsOptions {
  readonly render: Render
  /** Version of what documents are rendered from; cached documents of other versions are not used. */
  readonly catalogueVersion: () => string
  /** Resolves when there is a catalogue to render from; rejects when the API does not send one in time. */
  readonly waitUntilReady: () => Promise<void>
  /** Paths of the catalogue and of the route table. */
  readonly pages: () => Promise<Pick<PageList, 'paths'>>
  readonly session: SessionCookie
  /** In development documents are neither cached nor restricted by a Content-Security-Policy. */
  readonly production: boolean
  /** Permissions of the payment document that the other documents do not have. */
  readonly payment?: PaymentPolicy | undefined
  /** Sources of the document of the log-in with Facebook. */
  readonly facebook?: PolicySources | undefined
  readonly now?: () => Date
}

/** Documents are guarded by the presence of cookies, otherwise the same for everyone (docs/decisions/0002). */
export function documentRoutes(app: FastifyInstance, options: DocumentsOptions): void {
  const cache = new DocumentCache()
  // Separate limits: a flood of searches must not delay the order of a customer.
  const limits = { public: new RenderLimit(), customer: new RenderLimit() }
  const now = options.now ?? (() => new Date())

  app.get('/*', async (request, reply) => {
    const { url = '/' } = request.raw
    const [path, search] = splitUrl(url)
    if (path.endsWith(dataSuffix)) return sendDocument(request, reply, await getData(path, search, request))
    const canonical = canonicalPath(path) ?? (url.startsWith('//') ? path : null)
    const match = matchRoute(canonical ?? path)
    if (canonical !== null && accessTo(match) !== 'public') return reply.redirect(canonical + search, 301)
    const redirected = redirectVisitor(request, reply, match, path + search)
    if (redirected) return redirected

    const order = orderOf(match, search)
    const document = await getDocument(canonical ?? path, order, match, request)
    const { location = canonical } = document.headers
    // A missing page is 404 at once, without a redirect to its canonical path.
    if (document.status === 404 || location === null) return sendDocument(request, reply, document)
    return reply
      .header('cache-control', document.headers['cache-control'])
      .redirect(location + search, document.status < 300 ? 301 : document.status)
  })

  /** Redirects a visitor who may not see the page, and a search that a form sent without script. */
  function redirectVisitor(
    request: FastifyRequest,
    reply: FastifyReply,
    match: RouteMatch | null,
    url: string,
  ): FastifyReply | undefined {
    if (!match) return undefined
    const cookies = readCookies(request.headers.cookie)
    const hasSession = sessionToken(cookies, options.session) !== null
    const visitor = toVisitor(cookies, hasSession)
    // A page of store mode. The browser asks the API instead, so that the guards of customers need no rule for it.
    const isMissing = match.name === 'PagoRealizadoWashrockero' && !visitor.isStaff
    const redirect: GuardRedirect | null = isMissing
      ? { to: routePath(match.language, 'NotFound') }
      : guard(match, url, visitor)
    if (redirect) {
      void reply.header('cache-control', 'private, no-store')
      if (redirect.flash)
        void reply.header('set-cookie', `${flashCookie}=${redirect.flash}; Path=/; SameSite=Lax; Max-Age=60`)
      return reply.redirect(redirect.to, 302)
    }
    if (match.name !== 'Category') return undefined
    const query = toSearchTerms(new URLSearchParams(splitUrl(url)[1]).get(searchFieldName) ?? '')
    if (!query) return undefined
    const { language, params } = match
    const listing = { categoria: params.categoria!, search: query }
    return reply.redirect(routePath(language, 'CategorySearch', listing), 302)
  }

  /** @param order Query string of the order of a list, the only one that changes a document. */
  async function getDocument(
    path: string,
    order: string,
    match: RouteMatch | null,
    request: FastifyRequest,
  ): Promise<FinishedDocument> {
    await options.waitUntilReady()
    const payment = match?.name === 'Payment' ? options.payment : undefined
    const nonce = payment?.needsNonce ? createNonce() : undefined
    const encoding = encodingFor(request)
    const create = async () => {
      const { status, headers, html } = await renderDocument(path + order, match, payment, nonce)
      return finishDocument({ status, headers }, html, encoding)
    }
    if (!options.production) return create()
    // A nonce must not be reused.
    if (nonce === undefined && (await isListed(path, match)))
      return cache.get(path + order, encoding, `${options.catalogueVersion()} ${shopDay(now())}`, create)
    return limits[accessTo(match) === 'customer' ? 'customer' : 'public'].run(request.ip, create)
  }

  /** The data of a public page, which React Router requests for a navigation (`load-context.ts`). */
  async function getData(path: string, search: string, request: FastifyRequest): Promise<FinishedDocument> {
    const page = path.slice(0, -dataSuffix.length)
    const match = matchRoute(page)
    const encoding = encodingFor(request)
    const isData = accessTo(match) === 'public' && dataSearches.has(search)
    if (!isData)
      return finishDocument({ status: 404, headers: { 'cache-control': 'no-store' } }, '', encoding)
    await options.waitUntilReady()
    const create = async () => {
      const rendered = await options.render(path + search)
      const headers = {
        'content-type': rendered.headers.get('content-type') ?? 'text/plain',
        'cache-control': cacheControlOf(match),
        // React Router's mark of a response that is data.
        'x-remix-response': 'yes',
      }
      return finishDocument({ status: rendered.status, headers }, await rendered.text(), encoding)
    }
    if (options.production && (await isListed(page, match)))
      return cache.get(path + search, encoding, `${options.catalogueVersion()} ${shopDay(now())}`, create)
    return limits.public.run(request.ip, create)
  }

  async function renderDocument(
    path: string,
    match: RouteMatch | null,
    payment: PaymentPolicy | undefined,
    nonce: string | undefined,
  ) {
    const rendered = await options.render(path, nonce)
    const html = await rendered.text()
    const location = rendered.headers.get('location')
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': nonce === undefined ? cacheControlOf(match) : 'private, no-store',
      ...(location !== null && { location }),
      ...(options.production && {
        'content-security-policy': contentSecurityPolicy(html, payment?.sources ?? sourcesOf(match), nonce),
      }),
      ...(opensWindow(match) && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
      // The path would be the referrer of every request of the page.
      ...(hasSecret(match) && { 'referrer-policy': 'no-referrer' }),
      ...(payment && { 'permissions-policy': paymentPermissions(payment) }),
    }
    return { status: rendered.status, headers, html }
  }

  /** Sources of pages with maps of stores, and of the log-in with Facebook. */
  function sourcesOf(match: RouteMatch | null): PolicySources {
    if (match?.name === 'LoginFacebook') return options.facebook ?? {}
    return match && mapRoutes.includes(match.name) ? { 'frame-src': [MAP_ORIGIN] } : {}
  }

  /** Whether the path is one of a finite number, so that it may be cached. */
  async function isListed(path: string, match: RouteMatch | null): Promise<boolean> {
    return (match !== null && isPathOfTable(path, match)) || (await options.pages()).paths.has(path)
  }
}

/** The end of the path of a page's data. */
const dataSuffix = '.data'
/** Screens whose data the browser requests. */
const dataScreens: readonly string[] = ['catalogue/category', 'catalogue/product']
/** The search of a request for data names one of their routes, and the order of a list. There are few, so that the cache is not filled with others. */
const dataSearches: ReadonlySet<string> = new Set(
  (Object.entries(routeScreens) as [RouteName, string][])
    .filter(([, screen]) => dataScreens.includes(screen))
    .flatMap(([name]) => languages.map((language) => `_routes=${name}-${language}`))
    .flatMap((route) => [`?${route}`, ...sortOrders.map((order) => `${sortSearch(order)}&${route}`)]),
)

const listingRoutes: readonly RouteName[] = [
  'Category',
  'CategoryPage',
  'CategorySearch',
  'CategorySearchPage',
]

/** The query string of the order of a list; empty for other pages and without one. */
const orderOf = (match: RouteMatch | null, search: string): string =>
  match && listingRoutes.includes(match.name)
    ? sortSearch(parseSortOrder(new URLSearchParams(search).get(sortParameter)))
    : ''

/** Path and search of a URL. A path of several leading slashes would be a redirect to another host. */
function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  return [path.replace(/^\/{2,}/, '/'), at < 0 ? '' : url.slice(at)]
}

/** Whether a path is exactly as the route table has it: other percent-encodings of it have no end. */
function isPathOfTable(path: string, { name, language }: RouteMatch): boolean {
  const own = routePaths[name][language]
  // One path has a letter that some systems write as two code points.
  return path === encodeURI(own) || path === encodeURI(own.normalize('NFD'))
}

/** Whether a provider's window reports its result to the page. */
const opensWindow = (match: RouteMatch | null): boolean =>
  match?.name === 'Payment' || match?.name === 'LoginFacebook'

/** Whether the path has the token of a link that was sent by mail. */
const hasSecret = (match: RouteMatch | null): boolean => match?.params.token !== undefined

const accessTo = (match: RouteMatch | null): RouteAccess => (match ? accessOf(match.name) : 'public')

function cacheControlOf(match: RouteMatch | null): string {
  if (hasSecret(match)) return 'private, no-store'
  return accessTo(match) === 'public'
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
    : 'private, no-cache'
}

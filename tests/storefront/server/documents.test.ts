import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CatalogueUnavailableError } from '#storefront/server/catalogue-cache.ts'
import { documentRoutes } from '#storefront/server/documents.ts'
import { sendFailure } from '#storefront/server/failure.ts'
import { paymentPolicy } from '#storefront/server/payment-policy.ts'
import type { Render } from '#storefront/server/rendering.ts'
import { shopSession } from '#storefront/server/shop-session.ts'
import { signedIn } from '../support/signed-in.ts'

let app: FastifyInstance
const render = vi.fn<Render>((path) =>
  Promise.resolve(new Response(`<p>${path}</p>`, { status: path.includes('nowhere') ? 404 : 200 })),
)
let version = 'v1'
const waitUntilReady = () => Promise.resolve()
const pages = () => Promise.resolve({ paths: new Set(['/tintoreria', '/tintoreria/camisa']) })
let now = new Date('2026-11-21T12:00:00Z')

beforeEach(() => {
  render.mockClear()
  version = 'v1'
  app = fastify()
  documentRoutes(app, {
    render,
    catalogueVersion: () => version,
    waitUntilReady,
    pages,
    session: shopSession(false),
    production: true,
    payment: { sources: { 'frame-src': ['https://pay.example'] }, needsNonce: false },
    facebook: { 'script-src': ['https://facebook.example'] },
    now: () => now,
  })
})
afterEach(() => app.close())

/** An app with a payment provider that adds scripts to the page. */
function appWithNonce() {
  const appWithPayPal = fastify()
  documentRoutes(appWithPayPal, {
    render,
    catalogueVersion: () => 'v1',
    waitUntilReady,
    pages,
    session: shopSession(false),
    production: true,
    payment: paymentPolicy({ hasStripe: true, hasPayPal: true }),
  })
  return appWithPayPal
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const session = { cookie: signedIn() }

describe('documents', () => {
  it('are rendered and cached by the order of a list', async () => {
    expect((await get('/tintoreria?utm=1&sort=price')).body).toBe('<p>/tintoreria?sort=price</p>')
    expect((await get('/tintoreria?sort=price')).body).toBe('<p>/tintoreria?sort=price</p>')
    expect(render).toHaveBeenCalledOnce()
    expect((await get('/tintoreria?sort=name')).body).toBe('<p>/tintoreria</p>')
    expect((await get('/tintoreria/camisa?sort=price')).body).toBe('<p>/tintoreria/camisa</p>')
    const data = await get('/tintoreria.data?sort=popularity&_routes=Category-es')
    expect(data.body).toBe('<p>/tintoreria.data?sort=popularity&_routes=Category-es</p>')
  })

  it('are cached by path, whatever the query and the cookies', async () => {
    const first = await get('/tintoreria?utm=1')
    const second = await get('/tintoreria', { cookie: `colada_cart=v1.2-1; ${session.cookie}` })
    expect(second.body).toBe(first.body)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('are rendered again for another catalogue and another day', async () => {
    await get('/')
    version = 'v2'
    await get('/')
    now = new Date('2026-11-21T23:30:00Z')
    await get('/')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('redirect a trailing slash, and never to another host', async () => {
    const away = await get('//evil.example/')
    expect([away.statusCode, away.headers.location]).toEqual([301, '/evil.example'])
    for (const twice of ['//tintoreria', '///tintoreria?a=1']) {
      const { statusCode, headers } = await get(twice)
      expect([statusCode, headers.location]).toEqual([301, twice.replace(/^\/+/, '/')])
    }
    const slash = await get('/tintoreria/?a=1')
    expect([slash.statusCode, slash.headers.location]).toEqual([301, '/tintoreria?a=1'])
  })

  it('redirect to the canonical path in one step and keep the query', async () => {
    const settled = await get('/EN//Tintoreria/pagina/1/?a=1')
    expect([settled.statusCode, settled.headers.location]).toEqual([301, '/en/dry-cleaning?a=1'])
  })

  it('redirect to the target of the page’s own redirect in one step', async () => {
    render.mockResolvedValueOnce(
      new Response(null, { status: 301, headers: { location: '/tintoreria/camisa' } }),
    )
    const settled = await get('/Tintoreria/Shirt/')
    expect([settled.statusCode, settled.headers.location]).toEqual([301, '/tintoreria/camisa'])
  })

  it('redirect a search form that was sent without script', async () => {
    const { statusCode, headers } = await get('/en/dry-cleaning?q=+shirt+%26+50%25%2Fday&utm=1')
    expect([statusCode, headers.location]).toEqual([302, '/en/dry-cleaning/query=shirt+50%25%2Fday'])
    expect((await get('/tintoreria?q=+%26')).statusCode).toBe(200)
    expect((await get('/?q=camisa')).statusCode).toBe(200)
  })

  it('are 404 without a redirect when they are missing', async () => {
    const { statusCode, headers } = await get('/Nowhere/')
    expect([statusCode, headers.location]).toEqual([404, undefined])
  })

  it('are 304 for a matching ETag', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': headers.etag as string })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('are compressed in the accepted encoding', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding'])
  })

  it('are publicly cacheable only on public routes', async () => {
    expect((await get('/')).headers['cache-control']).toContain('public')
    expect((await get('/mis-pedidos', session)).headers['cache-control']).toBe('private, no-cache')
  })

  it('are not cached when they are missing', async () => {
    const { statusCode } = await get('/nowhere/at/all/here')
    await get('/nowhere/at/all/here')
    expect(statusCode).toBe(404)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('are guarded before the cache is read', async () => {
    await get('/mis-pedidos', session)
    const { statusCode, headers } = await get('/mis-pedidos')
    expect([statusCode, headers.location]).toEqual([302, '/entrar?next=%2Fmis-pedidos'])
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('allow the card provider on the payment route only', async () => {
    const policyOf = async (path: string) => (await get(path, session)).headers['content-security-policy']
    expect(await policyOf('/pago/3')).toContain('frame-src https://pay.example')
    expect(await policyOf('/mis-pedidos')).not.toContain('pay.example')
  })

  it('allow Facebook on the document of its log-in only', async () => {
    const headersOf = async (path: string) => (await get(path)).headers
    const facebook = await headersOf('/en/login/facebook')
    expect(facebook['content-security-policy']).toContain('https://facebook.example')
    expect(facebook['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    const login = await headersOf('/en/login')
    expect(login['content-security-policy']).not.toContain('facebook')
    expect(login['cross-origin-opener-policy']).toBeUndefined()
  })

  it.each(['/nueva-contrasena/secret', '/en/login/link/secret', '/confirmar-correo/secret'])(
    'keep the token of %s out of caches and referrers',
    async (path) => {
      const { headers } = await get(path)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toBe('private, no-store')
      await get(path)
      expect(render).toHaveBeenCalledTimes(2)
    },
  )

  it('allow maps on the pages of cities with a store only', async () => {
    const policyOf = async (path: string) => (await get(path)).headers['content-security-policy']
    const maps = 'frame-src https://www.openstreetmap.org'
    expect(await policyOf('/cobertura/madrid')).toContain(maps)
    expect(await policyOf('/en/zone/valencia')).toContain(maps)
    expect(await policyOf('/cobertura/sevilla')).not.toContain('frame-src')
    expect(await policyOf('/contacto')).not.toContain('frame-src')
  })

  it('allow popups on the payment route only', async () => {
    const openerOf = async (path: string) => (await get(path, session)).headers['cross-origin-opener-policy']
    expect(await openerOf('/pago/3')).toBe('same-origin-allow-popups')
    expect(await openerOf('/mis-pedidos')).toBeUndefined()
  })

  it.each([
    ['/pago/3/realizado-tienda', '/404'],
    ['/en/payment/3/store-done', '/en/404'],
  ])('redirect everybody but staff from %s to the page that does not exist', async (path, missing) => {
    for (const headers of [{}, session]) {
      expect((await get(path, headers)).headers.location).toBe(missing)
    }
    const staff = await get(path, { cookie: signedIn(undefined, undefined, true) })
    expect(staff.statusCode).toBe(200)
  })

  it('set a flash cookie when an empty checkout is redirected', async () => {
    const { headers } = await get('/en/checkout-order', session)
    expect(headers.location).toBe('/en')
    expect(headers['set-cookie']).toContain('colada_flash=emptyCart')
  })
})

describe('the data of a page', () => {
  const data = '/tintoreria/camisa.data?_routes=ProductPage-es'

  it('is cached like its document, apart from it', async () => {
    const first = await get(data)
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'x-remix-response': 'yes',
    })
    expect(first.headers).not.toHaveProperty('content-security-policy')
    expect(render).toHaveBeenLastCalledWith(data)
    await get('/tintoreria/camisa')
    expect((await get(data)).body).toBe(first.body)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('is 304 for a matching ETag', async () => {
    const { etag } = (await get(data)).headers
    expect((await get(data, { 'if-none-match': etag as string })).statusCode).toBe(304)
  })

  it('is not cached when the page is missing', async () => {
    for (const count of [1, 2]) {
      expect((await get('/tintoreria/nowhere.data?_routes=ProductPage-es')).statusCode).toBe(404)
      expect(render).toHaveBeenCalledTimes(count)
    }
  })

  it.each([
    ['a page of customers', '/mis-pedidos.data?_routes=Orders-es'],
    ['all routes of a page', '/tintoreria/camisa.data'],
    ['another query', '/tintoreria/camisa.data?_routes=ProductPage-es&x=1'],
    ['several routes', '/tintoreria/camisa.data?_routes=root,ProductPage-es'],
    ['an unknown route', '/tintoreria/camisa.data?_routes=Product-es'],
    ['a page without data of the catalogue', '/entrar.data?_routes=Login-es'],
  ])('is 404 for %s, and nothing is rendered', async (_, url) => {
    expect((await get(url, session)).statusCode).toBe(404)
    expect(render).not.toHaveBeenCalled()
  })
})

describe('documents without a catalogue', () => {
  it('are 503 with Retry-After, and nothing is rendered', async () => {
    const shop = fastify()
    shop.setErrorHandler(sendFailure)
    documentRoutes(shop, {
      render,
      catalogueVersion: () => '',
      waitUntilReady: () => Promise.reject(new CatalogueUnavailableError('no catalogue')),
      pages,
      session: shopSession(false),
      production: true,
    })
    const { statusCode, headers, body } = await shop.inject('/en')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(body).toContain('try again later')
    expect(render).not.toHaveBeenCalled()
    await shop.close()
  })
})

describe('the payment document with PayPal', () => {
  it('allows both providers by host and has a nonce per response', async () => {
    const shop = appWithNonce()
    const load = () => shop.inject({ url: '/pago/3', headers: session })
    const [first, second] = [await load(), await load()]
    const policy = String(first.headers['content-security-policy'])
    const [nonce, secondNonce] = render.mock.calls.map((call) => call[1])
    expect(nonce).toMatch(/^[\w+/=]{24}$/)
    expect(policy).toContain(
      `script-src 'self' 'nonce-${nonce}' https://js.stripe.com https://*.js.stripe.com https://*.paypal.com`,
    )
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}' https://*.paypal.com`)
    expect(policy).not.toContain('unsafe')
    expect(first.headers['permissions-policy']).toContain(
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
    )
    expect(secondNonce).not.toBe(nonce)
    expect(String(second.headers['content-security-policy'])).toContain(`'nonce-${secondNonce}'`)
    expect(first.headers['cache-control']).toBe('private, no-store')
    await shop.close()
  })

  it('is the only document with a nonce', async () => {
    const shop = appWithNonce()
    const { headers } = await shop.inject({ url: '/mis-pedidos', headers: session })
    expect(headers['content-security-policy']).not.toContain('paypal')
    expect(render).toHaveBeenCalledWith('/mis-pedidos', undefined)
    await shop.close()
  })

  it('is as strict as other documents with the sandbox', () => {
    expect(paymentPolicy({ hasStripe: false, hasPayPal: false })).toEqual({ sources: {}, needsNonce: false })
  })
})

import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentRoutes } from '#storefront/server/documents.ts'
import { paymentPolicy } from '#storefront/server/payment-policy.ts'
import { signedIn } from '../support/signed-in.ts'

let app: FastifyInstance
const render = vi.fn((path: string) =>
  Promise.resolve(new Response(`<p>${path}</p>`, { status: path.includes('nowhere') ? 404 : 200 })),
)
let version = 'v1'
/** What the shop names of itself; everything else is made up. */
const named = new Set(['/tintoreria', '/tintoreria/camisa'])
const pages = vi.fn(() => Promise.resolve({ paths: named }))
let now = new Date('2026-11-21T12:00:00Z')

beforeEach(() => {
  render.mockClear()
  version = 'v1'
  app = fastify()
  documentRoutes(app, {
    render,
    catalogueVersion: () => version,
    pages,
    session: { secure: false },
    production: true,
    payment: { sources: { 'frame-src': ['https://pay.example'] }, needsNonce: false },
    now: () => now,
  })
})
afterEach(() => app.close())

/** A shop whose payment provider writes into the page, and signs what it writes. */
async function signingShop() {
  const shop = fastify()
  documentRoutes(shop, {
    render: () => Promise.resolve(new Response('<html><head></head><body></body></html>')),
    catalogueVersion: () => 'v1',
    pages,
    session: { secure: false },
    production: true,
    payment: paymentPolicy({ hasStripe: true, hasPayPal: true }),
  })
  return shop
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const session = { cookie: signedIn() }

describe('documents', () => {
  it('are kept by path, whatever the search and the cookies', async () => {
    const first = await get('/tintoreria?utm=1')
    const second = await get('/tintoreria', { cookie: `colada_cart=v1.2-1; ${session.cookie}` })
    expect(second.body).toBe(first.body)
    expect(render).toHaveBeenCalledTimes(1)
  })

  // Guard: without the short way every answer asks again what the path means, which costs more than all the rest of it.
  it('are found again without a look at what the path means', async () => {
    await get('/tintoreria')
    pages.mockClear()
    expect((await get('/tintoreria')).statusCode).toBe(200)
    await get('/tintoreria?utm=1')
    expect(pages).toHaveBeenCalledTimes(1)
  })

  it('are made anew with the catalogue and with the day', async () => {
    await get('/')
    version = 'v2'
    await get('/')
    now = new Date('2026-11-21T23:30:00Z')
    await get('/')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('lose the slash at their end, and never lead out of the shop', async () => {
    const away = await get('//evil.example/')
    expect([away.statusCode, away.headers.location]).toEqual([301, '/evil.example'])
    for (const twice of ['//tintoreria', '///tintoreria?a=1']) {
      const { statusCode, headers } = await get(twice)
      expect([statusCode, headers.location]).toEqual([301, twice.replace(/^\/+/, '/')])
    }
    const slash = await get('/tintoreria/?a=1')
    expect([slash.statusCode, slash.headers.location]).toEqual([301, '/tintoreria?a=1'])
  })

  it('send on to their one address in one step, and keep what was asked for', async () => {
    const settled = await get('/EN//Tintoreria/pagina/1/?a=1')
    expect([settled.statusCode, settled.headers.location]).toEqual([301, '/en/dry-cleaning?a=1'])
  })

  it('send on to where the page itself sends on, and not by the way', async () => {
    render.mockResolvedValueOnce(
      new Response(null, { status: 301, headers: { location: '/tintoreria/camisa' } }),
    )
    const settled = await get('/Tintoreria/Shirt/')
    expect([settled.statusCode, settled.headers.location]).toEqual([301, '/tintoreria/camisa'])
  })

  it('send on to what was typed into the search box, where no script took it', async () => {
    const { statusCode, headers } = await get('/en/dry-cleaning?q=+shirt+%26+50%25%2Fday&utm=1')
    expect([statusCode, headers.location]).toEqual([302, '/en/dry-cleaning/query=shirt+50%25%2Fday'])
    expect((await get('/tintoreria?q=+%26')).statusCode).toBe(200)
    expect((await get('/?q=camisa')).statusCode).toBe(200)
  })

  it('say at once that there is nothing, wherever it would be', async () => {
    const { statusCode, headers } = await get('/Nowhere/')
    expect([statusCode, headers.location]).toEqual([404, undefined])
  })

  it('answer 304 to who has them', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': headers.etag as string })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('come compressed as asked', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding'])
  })

  it('may be kept by others only where everybody may see them', async () => {
    expect((await get('/')).headers['cache-control']).toContain('public')
    expect((await get('/mis-pedidos', session)).headers['cache-control']).toBe('private, no-cache')
  })

  it('are not kept where there is nothing', async () => {
    const { statusCode } = await get('/nowhere/at/all/here')
    await get('/nowhere/at/all/here')
    expect(statusCode).toBe(404)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('are guarded before they are looked up', async () => {
    await get('/mis-pedidos', session)
    const { statusCode, headers } = await get('/mis-pedidos')
    expect([statusCode, headers.location]).toEqual([302, '/entrar?next=%2Fmis-pedidos'])
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('let the card provider in on the payment alone', async () => {
    const policyOf = async (path: string) => (await get(path, session)).headers['content-security-policy']
    expect(await policyOf('/pago/3')).toContain('frame-src https://pay.example')
    expect(await policyOf('/mis-pedidos')).not.toContain('pay.example')
  })

  it('let a provider’s own window answer the payment alone', async () => {
    const openerOf = async (path: string) => (await get(path, session)).headers['cross-origin-opener-policy']
    expect(await openerOf('/pago/3')).toBe('same-origin-allow-popups')
    expect(await openerOf('/mis-pedidos')).toBeUndefined()
  })

  it('leave a message on the way from an empty checkout', async () => {
    const { headers } = await get('/en/checkout-order', session)
    expect(headers.location).toBe('/en')
    expect(headers['set-cookie']).toContain('colada_flash=emptyCart')
  })
})

describe('the payment document with PayPal itself', () => {
  const nonceIn = (body: string) => /<meta name="script-nonce" content="([^"]+)"\/>/.exec(body)?.[1]

  it('lets both providers in, by name, and carries a nonce of its own each time', async () => {
    const shop = await signingShop()
    const ask = () => shop.inject({ url: '/pago/3', headers: session })
    const [first, second] = [await ask(), await ask()]
    const policy = String(first.headers['content-security-policy'])
    const nonce = nonceIn(first.body)
    expect(nonce).toMatch(/^[\w+/=]{24}$/)
    expect(policy).toContain(
      `script-src 'self' 'nonce-${nonce}' https://js.stripe.com https://*.js.stripe.com https://*.paypal.com`,
    )
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}' https://*.paypal.com`)
    expect(policy).not.toContain('unsafe')
    expect(first.headers['permissions-policy']).toContain(
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
    )
    expect(nonceIn(second.body)).not.toBe(nonce)
    expect(first.headers['cache-control']).toBe('private, no-store')
    await shop.close()
  })

  it('is the only one that does', async () => {
    const shop = await signingShop()
    const { headers, body } = await shop.inject({ url: '/mis-pedidos', headers: session })
    expect(headers['content-security-policy']).not.toContain('paypal')
    expect(nonceIn(body)).toBeUndefined()
    await shop.close()
  })

  it('is as strict as the others where only stand-ins answer', () => {
    expect(paymentPolicy({ hasStripe: false, hasPayPal: false })).toEqual({ sources: {}, needsNonce: false })
  })
})

import { statusCodes } from '@colada/domain/wire/status-codes'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import english from '#storefront/locales/en/shell.json' with { type: 'json' }
import spanish from '#storefront/locales/es/shell.json' with { type: 'json' }
import { customerHeader } from '#storefront/platform/store/cookies.ts'
import { gateway } from '#storefront/server/gateway.ts'
import { unknownPlace } from '#storefront/server/geolocation.ts'
import { shopSession } from '#storefront/server/shop-session.ts'
import { signedIn } from '../support/signed-in.ts'

const token = 'secret-token-of-a-customer-0123456789'
const cookie = signedIn(token)
const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

interface ReceivedRequest {
  readonly url: string
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: unknown
}

/** Further requests that open a session. */
const opensSession = new Set(
  ['users', 'users/anonymous', 'login/facebook', 'login/link', 'login/passkey', 'new_password'].map(
    (path) => `/api/${path}`,
  ),
)

let api: FastifyInstance
let shop: FastifyInstance
let received: ReceivedRequest[]

async function start(publicUrl: string) {
  shop = fastify()
  await shop.register((scope) =>
    gateway(scope, {
      apiUrl: `http://127.0.0.1:${(api.server.address() as { port: number }).port}`,
      apiToken: 'the-api-token',
      publicUrl,
      session: shopSession(publicUrl.startsWith('https:')),
      geolocation: {
        cached: () => unknownPlace,
        estimate: async (ip) => ({ checked_ip: ip, estimated_city: 'Madrid', estimated_cp: '28013' }),
      },
    }),
  )
}

beforeEach(async () => {
  received = []
  api = fastify()
  api.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  api.all('/*', async (request, reply) => {
    received.push({ url: request.url, headers: request.headers, body: request.body })
    const path = request.url.split('?')[0]
    const ok = { status: { code: 200, message: 'OK' } }
    if (path === '/api/login' || opensSession.has(path!)) return { ...ok, login_token: token, user_id: 7 }
    if (path === '/api/users_b2b') return { ...ok, data: { login_token: token, other: 1 } }
    if (path === '/api/users/passwords') return { ...ok, login_token: token, user_id: 7, remember: 1 }
    if (path === '/api/refused') return reply.code(401).send({ status: { code: 401, message: 'No session' } })
    if (path === '/api/tagged')
      return reply.headers({ etag: '"v"', 'idempotent-replayed': 'true', 'set-cookie': 'theirs=1' }).send(ok)
    return ok
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
  await start('http://localhost:3000')
})

afterEach(async () => {
  await shop.close()
  await api.close()
})

describe('the gateway', () => {
  it('adds the API token and removes tokens from the query', async () => {
    await shop.inject({ url: '/api/products?lang=es&api_token=guess&login_token=leaked' })
    const search = new URL(received[0]!.url, 'http://api').searchParams
    expect(Object.fromEntries(search)).toEqual({
      lang: 'es',
      api_token: 'the-api-token',
      device_type: 'browser',
      ...unknownPlace,
    })
  })

  it('adds the estimated place, ignores the browser’s own and forbids caching', async () => {
    const place = 'checked_ip=1.2.3.4&estimated_city=Paris&estimated_cp=75001'
    const response = await shop.inject({ url: `/api/estimated_place?lang=es&${place}`, headers: sameOrigin })
    const search = new URL(received[0]!.url, 'http://api').searchParams
    expect([search.getAll('estimated_cp'), search.get('estimated_city'), search.get('checked_ip')]).toEqual([
      ['28013'],
      'Madrid',
      '127.0.0.1',
    ])
    expect(response.headers['cache-control']).toBe('private, no-store')
    await shop.inject({ url: `/api/sources?lang=es&${place}`, headers: sameOrigin })
    expect(received[1]!.url).not.toContain('75001')
  })

  it('forwards webhook signatures and the raw body', async () => {
    const signatures = {
      'stripe-signature': 't=1,v1=2',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': 'id',
      'paypal-transmission-sig': 'sig',
      'paypal-transmission-time': '2026-11-23T07:00:00Z',
    }
    await shop.inject({
      method: 'POST',
      url: '/api/webhooks/paypal',
      headers: { ...signatures, 'content-type': 'application/json' },
      payload: '{ "id" : 1 }',
    })
    expect(received[0]!.headers).toMatchObject({ ...signatures, 'content-length': '12' })
  })

  it('forwards the events of a page without its session, and none of another site', async () => {
    const post = (site: string) =>
      shop.inject({
        method: 'POST',
        url: '/api/events',
        // As `navigator.sendBeacon` sends them.
        headers: { 'sec-fetch-site': site, 'content-type': 'application/json', cookie },
        payload: { events: [] },
      })
    expect((await post('cross-site')).statusCode).toBe(403)
    expect((await post('same-origin')).statusCode).toBe(200)
    expect(received).toHaveLength(1)
    expect(received[0]!.body).toEqual({ events: [] })
    expect(received[0]!.headers).not.toHaveProperty('authorization')
    expect(received[0]!.headers).not.toHaveProperty('cookie')
  })

  it('moves the login token into an HttpOnly cookie', async () => {
    const response = await shop.inject({
      method: 'POST',
      url: '/api/login?lang=es',
      headers: sameOrigin,
      payload: { email: 'a@b.c', password: 'x', remember: 1 },
    })
    expect(response.json()).toEqual({ status: { code: 200, message: 'OK' }, user_id: 7 })
    expect(response.body).not.toContain(token)
    const [session, marker] = response.headers['set-cookie'] as string[]
    expect(session).toBe(`colada_session=${token}; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly`)
    expect(marker).toMatch(/^colada_signed_in=customer\.7\.[\w-]{8}; Path=\/; SameSite=Lax; Max-Age=2592000$/)
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(received[0]!.body).toEqual({ email: 'a@b.c', password: 'x', remember: 1 })
  })

  it('sets session cookies without “remember me”', async () => {
    const response = await shop.inject({
      method: 'POST',
      url: '/api/login',
      headers: sameOrigin,
      payload: { email: 'a' },
    })
    for (const cookie of response.headers['set-cookie'] as string[]) expect(cookie).not.toContain('Max-Age')
  })

  it('uses the __Host- prefix with https', async () => {
    await shop.close()
    await start('https://shop.example')
    const response = await shop.inject({
      method: 'POST',
      url: '/api/login',
      headers: sameOrigin,
      payload: {},
    })
    const [session] = response.headers['set-cookie'] as string[]
    expect(session).toMatch(/^__Host-colada_session=.*; Secure; HttpOnly$/)
  })

  it('finds the token of a business registration in its data', async () => {
    const response = await shop.inject({
      method: 'POST',
      url: '/api/users_b2b',
      headers: sameOrigin,
      payload: {},
    })
    expect(response.json()).toEqual({ status: { code: 200, message: 'OK' }, data: { other: 1 } })
    expect(response.headers['set-cookie']).toHaveLength(2)
  })

  it('keeps the customer of a session that is replaced, if the API does not name one', async () => {
    const replace = async (headers: Record<string, string>) => {
      const url = '/api/users_b2b'
      const response = await shop.inject({ method: 'POST', url, headers, payload: {} })
      return (response.headers['set-cookie'] as string[])[1]
    }
    expect(await replace({ ...sameOrigin, cookie })).toMatch(/^colada_signed_in=customer\.7\.[\w-]{8};/)
    expect(await replace(sameOrigin)).toMatch(/^colada_signed_in=customer\.([\w-]{8})\.\1;/)
  })

  it('replaces the token of a changed password, whose session stays remembered', async () => {
    const response = await shop.inject({
      method: 'PUT',
      url: '/api/users/passwords',
      headers: { ...sameOrigin, cookie },
      payload: {},
    })
    expect(received[0]!.headers.authorization).toBe(`Bearer ${token}`)
    expect(response.body).not.toContain(token)
    const [session, marker] = response.headers['set-cookie'] as string[]
    expect(session).toContain('Max-Age=2592000')
    expect(marker).toMatch(/^colada_signed_in=customer\.7\./)
  })

  it.each([...opensSession])('moves the token of %s into a cookie', async (url) => {
    const response = await shop.inject({ method: 'POST', url, headers: sameOrigin, payload: {} })
    expect(response.body).not.toContain(token)
    expect(response.headers['set-cookie']).toHaveLength(2)
  })

  it('adds the session token and forwards no cookie', async () => {
    const response = await shop.inject({
      url: '/api/orders',
      headers: { cookie: `${cookie}; other=1`, 'accept-encoding': 'gzip' },
    })
    expect(received[0]!.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'accept-encoding': 'gzip',
    })
    expect(received[0]!.headers.cookie).toBeUndefined()
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  it('does not forward an Authorization header', async () => {
    await shop.inject({ url: '/api/orders', headers: { authorization: 'Bearer mine' } })
    expect(received[0]!.headers.authorization).toBeUndefined()
  })

  // With Set-Cookie a late 401 of an old session would remove the cookie of a new one.
  it('does not remove the session cookie on a 401', async () => {
    const rejected = await shop.inject({ url: '/api/refused', headers: { cookie } })
    expect(rejected.statusCode).toBe(401)
    expect(rejected.json()).toEqual({ status: { code: 401, message: 'No session' } })
    expect(rejected.headers['set-cookie']).toBeUndefined()
  })

  it('ignores a session token without its marker, and revokes it', async () => {
    const response = await shop.inject({ url: '/api/orders', headers: { cookie: `colada_session=${token}` } })
    const [revocation, orders] = received
    expect(new URL(revocation!.url, 'http://api').pathname).toBe('/api/logout')
    expect(revocation!.headers.authorization).toBe(`Bearer ${token}`)
    expect(orders!.headers.authorization).toBeUndefined()
    expect(response.headers['set-cookie']).toMatch(/^colada_session=;.* Max-Age=0/)
  })

  it('keeps the cookie of a session that it could not revoke', async () => {
    await api.close()
    const response = await shop.inject({ url: '/api/orders', headers: { cookie: `colada_session=${token}` } })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('opens a new session after the revocation of the old one', async () => {
    const response = await shop.inject({
      method: 'POST',
      url: '/api/login',
      headers: { ...sameOrigin, cookie: `colada_session=${token}` },
      payload: {},
    })
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^colada_session=;/),
      expect.stringMatching(/^colada_session=secret/),
      expect.stringMatching(/^colada_signed_in=customer/),
    ])
  })

  it.each([
    {
      state: 'that responds',
      status: 200,
      removed: [/^colada_signed_in=;.* Max-Age=0/, /^colada_session=;.* Max-Age=0/],
    },
    { state: 'that is down', status: 500, removed: [/^colada_signed_in=;.* Max-Age=0/] },
  ])('removes the cookies at log-out with an API $state', async ({ status, removed }) => {
    if (status !== 200) await api.close()
    const response = await fetch(`${await shop.listen({ port: 0, host: '127.0.0.1' })}/api/logout`, {
      method: 'POST',
      headers: { ...sameOrigin, cookie },
      body: '{}',
    })
    expect(response.status).toBe(status)
    // Without the API the session's cookie stays, so that it can be revoked.
    expect(response.headers.getSetCookie()).toEqual(removed.map((header) => expect.stringMatching(header)))
  })

  it.each([
    '/api/staff/login',
    '/api/%73taff/orders',
    '/api/x/../staff/orders',
    '/api/x/%2e%2e/staff',
    '/api/staff?x=1',
  ])('does not forward %s, an endpoint of staff', async (url) => {
    expect((await shop.inject({ method: 'POST', url, headers: sameOrigin })).statusCode).toBe(404)
    expect(received).toEqual([])
  })

  it('returns 403 to a cross-site request without forwarding it', async () => {
    const response = await shop.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { 'sec-fetch-site': 'cross-site', cookie },
    })
    expect(response.statusCode).toBe(403)
    expect(received).toEqual([])
  })

  describe('a change that a page sends', () => {
    const send = (customer: string | undefined, endpoint = 'addresses', language = 'es') =>
      shop.inject({
        method: 'POST',
        url: `/api/${endpoint}?lang=${language}`,
        headers: { ...sameOrigin, cookie, ...(customer !== undefined && { [customerHeader]: customer }) },
        payload: {},
      })

    it.each([
      ['es', spanish],
      ['en', english],
    ])(
      'for another customer than the signed-in one is dropped with a message in %s',
      async (language, words) => {
        const response = await send('8', 'addresses', language)
        expect(response.statusCode).toBe(409)
        expect(response.json()).toEqual({
          status: { code: statusCodes.sessionChanged.code, message: words.flash.sessionChanged },
        })
        expect(received).toEqual([])
      },
    )

    it.each(['7', undefined])('for the customer %s is forwarded', async (customer) => {
      expect((await send(customer)).statusCode).toBe(200)
      expect(received).toHaveLength(1)
      expect(received[0]!.headers[customerHeader]).toBeUndefined()
    })

    it.each(['login', 'users', 'logout'])('to /%s is forwarded for every customer', async (endpoint) => {
      expect((await send('8', endpoint)).statusCode).toBe(200)
    })
  })

  it('forwards bodies unchanged', async () => {
    const body = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--'
    await shop.inject({
      method: 'POST',
      url: '/api/contacta',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
      payload: body,
    })
    expect(received[0]!.body).toBe(body)
  })

  it('forwards validators and no Set-Cookie of the API', async () => {
    const response = await shop.inject({ url: '/api/tagged', headers: { 'if-none-match': '"v"' } })
    expect(response.headers.etag).toBe('"v"')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.headers['idempotent-replayed']).toBe('true')
    expect(received[0]!.headers['if-none-match']).toBe('"v"')
  })
})

import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unknownPlace } from '#storefront/server/geolocation.ts'
import { gateway } from '#storefront/server/gateway.ts'
import { signedIn } from '../support/signed-in.ts'

const token = 'secret-token-of-a-customer-0123456789'
const cookie = signedIn(token)
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

interface Seen {
  readonly url: string
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: unknown
}

let api: FastifyInstance
let shop: FastifyInstance
let seen: Seen[]

async function open(publicUrl: string) {
  shop = fastify()
  await shop.register((scope) =>
    gateway(scope, {
      apiUrl: `http://127.0.0.1:${(api.server.address() as { port: number }).port}`,
      apiToken: 'the-api-token',
      publicUrl,
      session: { secure: publicUrl.startsWith('https:') },
      geolocation: {
        known: () => unknownPlace,
        ask: async (ip) => ({ checked_ip: ip, estimated_city: 'Madrid', estimated_cp: '28013' }),
      },
    }),
  )
}

beforeEach(async () => {
  seen = []
  api = fastify()
  api.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  api.all('/*', async (request, reply) => {
    seen.push({ url: request.url, headers: request.headers, body: request.body })
    const path = request.url.split('?')[0]
    const ok = { status: { code: 200, message: 'OK' } }
    if (path === '/api/login') return { ...ok, login_token: token }
    if (path === '/api/users_b2b') return { ...ok, data: { login_token: token, other: 1 } }
    if (path === '/api/refused') return reply.code(401).send({ status: { code: 401, message: 'No session' } })
    if (path === '/api/tagged') return reply.header('etag', '"v"').header('set-cookie', 'theirs=1').send(ok)
    return ok
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
  await open('http://localhost:3000')
})

afterEach(async () => {
  await shop.close()
  await api.close()
})

describe('the gateway', () => {
  it('adds what the browser must not know, and takes out what must not stand in an address', async () => {
    await shop.inject({ url: '/api/products?lang=es&api_token=guess&login_token=leaked' })
    const search = new URL(seen[0]!.url, 'http://api').searchParams
    expect(Object.fromEntries(search)).toEqual({
      lang: 'es',
      api_token: 'the-api-token',
      device_type: 'browser',
      ...unknownPlace,
    })
  })

  it('says where somebody seems to be, whatever they say themselves, and lets nobody keep it', async () => {
    const place = 'checked_ip=1.2.3.4&estimated_city=Paris&estimated_cp=75001'
    const answer = await shop.inject({ url: `/api/estimated_place?lang=es&${place}`, headers: own })
    const search = new URL(seen[0]!.url, 'http://api').searchParams
    expect([search.getAll('estimated_cp'), search.get('estimated_city'), search.get('checked_ip')]).toEqual([
      ['28013'],
      'Madrid',
      '127.0.0.1',
    ])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    await shop.inject({ url: `/api/sources?lang=es&${place}`, headers: own })
    expect(seen[1]!.url).not.toContain('75001')
  })

  it('passes the signatures of the payment providers on, over the bytes as they came', async () => {
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
    expect(seen[0]!.headers).toMatchObject({ ...signatures, 'content-length': '12' })
  })

  it('keeps the token of a login for itself', async () => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/api/login?lang=es',
      headers: own,
      payload: { email: 'a@b.c', password: 'x', remember: 1 },
    })
    expect(answer.json()).toEqual({ status: { code: 200, message: 'OK' } })
    expect(answer.body).not.toContain(token)
    const [session, marker] = answer.headers['set-cookie'] as string[]
    expect(session).toBe(`colada_session=${token}; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly`)
    expect(marker).toMatch(/^colada_signed_in=customer\.[\w-]{8}; Path=\/; SameSite=Lax; Max-Age=2592000$/)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(seen[0]!.body).toEqual({ email: 'a@b.c', password: 'x', remember: 1 })
  })

  it('ends the session with the browser where it is not to be remembered', async () => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/api/login',
      headers: own,
      payload: { email: 'a' },
    })
    for (const cookie of answer.headers['set-cookie'] as string[]) expect(cookie).not.toContain('Max-Age')
  })

  it('ties the cookie to its host over https', async () => {
    await shop.close()
    await open('https://shop.example')
    const answer = await shop.inject({ method: 'POST', url: '/api/login', headers: own, payload: {} })
    const [session] = answer.headers['set-cookie'] as string[]
    expect(session).toMatch(/^__Host-colada_session=.*; Secure; HttpOnly$/)
  })

  it('finds the token of a business registration where that answer has it', async () => {
    const answer = await shop.inject({ method: 'POST', url: '/api/users_b2b', headers: own, payload: {} })
    expect(answer.json()).toEqual({ status: { code: 200, message: 'OK' }, data: { other: 1 } })
    expect(answer.headers['set-cookie']).toHaveLength(2)
  })

  it('signs calls with the session and passes no cookie on', async () => {
    const answer = await shop.inject({
      url: '/api/orders',
      headers: { cookie: `${cookie}; other=1`, 'accept-encoding': 'gzip' },
    })
    expect(seen[0]!.headers).toMatchObject({ authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' })
    expect(seen[0]!.headers.cookie).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('does not let a caller sign for itself', async () => {
    await shop.inject({ url: '/api/orders', headers: { authorization: 'Bearer mine' } })
    expect(seen[0]!.headers.authorization).toBeUndefined()
  })

  // Guard: with cookies of its own, an answer to a session that ended takes the one away that was opened meanwhile.
  it('leaves a session that the API no longer knows to the page', async () => {
    const refused = await shop.inject({ url: '/api/refused', headers: { cookie } })
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toEqual({ status: { code: 401, message: 'No session' } })
    expect(refused.headers['set-cookie']).toBeUndefined()
  })

  it('holds a session for over whose marker the page has removed', async () => {
    await shop.inject({ url: '/api/orders', headers: { cookie: `colada_session=${token}` } })
    expect(seen[0]!.headers.authorization).toBeUndefined()
  })

  it.each([
    { told: 'that answers', status: 200 },
    // Guard: taken away with the answer alone, a session outlives its customer when there is none.
    { told: 'that is away', status: 500 },
  ])('clears both cookies on a logout at an API $told', async ({ status }) => {
    if (status !== 200) await api.close()
    const answer = await fetch(`${await shop.listen({ port: 0, host: '127.0.0.1' })}/api/logout`, {
      method: 'POST',
      headers: { ...own, cookie },
      body: '{}',
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^colada_session=;.* Max-Age=0/),
      expect.stringMatching(/^colada_signed_in=;.* Max-Age=0/),
    ])
  })

  it('refuses what another site sends, before the API hears of it', async () => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { 'sec-fetch-site': 'cross-site', cookie },
    })
    expect(answer.statusCode).toBe(403)
    expect(seen).toEqual([])
  })

  it('passes bodies on byte by byte', async () => {
    const body = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--'
    await shop.inject({
      method: 'POST',
      url: '/api/contacta',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
      payload: body,
    })
    expect(seen[0]!.body).toBe(body)
  })

  it('keeps validators and lets the API set no cookies of its own', async () => {
    const answer = await shop.inject({ url: '/api/tagged', headers: { 'if-none-match': '"v"' } })
    expect(answer.headers.etag).toBe('"v"')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(seen[0]!.headers['if-none-match']).toBe('"v"')
  })
})

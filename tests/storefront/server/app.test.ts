import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '#storefront/server/app.ts'
import { readConfig } from '#storefront/server/config.ts'
import { signedIn } from '../support/signed-in.ts'

let app: FastifyInstance
let url: string
let version: string
const render = vi.fn((path: string) => Promise.resolve(new Response(`<p>${path} ${version}</p>`)))

const createShop = (apiUrl: string) =>
  createApp({
    config: readConfig({ API_URL: apiUrl, API_TOKEN: 'token', LOG_LEVEL: 'silent' }),
    render,
    catalogueVersion: () => version,
    pages: () => Promise.resolve({ pages: [], paths: new Set(['/tintoreria']) }),
    posts: () => Promise.resolve([]),
    waitUntilReady: () => Promise.resolve(),
    isReady: () => true,
  })

beforeEach(async () => {
  version = 'v1'
  render.mockClear()
  app = await createShop('http://127.0.0.1:9')
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const load = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers: { 'accept-encoding': 'br', ...headers } })
const headersOf = (response: Response) =>
  Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  )

/** The response that was rendered and the one from the cache. */
async function renderedAndCached(path: string): Promise<[Response, Response]> {
  return [await load(path), await load(path)]
}

describe('a path that cannot be decoded', () => {
  const loadPlain = (path: string) => load(path, { 'accept-encoding': 'identity' })

  it.each([
    ['/%E0%A4%A', '/404'],
    ['/en/query=100%', '/en/404'],
    ['/en/%FF?a=%FF', '/en/404'],
  ])('is answered 400 with the page of unknown paths: %s', async (path, unknown) => {
    const response = await loadPlain(path)
    expect([response.status, await response.text()]).toEqual([400, `<p>${unknown} v1</p>`])
    expect(headersOf(response)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
  })

  it('renders the page once per language and catalogue', async () => {
    for (const path of ['/%E0%A4%A', '/%FF', '/%FF?a=1']) await loadPlain(path)
    expect(render).toHaveBeenCalledTimes(1)
    version = 'v2'
    expect(await (await loadPlain('/%FF')).text()).toBe('<p>/404 v2</p>')
  })

  it('is answered with a sentence when the page cannot be rendered', async () => {
    render.mockRejectedValueOnce(new Error('No page'))
    const response = await loadPlain('/en/%FF')
    expect([response.status, await response.text()]).toEqual([
      400,
      'An error has occurred. Please try again later.',
    ])
  })

  it('of the API is answered in its format', async () => {
    const response = await loadPlain('/api/%FF')
    expect([response.status, await response.json()]).toMatchObject([400, { status: { code: 400 } }])
    expect(render).not.toHaveBeenCalled()
  })
})

it('sends the page of a search parameter that cannot be decoded', async () => {
  expect((await load('/tintoreria?utm_source=100%')).status).toBe(200)
})

// The customer logged out without a connection, and opens the shop again.
it('revokes the session of a cookie without its marker when a page is loaded', async () => {
  const api = fastify()
  const logout = vi.fn(async () => ({}))
  api.post('/api/logout', logout)
  const shop = await createShop(await api.listen({ port: 0, host: '127.0.0.1' }))
  const orphan = { cookie: signedIn().split('; ')[0]! }
  const { headers } = await shop.inject({ url: '/tintoreria', headers: orphan })
  expect(logout).toHaveBeenCalledOnce()
  expect(headers['set-cookie']).toMatch(/^colada_session=;.* Max-Age=0/)
  expect(headers['cache-control'], 'no shared cache has it').toBe('private, no-store')
  const other = await shop.inject({ url: '/tintoreria' })
  expect(other.headers['set-cookie']).toBeUndefined()
  expect(other.headers['cache-control']).toContain('public')
  await Promise.all([shop.close(), api.close()])
})

describe('a cached page', () => {
  it('has the headers and the body of its first response', async () => {
    const [first, second] = await renderedAndCached('/tintoreria')
    expect(headersOf(second)).toEqual(headersOf(first))
    expect(second.headers.get('content-encoding')).toBe('br')
    expect(second.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await second.text()).toBe(await first.text())
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('is rendered again with a new catalogue', async () => {
    await renderedAndCached('/tintoreria')
    version = 'v2'
    expect(await (await load('/tintoreria')).text()).toBe('<p>/tintoreria v2</p>')
  })

  it('of a customer is not sent without a session', async () => {
    const cookie = signedIn()
    expect((await load('/mis-pedidos', { cookie })).status).toBe(200)
    expect((await load('/mis-pedidos', { cookie })).status).toBe(200)
    expect((await load('/mis-pedidos')).status).toBe(302)
  })

  it('is 304 for its ETag, and is sent in every encoding', async () => {
    const [first] = await renderedAndCached('/tintoreria')
    const etag = first.headers.get('etag')!
    // Weak: one ETag for every encoding.
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    for (const ifNoneMatch of [etag, etag.slice(2), `"other", ${etag}`, '*'])
      expect((await load('/tintoreria', { 'if-none-match': ifNoneMatch })).status, ifNoneMatch).toBe(304)
    expect((await load('/tintoreria', { 'if-none-match': '"other"' })).status).toBe(200)
    const gzipped = await load('/tintoreria', { 'accept-encoding': 'gzip' })
    expect(gzipped.headers.get('content-encoding')).toBe('gzip')
    expect(await gzipped.text()).toBe('<p>/tintoreria v1</p>')
    const plain = await load('/tintoreria', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe('<p>/tintoreria v1</p>')
  })
})

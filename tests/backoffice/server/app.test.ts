import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#backoffice/server/app.ts'
import { readConfig } from '#backoffice/server/config.ts'

const token = 'secret-token-of-a-staff-member-0123456789'
const html = '<!DOCTYPE html><html><head><script>start()</script></head></html>'
const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const signedIn = `__Host-colada_staff=${token}; colada_staff_signed_in=abc`

let files: string
let api: FastifyInstance
let app: FastifyInstance
let received: { url: string; headers: Record<string, unknown> }[]

beforeEach(async () => {
  received = []
  api = fastify()
  api.all('/*', async (request) => {
    received.push({ url: request.url, headers: request.headers })
    const status = { code: 200, message: 'OK' }
    return request.url.startsWith('/api/staff/login/')
      ? { status, staff_token: token, staff: { id: 3 } }
      : { status }
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
  files = mkdtempSync(join(tmpdir(), 'colada-backoffice-'))
  mkdirSync(join(files, 'assets'))
  writeFileSync(join(files, 'assets', 'entry-1234.js'), 'start()')
  writeFileSync(join(files, 'index.html'), html)
  const { port } = api.server.address() as { port: number }
  const config = readConfig({
    API_URL: `http://127.0.0.1:${port}`,
    API_TOKEN: 'the-api-token',
    BACKOFFICE_URL: 'https://staff.colada.example',
    LOG_LEVEL: 'silent',
  })
  app = await createApp({ config, files, document: async () => html })
})

afterEach(async () => {
  await app.close()
  await api.close()
  rmSync(files, { recursive: true, force: true })
})

const post = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers: { ...sameOrigin, ...headers }, payload: '{}' })

describe('the back office', () => {
  it.each(['/', '/orders?status=1', '/orders/ABC1234', '/index'])(
    'serves its document at %s',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url)
      expect([statusCode, body]).toEqual([200, html])
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': expect.stringContaining('max-age='),
        'permissions-policy': expect.stringMatching(/^camera=\(self\), microphone=\(\)/),
      })
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self' 'sha256-[^ ;]+' 'wasm-unsafe-eval'; style-src 'self';/,
      )
    },
  )

  it('serves assets that are cached for a year, and none that do not exist', async () => {
    const asset = await app.inject('/assets/entry-1234.js')
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect((await app.inject('/assets/entry-5678.js')).statusCode).toBe(404)
    expect((await app.inject('/index.html')).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/orders' })).statusCode).toBe(404)
  })

  it('is healthy and ready without the API', async () => {
    await api.close()
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    expect((await app.inject('/api/staff/me')).statusCode).toBe(503)
  })
})

describe('its gateway', () => {
  it('moves the token of a log-in into a cookie of this host that scripts cannot read', async () => {
    const { headers, body } = await post('/api/staff/login/code')
    expect(headers['set-cookie']).toEqual([
      `__Host-colada_staff=${token}; Path=/; SameSite=Lax; Secure; HttpOnly`,
      expect.stringMatching(/^colada_staff_signed_in=[\w-]{8}; Path=\/; SameSite=Lax; Secure$/),
    ])
    expect(body).not.toContain(token)
  })

  it('adds the token of the session and of the API, and forwards no cookie', async () => {
    await app.inject({ url: '/api/staff/orders?status=1&staff_token=other', headers: { cookie: signedIn } })
    expect(received[0]!.url).toBe('/api/staff/orders?status=1&api_token=the-api-token&device_type=browser')
    expect(received[0]!.headers).toMatchObject({ authorization: `Bearer ${token}` })
    expect(received[0]!.headers).not.toHaveProperty('cookie')
  })

  it('forwards the requests of the counter for the customer whom the session has opened', async () => {
    await post('/api/orders', { cookie: signedIn, 'x-acting-for': '7' })
    expect(received[0]!.headers).toMatchObject({ authorization: `Bearer ${token}`, 'x-acting-for': '7' })
    const list = await app.inject({ url: '/api/orders', headers: { cookie: signedIn } })
    expect(list.statusCode).toBe(404)
    expect(received).toHaveLength(1)
  })

  it('removes both cookies with a log-out', async () => {
    const { headers } = await post('/api/staff/logout', { cookie: signedIn })
    const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])
    expect(cookies).toEqual(['colada_staff_signed_in=', '__Host-colada_staff='])
  })

  it.each([
    '/api/reserve',
    '/api/users/me',
    '/api/login',
    '/api/staff/../login',
    '/api/staff',
    '/api/operations/orders/A/status',
  ])('does not forward %s, which is not of staff', async (url) => {
    expect((await post(url)).statusCode).toBe(404)
    expect(received).toEqual([])
  })

  it('refuses changes from other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', cookie: signedIn }
    expect((await post('/api/staff/logout', headers)).statusCode).toBe(403)
    expect(received).toEqual([])
  })

  it('revokes a session without its marker', async () => {
    await app.inject({ url: '/api/staff/me', headers: { cookie: `__Host-colada_staff=${token}` } })
    expect(received.map(({ url }) => url.split('?')[0])).toEqual(['/api/staff/logout', '/api/staff/me'])
    expect(received[1]!.headers).not.toHaveProperty('authorization')
  })
})

it('names the variables that are missing', () => {
  expect(() => readConfig({})).toThrow(
    /back office cannot start[^]*API_URL is not set[^]*API_TOKEN is not set/,
  )
})

import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createForward } from '#server/gateway/forward.ts'
import { forwardLogIn, forwardLogOut } from '#server/gateway/sessions.ts'

const session = { name: 'kiosk', markerName: 'kiosk_marker', days: 2, isSecure: false }
const token = 'a-token-of-more-than-16-characters'

let api: FastifyInstance
let kiosk: FastifyInstance
let received: { url: string; headers: Record<string, unknown> }[]
let logOutStatus: number

beforeEach(async () => {
  received = []
  logOutStatus = 200
  api = fastify()
  api.addHook('onRequest', async ({ url, headers }) => void received.push({ url, headers }))
  api.get('/api/orders', async (_, reply) => reply.header('set-cookie', 'theirs=1').send({}))
  api.post('/api/login', async () => ({ login_token: token, user_id: 7, remember: 1 }))
  api.post('/api/logout', async (_, reply) => reply.code(logOutStatus).send({}))
  kiosk = fastify()
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })
  await kiosk.register(async (scope) => {
    const forward = await createForward(scope, {
      apiUrl,
      apiToken: 'api-token',
      headers: ['x-counter'],
      ownParameters: ['store'],
    })
    scope.get('/api/*', (request, reply) => forward(request, reply, { token, parameters: { store: '3' } }))
    scope.post('/api/login', (request, reply) =>
      forwardLogIn(forward, request, reply, {
        session,
        token: null,
        tokenField: 'login_token',
        createMarker: ({ user_id: userId }) => `staff.${userId}`,
      }),
    )
    scope.post('/api/logout', (request, reply) => forwardLogOut(forward, request, reply, { session, token }))
  })
})
afterEach(() => Promise.all([kiosk.close(), api.close()]))

describe('a gateway', () => {
  it('adds tokens and its own parameters, and forwards its headers', async () => {
    const url = '/api/orders?store=9&login_token=mine&api_token=mine&page=2'
    const headers = { 'x-counter': '1', 'x-other': '1', cookie: 'kiosk=1' }
    const response = await kiosk.inject({ url, headers })
    expect(Object.fromEntries(new URL(received[0]!.url, 'http://api').searchParams)).toEqual({
      page: '2',
      store: '3',
      api_token: 'api-token',
      device_type: 'browser',
    })
    expect(received[0]!.headers).toMatchObject({ 'x-counter': '1', authorization: `Bearer ${token}` })
    expect(received[0]!.headers).not.toHaveProperty('x-other')
    expect(received[0]!.headers).not.toHaveProperty('cookie')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  it('opens a session with its own marker', async () => {
    const response = await kiosk.inject({ method: 'POST', url: '/api/login', payload: {} })
    expect(response.json()).toEqual({ user_id: 7, remember: 1 })
    expect(response.headers['set-cookie']).toEqual([
      `kiosk=${token}; Path=/; SameSite=Lax; Max-Age=172800; HttpOnly`,
      'kiosk_marker=staff.7; Path=/; SameSite=Lax; Max-Age=172800',
    ])
  })

  it.each([
    [200, ['kiosk_marker', 'kiosk']],
    [503, ['kiosk_marker']],
  ])('removes, on a log-out that the API answers with %i, the cookies %j', async (status, names) => {
    logOutStatus = status
    const response = await kiosk.inject({ method: 'POST', url: '/api/logout' })
    const cookies = [response.headers['set-cookie'] ?? []].flat()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(names)
  })
})

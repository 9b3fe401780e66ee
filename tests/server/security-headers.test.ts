import fastify from 'fastify'
import { expect, it } from 'vitest'
import { responseHeaders, securityHeadersOf } from '#server/security-headers.ts'

const names = [
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
] as const

it.each([
  [false, undefined],
  [true, 'max-age=63072000; includeSubDomains'],
])('adds the headers to every response, with https %s HSTS %j', async (isSecure, hsts) => {
  const app = fastify()
  await app.register(responseHeaders, { headers: securityHeadersOf(isSecure) })
  app.get('/', (_, reply) => reply.header('referrer-policy', 'no-referrer').send('text'))
  const missing = await app.inject('/missing')
  expect(names.map((name) => missing.headers[name])).toEqual([
    'nosniff',
    'strict-origin-when-cross-origin',
    'DENY',
    'same-origin',
  ])
  expect(missing.headers['strict-transport-security']).toBe(hsts)
  expect((await app.inject('/')).headers['referrer-policy'], 'a route replaces one').toBe('no-referrer')
  await app.close()
})

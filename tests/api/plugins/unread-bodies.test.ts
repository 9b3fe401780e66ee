import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gateway } from '#storefront/server/gateway.ts'
import { unknownPlace } from '#storefront/server/geolocation.ts'
import { shopSession } from '#storefront/server/shop-session.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
let shop: FastifyInstance
let shopUrl: string

beforeAll(async () => {
  api = await createTestApi()
  const apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
  shop = fastify()
  await shop.register((scope) =>
    gateway(scope, {
      apiUrl,
      apiToken: api.config.apiToken,
      publicUrl: 'http://localhost:3000',
      session: shopSession(false),
      geolocation: { cached: () => unknownPlace, estimate: async () => unknownPlace },
    }),
  )
  shopUrl = await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  await api.close()
})

/** The responses to requests with bodies that the API does not read. */
async function send(path: string, contentType: string): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < 10; count += 1) {
    const response = await fetch(shopUrl + path, {
      method: 'POST',
      body: 'x'.repeat(200_000),
      headers: { 'content-type': contentType, 'sec-fetch-site': 'same-origin' },
    })
    await response.text()
    statuses.push(response.status)
  }
  return [...new Set(statuses)]
}

// Without it, most of these responses are lost in a broken connection.
test.each([
  ['too long', '/api/checkZipCode', 'application/json'],
  ['of an unknown type', '/api/checkZipCode', 'image/png'],
  ['for an unknown endpoint', '/api/nowhere', 'application/json'],
])('the refusal of a body that is %s reaches the client of the gateway', async (_, path, contentType) => {
  expect(await send(path, contentType)).toEqual([422])
})

import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { health } from '#server/health.ts'

let app: FastifyInstance
let problem: string | null
beforeEach(async () => {
  app = fastify()
  await app.register(health, { findProblem: async () => problem })
})
afterEach(() => app.close())

it.each([
  ['/healthz', null, 200, 'ok'],
  ['/readyz', null, 200, 'ok'],
  ['/healthz', 'database away', 200, 'ok'],
  ['/readyz', 'database away', 503, 'database away'],
])('%s returns, with the problem %j, %i', async (url, found, http, status) => {
  problem = found
  const response = await app.inject(url)
  expect([response.statusCode, response.json()]).toEqual([http, { status }])
})

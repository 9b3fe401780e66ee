import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { countEvents, type WireEvent } from '@colada/domain/analytics/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAnalytics } from '#api/gateways/analytics.ts'
import { listJobs } from '#api/jobs/jobs.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
let provider: Server
let received: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[]
/** Status with which the provider responds. */
let status: number

beforeEach(async () => {
  received = []
  status = 204
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await json(request) })
    response.writeHead(status).end()
  }
  provider = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  api = await createTestApi()
  api.advance(Date.parse('2026-03-10T11:00:00Z') - api.dependencies.clock())
})
afterEach(async () => {
  await api.close()
  provider.close()
})

const jobsWith = (analytics?: ReturnType<typeof openAnalytics>) =>
  listJobs({ ...api.dependencies, ...(analytics && { analytics }) }, { error: () => undefined })

async function forward() {
  const { port } = provider.address() as AddressInfo
  const jobs = jobsWith(openAnalytics(`http://127.0.0.1:${port}/daily`))
  await jobs.find(({ name }) => name === 'event-forwards')!.run()
}

const events: WireEvent[] = [
  { name: 'page', route: 'Home', lang: 'es' },
  { name: 'payment', route: 'Payment', lang: 'es', value: 45.9 },
]
const send = () => api.call(countEvents, { body: { events } })
const HOUR_MS = 3_600_000

it('sends the counters of an ended day once, although several processes run', async () => {
  await send()
  await forward()
  // An hour after midnight in Madrid.
  api.advance(12 * HOUR_MS + HOUR_MS - 1)
  await forward()
  expect(received).toEqual([])
  api.advance(1)
  await send()
  await Promise.all([forward(), forward(), forward()])
  await forward()
  expect(received.map(({ body }) => body)).toEqual([
    {
      day: '2026-03-10',
      counters: [
        { name: 'page', route: 'Home', language: 'es', count: 1, value: 0 },
        { name: 'payment', route: 'Payment', language: 'es', count: 1, value: 45.9 },
      ],
    },
  ])
  expect(received[0]!.headers['idempotency-key']).toBe('2026-03-10')
})

it('sends a day again after the provider has failed', async () => {
  await send()
  api.advance(24 * HOUR_MS)
  status = 503
  await expect(forward()).rejects.toThrow('503')
  status = 200
  // Another process may still be sending it.
  await forward()
  expect(received).toHaveLength(1)
  api.advance(HOUR_MS)
  await forward()
  expect(received).toHaveLength(2)
  expect(received[1]!.body).toEqual(received[0]!.body)
})

it('has no such job without a provider', () => {
  expect(jobsWith().map(({ name }) => name)).not.toContain('event-forwards')
})

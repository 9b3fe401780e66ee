import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { getSources } from '@colada/domain/account/contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/shop.ts'
import { type SecondApi, startSecondApi } from '../support/second-api.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

/** Valkey, or Redis, which has the same protocol; `undefined` where neither is installed. */
const server = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0)

let apis: (TestApi | SecondApi)[] = []
let running: ChildProcess | undefined
afterEach(async () => {
  for (const api of apis.toReversed()) await api.close()
  apis = []
  if (running === undefined) return
  running.kill()
  await once(running, 'exit')
  running = undefined
})

async function startApis(valkeyUrl: string) {
  const first = await createTestApi({ config: { hasRateLimits: true, valkeyUrl } })
  apis.push(first)
  const second = await startSecondApi(first)
  apis.push(second)
  return { first, second }
}

async function startValkey(): Promise<string> {
  const port = await freePort()
  running = spawn(server!, ['--port', String(port), '--save', ''], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve) => {
    running!.stdout!.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve()
    })
  })
  return `valkey://127.0.0.1:${port}`
}

const headers = { 'x-forwarded-for': '203.0.113.7' }

describe.skipIf(server === undefined)('with Valkey', () => {
  test('two APIs share the limit of an endpoint', async () => {
    const { first, second } = await startApis(await startValkey())
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn += 1) {
      const api = turn % 2 === 0 ? first : second
      statuses.push((await api.call(checkZipCode, { headers, body: { cp: '28013' } })).http)
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
  })

  test('two APIs share the limit of all requests', async () => {
    const { first, second } = await startApis(await startValkey())
    const statuses: number[] = []
    for (let turn = 0; turn < 301; turn += 1) {
      statuses.push((await (turn % 2 === 0 ? first : second).call(getSources, { headers })).http)
    }
    expect(statuses.indexOf(429)).toBe(300)
  })
})

test('while Valkey cannot be reached, each API counts for itself', async () => {
  const { first, second } = await startApis(`valkey://127.0.0.1:${await freePort()}`)
  const statuses: number[] = []
  for (let turn = 0; turn < 31; turn += 1) {
    statuses.push((await first.call(checkZipCode, { headers, body: { cp: '28013' } })).http)
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
  expect((await second.call(checkZipCode, { headers, body: { cp: '28013' } })).http).toBe(200)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@colada/api/database/embedded'
import { builtProcesses, ensureBuilt } from '../scripts/build.ts'
import { freePort } from '../scripts/shop.ts'
import { startBalancer } from './balancer.ts'
import { type BenchmarkResult, loadSeconds, scaleSeconds } from './bench.ts'
import { query } from './database.ts'
import { load } from './load.ts'
import { type Buyer, placeOrders, registerBuyers } from './order-flow.ts'
import { countInvalidOrders } from './orders.ts'
import { type StartedProcess, startProcess } from './processes.ts'
import { findScreens } from './screens.ts'

const API_TOKEN = 'colada-bench-api-token'
const settings = { NODE_ENV: 'development', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', API_TOKEN }

/** A process that is restarted on its port. */
interface Member {
  readonly url: string
  readonly script: string
  readonly env: Record<string, string>
  process: StartedProcess
}

/** Two APIs and two storefronts behind load balancers, restarted one after the other under load. */
export const cluster = {
  title: 'requests and orders while two APIs and two storefronts are restarted one after the other',
  measure: async (): Promise<BenchmarkResult> => {
    await ensureBuilt()
    const data = mkdtempSync(join(tmpdir(), 'colada-bench-cluster-'))
    const server = await startEmbeddedPostgres(data)
    const cleanUp: (() => Promise<unknown>)[] = [() => server.stop()]
    try {
      const apis: Member[] = []
      for (let index = 0; index < 2; index += 1) {
        const env = { ...settings, DATABASE_URL: server.url, API_PORT: String(await freePort()) }
        apis.push(await startMember(builtProcesses.api, env, env.API_PORT))
      }
      cleanUp.push(() => stopAll(apis))
      const apiBalancer = await startBalancer(apis.map(({ url }) => url))
      cleanUp.push(() => apiBalancer.close())
      const storefronts: Member[] = []
      cleanUp.push(() => stopAll(storefronts))
      for (let index = 0; index < 2; index += 1) {
        const env = { ...settings, API_URL: apiBalancer.url, PORT: String(await freePort()) }
        storefronts.push(await startMember(builtProcesses.storefront, env, env.PORT))
      }
      const balancer = await startBalancer(storefronts.map(({ url }) => url))
      cleanUp.push(() => balancer.close())
      const bench = { shop: { apiUrl: apiBalancer.url }, apiToken: API_TOKEN, databaseUrl: server.url }
      const buyers = await registerBuyers(bench)
      return await measureRestarts(balancer.url, server.url, buyers, [...apis, ...storefronts])
    } finally {
      for (const step of cleanUp.toReversed()) await step()
      rmSync(data, { recursive: true, force: true })
    }
  },
}

async function measureRestarts(
  url: string,
  databaseUrl: string,
  buyers: readonly Buyer[],
  members: readonly Member[],
): Promise<BenchmarkResult> {
  const seconds = scaleSeconds({ seconds: loadSeconds() }, 40)
  const requests = Object.values(await findScreens(url)).map((path) => ({ path }))
  const [pages, placed, restarts] = await Promise.all([
    load({ url, seconds, headers: { 'accept-encoding': 'br' }, requests }),
    placeOrders(buyers, seconds),
    restartInTurn(members, seconds),
  ])
  const failures = pages.failures + placed.latencies.failures
  const [row] = await query<{ count: number }>(databaseUrl, 'select count(*)::int as count from orders')
  // Every order of this database was placed here.
  const doubled = row!.count - new Set(placed.orders).size
  const invalid = (await countInvalidOrders({ databaseUrl }, placed.orders)) + Math.abs(doubled)
  // A rolling restart loses nothing.
  if (failures + invalid > 0) process.exitCode = 1
  return {
    rows: {
      cluster: {
        seconds,
        restarts,
        pages: pages.perSecond * seconds,
        orders: placed.orders.length,
        failures,
        invalid,
      },
    },
    figures: {
      'rolling restart of 2 + 2 processes': `${failures} failed requests, ${invalid} orders lost or doubled in ${restarts} restarts, beside ${pages.perSecond} pages and ${Math.round(placed.orders.length / seconds)} orders per second`,
    },
  }
}

/** Restarts the processes in turn, each when the one before is ready again; returns the number of restarts. */
async function restartInTurn(members: readonly Member[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let restarts = 0
  while (performance.now() < until) {
    const member = members[restarts % members.length]!
    await member.process.stop()
    member.process = await startProcess(member.script, member.env)
    await waitUntilReady(member.url)
    restarts += 1
  }
  return restarts
}

async function startMember(script: string, env: Record<string, string>, port: string): Promise<Member> {
  const url = `http://127.0.0.1:${port}`
  const member = { url, script, env, process: await startProcess(script, env) }
  await waitUntilReady(url)
  return member
}

async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await pause(20)
  }
}

async function stopAll(members: readonly Member[]): Promise<void> {
  await Promise.all(members.map(({ process }) => process.stop()))
}

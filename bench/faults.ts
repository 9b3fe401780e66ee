import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@colada/api/database/embedded'
import { orderStatus } from '@colada/domain/orders/status'
import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { builtProcesses } from '../scripts/build.ts'
import { restartPostgresImmediately } from '../scripts/postgres.ts'
import { freePort } from '../scripts/shop.ts'
import type { Bench, Benchmark } from './bench.ts'
import { query } from './database.ts'
import { registerBuyers, placeOrders } from './order-flow.ts'
import { startProcess } from './processes.ts'

const rounds = 3

/** Seconds of downtime after a killed process and a restarted database. */
export const faults: Benchmark = {
  title: 'seconds until the shop is back',
  measure: async (bench) => {
    const killed: number[] = []
    for (let round = 0; round < rounds; round += 1) killed.push(await measureKill())
    const restarted = await measureRestart()
    const cancelledAfter = await measureCancellation(bench)
    const worst = Math.max(...killed).toFixed(1)
    return {
      rows: {
        'kill -9 until ready': { seconds: worst },
        'database restarted at once': { seconds: restarted.seconds, 'process exits': restarted.exits },
        'unpaid order cancelled': { 'seconds after its deadline': cancelledAfter },
      },
      figures: {
        'kill -9 until ready': `${worst} s`,
        'database restarted at once': `${restarted.exits} exits, answers after ${restarted.seconds} s`,
        'unpaid order cancelled': `${cancelledAfter} s after its ${PAYMENT_WINDOW_SECONDS} s`,
      },
    }
  },
}

const settings = { NODE_ENV: 'development', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', COLADA_DEMO: '0' }

async function measureKill(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'colada-bench-kill-'))
  // Its own database, which outlives the killed process and is adopted by the next one.
  const env = { ...settings, COLADA_DATA: data, API_PORT: String(await freePort()) }
  try {
    const first = await startProcess(builtProcesses.api, env)
    await first.kill()
    const startedAt = performance.now()
    const second = await startProcess(builtProcesses.api, env)
    await waitUntilReady(env.API_PORT)
    const seconds = (performance.now() - startedAt) / 1000
    await second.stop()
    return seconds
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function measureRestart(): Promise<{ seconds: string; exits: number }> {
  const data = mkdtempSync(join(tmpdir(), 'colada-bench-restart-'))
  const server = await startEmbeddedPostgres(data)
  const port = String(await freePort())
  const env = { ...settings, DATABASE_URL: server.url, API_PORT: port }
  const api = await startProcess(builtProcesses.api, env)
  try {
    const startedAt = performance.now()
    await restartPostgresImmediately(data)
    await waitUntilReady(port)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    return { seconds, exits: api.hasEnded() ? 1 : 0 }
  } finally {
    await api.stop()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function waitUntilReady(port: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await pause(20)
  }
}

/** Sets the payment deadline of an order to now and measures until it is cancelled. */
async function measureCancellation(bench: Bench): Promise<string> {
  const { orders } = await placeOrders(await registerBuyers(bench, 1), 1)
  const [id] = orders
  await query(bench.databaseUrl, 'update orders set pay_before = now() where id = $1', [id])
  const startedAt = performance.now()
  for (;;) {
    const [row] = await query<{ status: number }>(
      bench.databaseUrl,
      'select status from orders where id = $1',
      [id],
    )
    if (row!.status === orderStatus.cancelled) return ((performance.now() - startedAt) / 1000).toFixed(1)
    await pause(100)
  }
}

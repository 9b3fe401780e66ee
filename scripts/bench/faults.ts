import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { orderStatus } from '@colada/domain/orders/status'
import { paymentWindow } from '@colada/domain/payment/window'
import { startEmbeddedPostgres } from '#api/database/embedded.ts'
import { builtProcesses } from '../build.ts'
import { restartPostgresImmediately } from '../postgres.ts'
import { freePort } from '../shop.ts'
import type { Bench, Part } from './bench.ts'
import { ask } from './database.ts'
import { gatherBuyers, order } from './order-flow.ts'
import { startProcess } from './processes.ts'

const rounds = 3

/** How long the shop is away when a process or the database goes down at once. */
export const faults: Part = {
  title: 'seconds until the shop is back',
  measure: async (bench) => {
    const killed: number[] = []
    for (let round = 0; round < rounds; round += 1) killed.push(await untilReadyAfterKill())
    const restarted = await untilAnswersAfterRestart()
    const late = await untilUnpaidIsCancelled(bench)
    const worst = Math.max(...killed).toFixed(1)
    return {
      rows: {
        'kill -9 until ready': { seconds: worst },
        'database restarted at once': { seconds: restarted.seconds, 'processes that ended': restarted.ended },
        'unpaid order cancelled': { 'seconds after its time': late },
      },
      figures: {
        'kill -9 until ready': `${worst} s`,
        'database restarted at once': `${restarted.ended} exits, answers after ${restarted.seconds} s`,
        'unpaid order cancelled': `${late} s after its ${paymentWindow} s`,
      },
    }
  },
}

const settings = { NODE_ENV: 'development', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', COLADA_DEMO: '0' }

async function untilReadyAfterKill(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'colada-bench-kill-'))
  // Its own database: whoever is killed leaves it running, and the next one has to find it.
  const env = { ...settings, COLADA_DATA: data, API_PORT: String(await freePort()) }
  try {
    const first = await startProcess(builtProcesses.api, env)
    await first.kill()
    const began = performance.now()
    const second = await startProcess(builtProcesses.api, env)
    await untilReady(env.API_PORT)
    const seconds = (performance.now() - began) / 1000
    await second.stop()
    return seconds
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function untilAnswersAfterRestart(): Promise<{ seconds: string; ended: number }> {
  const data = mkdtempSync(join(tmpdir(), 'colada-bench-restart-'))
  const server = await startEmbeddedPostgres(data)
  const port = String(await freePort())
  const env = { ...settings, DATABASE_URL: server.url, API_PORT: port }
  const api = await startProcess(builtProcesses.api, env)
  try {
    const began = performance.now()
    await restartPostgresImmediately(data)
    await untilReady(port)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return { seconds, ended: api.hasEnded() ? 1 : 0 }
  } finally {
    await api.stop()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function untilReady(port: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await pause(20)
  }
}

/** The time of an unpaid order is brought forward, since nobody waits half an hour for a figure. */
async function untilUnpaidIsCancelled(bench: Bench): Promise<string> {
  const { orders } = await order(await gatherBuyers(bench, 1), 1)
  const [id] = orders
  await ask(bench.databaseUrl, 'update orders set pay_before = now() where id = $1', [id])
  const began = performance.now()
  for (;;) {
    const [row] = await ask<{ status: number }>(
      bench.databaseUrl,
      'select status from orders where id = $1',
      [id],
    )
    if (row!.status === orderStatus.cancelled) return ((performance.now() - began) / 1000).toFixed(1)
    await pause(100)
  }
}

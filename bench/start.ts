import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@colada/api/database/embedded'
import { builtProcesses } from '../scripts/build.ts'
import { freePort } from '../scripts/shop.ts'
import type { Benchmark } from './bench.ts'
import { startProcess } from './processes.ts'

const rounds = 5

/** Time from the start of API and storefront with a seeded database to the first page. */
export const start: Benchmark = {
  title: `seconds from the start of API and storefront to the first page, ${rounds} rounds`,
  measure: async () => {
    const data = mkdtempSync(join(tmpdir(), 'colada-bench-start-'))
    const server = await startEmbeddedPostgres(data)
    try {
      // The first start seeds the empty database.
      const emptyDatabase = await measureFirstPage(server.url)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await measureFirstPage(server.url))
      const sorted = times.toSorted((a, b) => a - b)
      const [best, median, worst] = [0, rounds >> 1, rounds - 1].map((at) => inSeconds(sorted[at]!))
      return {
        rows: {
          'first page': {
            best: best!,
            median: median!,
            worst: worst!,
            'empty database': inSeconds(emptyDatabase),
          },
        },
        figures: { 'first page after start': `${median} s, at most ${worst} s` },
      }
    } finally {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    }
  },
}

const inSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

/** Returns milliseconds. */
async function measureFirstPage(databaseUrl: string): Promise<number> {
  const [apiPort, port] = [await freePort(), await freePort()]
  const common = { NODE_ENV: 'development', LOG_LEVEL: 'silent', API_TOKEN: 'colada-bench-api-token' }
  const startedAt = performance.now()
  const processes = [
    startProcess(builtProcesses.api, { ...common, DATABASE_URL: databaseUrl, API_PORT: String(apiPort) }),
    startProcess(builtProcesses.storefront, {
      ...common,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
    }),
  ]
  try {
    while (!(await isOk(`http://127.0.0.1:${port}/readyz`))) await pause(10)
    if (!(await isOk(`http://127.0.0.1:${port}/`))) throw new Error('The first page after a start failed.')
    return performance.now() - startedAt
  } finally {
    for (const started of await Promise.all(processes)) await started.stop()
  }
}

const isOk = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  )

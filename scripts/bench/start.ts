import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#api/database/embedded.ts'
import { builtProcesses } from '../build.ts'
import { freePort } from '../shop.ts'
import type { Part } from './bench.ts'
import { startProcess } from './processes.ts'

const rounds = 5

/** How long customers wait for a shop that has just been started: API and storefront, on a database that is there. */
export const start: Part = {
  title: `seconds from the start of API and storefront to the first page, ${rounds} rounds`,
  measure: async () => {
    const data = mkdtempSync(join(tmpdir(), 'colada-bench-start-'))
    const server = await startEmbeddedPostgres(data)
    try {
      // The first one finds an empty database.
      const filled = await untilFirstPage(server.url)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await untilFirstPage(server.url))
      const sorted = times.toSorted((a, b) => a - b)
      const [best, middle, worst] = [0, rounds >> 1, rounds - 1].map((at) => inSeconds(sorted[at]!))
      return {
        rows: {
          'first page': { best: best!, middle: middle!, worst: worst!, 'empty database': inSeconds(filled) },
        },
        figures: { 'first page after start': `${middle} s, at most ${worst} s` },
      }
    } finally {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    }
  },
}

const inSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

/** Milliseconds. */
async function untilFirstPage(databaseUrl: string): Promise<number> {
  const [apiPort, port] = [await freePort(), await freePort()]
  const common = { NODE_ENV: 'development', LOG_LEVEL: 'silent', API_TOKEN: 'colada-bench-api-token' }
  const began = performance.now()
  const both = [
    startProcess(builtProcesses.api, { ...common, DATABASE_URL: databaseUrl, API_PORT: String(apiPort) }),
    startProcess(builtProcesses.storefront, {
      ...common,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
    }),
  ]
  try {
    while (!(await answers(`http://127.0.0.1:${port}/readyz`))) await pause(10)
    if (!(await answers(`http://127.0.0.1:${port}/`))) throw new Error('The first page after a start failed.')
    return performance.now() - began
  } finally {
    for (const started of await Promise.all(both)) await started.stop()
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  )

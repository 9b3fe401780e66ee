import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startShop } from '../shop.ts'
import type { Part, Row } from './bench.ts'
import { load } from './load.ts'
import { startProcess } from './processes.ts'
import { searchTimes } from './search-times.ts'

/** Products of the shop's own catalogue (0: no more than there are), of one that has grown and of a large one. */
const sizes = [0, 1_000, 10_000]
const headers = { 'accept-encoding': 'br' }
const paths = {
  category: '/tintoreria',
  search: '/tintoreria/query=camisa',
  product: '/tintoreria/camisa-lavada-y-planchada',
}

/** What pages and searches cost when the catalogue grows: rendered anew, beside the shop's own catalogue. */
export const growth: Part = {
  title: 'latency and bytes as the catalogue grows, rendered anew, 4 connections',
  measure: async ({ seconds }) => {
    const rows: Record<string, Row> = {}
    const first: Record<string, { p50: number; bytes: number }> = {}
    for (const size of sizes) {
      await withGrownShop(size, async ({ url, apiUrl, apiToken }) => {
        const products = size || 'own'
        for (const [name, path] of Object.entries(await knownPaths(url))) {
          const answer = await fetch(url + path, { headers })
          const bytes = (await answer.arrayBuffer()).byteLength
          const { p50, p99, failures } = await load({ url: url + path, seconds, connections: 4, headers })
          first[name] ??= { p50, bytes }
          rows[`${name}, ${products} products`] = {
            bytes,
            'p50 ms': p50,
            'p99 ms': p99,
            failures,
            'p50 ratio': Number((p50 / Math.max(1, first[name].p50)).toFixed(2)),
            'bytes ratio': Number((bytes / first[name].bytes).toFixed(2)),
          }
        }
        const { index, worst, median } = await searchTimes(apiUrl, apiToken)
        rows[`search in a browser, CPU 4× slower, ${products} products`] = {
          'p50 ms': median,
          'p99 ms': worst,
          'index ms': index,
        }
      })
    }
    return { rows }
  },
}

interface GrownShop {
  readonly url: string
  readonly apiUrl: string
  readonly apiToken: string
}

/** A shop of a size, and a storefront of it that keeps nothing. */
async function withGrownShop(size: number, work: (shop: GrownShop) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'colada-growth-'))
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', CATALOGUE_SIZE: String(size) }
  const shop = await startShop({ port: 0, data, output: 'capture', env })
  const { apiToken = '' } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >
  const port = await freePort()
  const unkept = await startProcess('scripts/bench/unkept-storefront.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: shop.apiUrl,
    API_TOKEN: apiToken,
    PUBLIC_URL: shop.url,
    LOG_LEVEL: 'silent',
  })
  try {
    await work({ url: `http://127.0.0.1:${port}`, apiUrl: shop.apiUrl, apiToken })
  } finally {
    await unkept.stop()
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** The first product of the category stands for products, whatever its slug is. */
async function knownPaths(url: string): Promise<Record<keyof typeof paths, string>> {
  const page = await (await fetch(url + paths.category)).text()
  return {
    ...paths,
    product: /href="(\/tintoreria\/(?!pagina|query)[^"/]+)"/.exec(page)?.[1] ?? paths.product,
  }
}

import { type Bench, type Benchmark, type Row, withBench } from './bench.ts'
import type { FigureName } from './figures.ts'
import { load } from './load.ts'
import { findScreens } from './screens.ts'
import { searchTimes } from './search-times.ts'
import { withUncachedStorefront } from './uncached.ts'

/** Catalogue sizes; 0 is the seeded catalogue. */
const sizes = [0, 1_000, 10_000] as const
const headers = { 'accept-encoding': 'br' }
/** Has more than one page of results in every size, so that the rendered page is equally long. */
const search = '/tintoreria/query=lana'
const connections = 4
/** Warm-up before a measurement, as a part of its seconds. */
const WARM_UP = 0.5

interface PageResult {
  readonly bytes: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
}

/** Latency and bytes of uncached pages and searches by catalogue size, relative to the seeded catalogue. */
export const growth: Benchmark = {
  title: `latency and bytes by catalogue size, uncached, ${connections} connections`,
  measure: async () => {
    const rows: Record<string, Row> = {}
    const figures: Partial<Record<FigureName, string>> = {}
    let own: Record<string, PageResult> = {}
    for (const size of sizes) {
      const products = `${size || 'own'} products`
      await withBench(
        async (bench) => {
          const pages = await measurePages(bench)
          if (size === 0) own = pages
          for (const [name, result] of Object.entries(pages))
            rows[`${name}, ${products}`] = toRow(result, own[name]!)
          const typed = await searchTimes(bench.shop.apiUrl, bench.apiToken)
          rows[`search in a browser, CPU 4× slower, ${products}`] = {
            'p50 ms': typed.median,
            'p99 ms': typed.p99,
            'max ms': typed.worst,
            'index ms': typed.index,
            'longest slice ms': typed.slice,
            'catalogue kB': typed.kilobytes,
          }
          if (size === 0) return
          figures[`pages, ${size} products` as const] = summarize(pages, own)
          figures[`search while typing, ${size} products` as const] =
            `p99 ${typed.p99} ms, longest ${typed.worst} ms`
        },
        { CATALOGUE_SIZE: String(size) },
      )
    }
    return { rows, figures }
  },
}

async function measurePages(bench: Bench): Promise<Record<string, PageResult>> {
  return withUncachedStorefront(bench, async (url) => {
    const { category, product } = await findScreens(url)
    const pages = Object.entries({ category, search, product })
    for (const [, path] of pages)
      await load({ url: url + path, seconds: Math.max(1, bench.seconds * WARM_UP), connections, headers })
    const results: Record<string, PageResult> = {}
    for (const [name, path] of pages) {
      const response = await fetch(url + path, { headers })
      const bytes = (await response.arrayBuffer()).byteLength
      const { p50, p99, failures } = await load({
        url: url + path,
        seconds: bench.seconds,
        connections,
        headers,
      })
      results[name] = { bytes, p50, p99, failures }
    }
    return results
  })
}

function toRow({ bytes, p50, p99, failures }: PageResult, own: PageResult): Row {
  return {
    bytes,
    'p50 ms': p50,
    'p99 ms': p99,
    failures,
    'p50 ratio': ratio(p50, own.p50),
    'bytes ratio': ratio(bytes, own.bytes),
  }
}

/** The worst ratio of all pages to the seeded catalogue. */
function summarize(pages: Record<string, PageResult>, own: Record<string, PageResult>): string {
  const worst = (of: (result: PageResult) => number) =>
    Math.max(...Object.entries(pages).map(([name, result]) => ratio(of(result), of(own[name]!))))
  const failures = Object.values(pages).reduce((sum, result) => sum + result.failures, 0)
  return `p50 ${worst(({ p50 }) => p50)} ×, bytes ${worst(({ bytes }) => bytes)} ×, ${failures} failures`
}

const ratio = (value: number, before: number): number => Number((value / Math.max(1, before)).toFixed(2))

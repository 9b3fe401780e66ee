import { type Bench, type Part, type Row, withBench } from './bench.ts'
import type { FigureName } from './figures.ts'
import { load } from './load.ts'
import { knownScreens } from './screens.ts'
import { searchTimes } from './search-times.ts'
import { withUncachedStorefront } from './uncached.ts'

/** Products of the shop's own catalogue (0: no more than there are), of one that has grown and of a large one. */
const sizes = [0, 1_000, 10_000] as const
const headers = { 'accept-encoding': 'br' }
/** Finds more than a page holds in every size, so that what differs is the catalogue and not what is shown. */
const search = '/tintoreria/query=lana'
const connections = 4
/** Loads of each page before it is measured: a process that has just begun is slow with whatever it is asked for first. */
const warmUp = 0.5

interface Answered {
  readonly bytes: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
}

/** What pages and searches cost when the catalogue grows: rendered anew and warm, beside the shop's own catalogue. */
export const growth: Part = {
  title: `latency and bytes as the catalogue grows, rendered anew, ${connections} connections`,
  measure: async () => {
    const rows: Record<string, Row> = {}
    const figures: Partial<Record<FigureName, string>> = {}
    let own: Record<string, Answered> = {}
    for (const size of sizes) {
      const products = `${size || 'own'} products`
      await withBench(
        async (bench) => {
          const pages = await answersOf(bench)
          if (size === 0) own = pages
          for (const [name, answered] of Object.entries(pages))
            rows[`${name}, ${products}`] = rowOf(answered, own[name]!)
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
          figures[`pages, ${size} products` as const] = told(pages, own)
          figures[`search while typing, ${size} products` as const] =
            `p99 ${typed.p99} ms, longest ${typed.worst} ms`
        },
        { CATALOGUE_SIZE: String(size) },
      )
    }
    return { rows, figures }
  },
}

async function answersOf(bench: Bench): Promise<Record<string, Answered>> {
  return withUncachedStorefront(bench, async (url) => {
    const { category, product } = await knownScreens(url)
    const pages = Object.entries({ category, search, product })
    for (const [, path] of pages)
      await load({ url: url + path, seconds: Math.max(1, bench.seconds * warmUp), connections, headers })
    const answers: Record<string, Answered> = {}
    for (const [name, path] of pages) {
      const answer = await fetch(url + path, { headers })
      const bytes = (await answer.arrayBuffer()).byteLength
      const { p50, p99, failures } = await load({
        url: url + path,
        seconds: bench.seconds,
        connections,
        headers,
      })
      answers[name] = { bytes, p50, p99, failures }
    }
    return answers
  })
}

function rowOf({ bytes, p50, p99, failures }: Answered, own: Answered): Row {
  return {
    bytes,
    'p50 ms': p50,
    'p99 ms': p99,
    failures,
    'p50 ratio': ratio(p50, own.p50),
    'bytes ratio': ratio(bytes, own.bytes),
  }
}

/** The worst of the pages, beside the shop's own catalogue. */
function told(pages: Record<string, Answered>, own: Record<string, Answered>): string {
  const worst = (of: (answered: Answered) => number) =>
    Math.max(...Object.entries(pages).map(([name, answered]) => ratio(of(answered), of(own[name]!))))
  const failures = Object.values(pages).reduce((sum, answered) => sum + answered.failures, 0)
  return `p50 ${worst(({ p50 }) => p50)} ×, bytes ${worst(({ bytes }) => bytes)} ×, ${failures} failures`
}

const ratio = (value: number, before: number): number => Number((value / Math.max(1, before)).toFixed(2))

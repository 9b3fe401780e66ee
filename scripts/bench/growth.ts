import { type Bench, type Part, type Row, withBench } from './bench.ts'
import { load } from './load.ts'
import { knownScreens } from './screens.ts'
import { searchTimes } from './search-times.ts'
import { withUnkept } from './unkept.ts'

/** Products of the shop's own catalogue (0: no more than there are), of one that has grown and of a large one. */
const sizes = [0, 1_000, 10_000]
const headers = { 'accept-encoding': 'br' }
const search = '/tintoreria/query=camisa'

/** What pages and searches cost when the catalogue grows: rendered anew, beside the shop's own catalogue. */
export const growth: Part = {
  title: 'latency and bytes as the catalogue grows, rendered anew, 4 connections',
  measure: async ({ seconds }) => {
    const rows: Record<string, Row> = {}
    const first: Record<string, { p50: number; bytes: number }> = {}
    for (const size of sizes) {
      const env = { CATALOGUE_SIZE: String(size) }
      const products = size || 'own'
      const measure = async (bench: Bench) => {
        await withUnkept(bench, async (url) => {
          const { category, product } = await knownScreens(url)
          for (const [name, path] of Object.entries({ category, search, product })) {
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
        })
        const { index, worst, median } = await searchTimes(bench.shop.apiUrl, bench.apiToken)
        rows[`search in a browser, CPU 4× slower, ${products} products`] = {
          'p50 ms': median,
          'p99 ms': worst,
          'index ms': index,
        }
      }
      await withBench(measure, env)
    }
    return { rows }
  },
}

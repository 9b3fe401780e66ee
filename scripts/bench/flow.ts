import { bareRate } from './bare.ts'
import { type Part, type Row, scaled } from './bench.ts'
import { load } from './load.ts'
import { gatherBuyers, order } from './order-flow.ts'
import { knownScreens } from './screens.ts'
import { spreadOf } from './times.ts'

const headers = { 'accept-encoding': 'br' }

/** What visitors get of the shop while others order without a pause. */
export const flow: Part = {
  title: 'pages per second while orders flow, 10 connections beside 10 orders at once',
  measure: async (bench) => {
    const seconds = scaled(bench, 12)
    const buyers = await gatherBuyers(bench)
    const requests = Object.values(await knownScreens(bench.shop.url)).map((path) => ({ path }))
    const [pages, ordered] = await Promise.all([
      load({ url: bench.shop.url, seconds, headers, requests }),
      order(buyers, seconds),
    ])
    const bare = await bareRate(Buffer.alloc(16_384, 'a'), 'text/html; charset=utf-8', bench.seconds, headers)
    const { p50, p99 } = spreadOf(ordered.watch.times)
    const perSecond = Math.round(ordered.watch.times.length / seconds)
    const rows: Record<string, Row> = {
      pages: { ...pages, bare },
      orders: { perSecond, p50, p99, failures: ordered.watch.failures },
    }
    const failures = pages.failures + ordered.watch.failures
    const told = `${pages.perSecond} per second, p99 ${pages.p99} ms, beside ${perSecond} orders per second, ${failures} failures`
    return { rows, figures: { 'pages while orders flow': told } }
  },
}

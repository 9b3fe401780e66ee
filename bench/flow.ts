import { bareRate } from './bare.ts'
import { type Benchmark, type Row, scaleSeconds } from './bench.ts'
import { load } from './load.ts'
import { registerBuyers, placeOrders } from './order-flow.ts'
import { findScreens } from './screens.ts'
import { percentilesOf } from './times.ts'

const headers = { 'accept-encoding': 'br' }

/** Throughput of pages while orders are placed continuously. */
export const flow: Benchmark = {
  title: 'pages per second while orders flow, 10 connections and 10 concurrent orders',
  measure: async (bench) => {
    const seconds = scaleSeconds(bench, 12)
    const buyers = await registerBuyers(bench)
    const requests = Object.values(await findScreens(bench.shop.url)).map((path) => ({ path }))
    const [pages, ordered] = await Promise.all([
      load({ url: bench.shop.url, seconds, headers, requests }),
      placeOrders(buyers, seconds),
    ])
    const bare = await bareRate(Buffer.alloc(16_384, 'a'), 'text/html; charset=utf-8', bench.seconds, headers)
    const { p50, p99 } = percentilesOf(ordered.latencies.times)
    const perSecond = Math.round(ordered.latencies.times.length / seconds)
    const rows: Record<string, Row> = {
      pages: { ...pages, bare },
      orders: { perSecond, p50, p99, failures: ordered.latencies.failures },
    }
    const failures = pages.failures + ordered.latencies.failures
    const summary = `${pages.perSecond} per second, p99 ${pages.p99} ms, beside ${perSecond} orders per second, ${failures} failures`
    return { rows, figures: { 'pages while orders flow': summary } }
  },
}

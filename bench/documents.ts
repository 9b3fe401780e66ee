import { bareRate, percentOfBare, fetchEncodedBody } from './bare.ts'
import type { Bench, Benchmark } from './bench.ts'
import type { FigureName } from './figures.ts'
import { load, type LoadResult } from './load.ts'
import { findScreens } from './screens.ts'
import { withUncachedStorefront } from './uncached.ts'

const headers = { 'accept-encoding': 'br' }
/** Warm-up before a measurement, as a part of its seconds: a new process is slow at first. */
const WARM_UP = 0.5

/** Cached documents, uncached documents and a bare Fastify response of the same bytes; then the memory of the processes. */
export const documents: Benchmark = {
  title: 'documents per second, 10 connections',
  measure: async (bench) => {
    const known = await findScreens(bench.shop.url)
    return withUncachedStorefront(bench, async (uncachedUrl, uncached) => {
      const requests = Object.values(known).map((path) => ({ path }))
      for (const url of [uncachedUrl, bench.shop.url])
        await load({ url, seconds: Math.max(1, bench.seconds * WARM_UP), headers, requests })
      const home = await measure(bench, uncachedUrl, known.home)
      const category = await measure(bench, uncachedUrl, known.category)
      const product = await measure(bench, uncachedUrl, known.product)
      const mixed = await load({ url: uncachedUrl, seconds: bench.seconds, headers, requests })
      const memory = bench.shop.memory()['storefront'] ?? 0
      const { rendered, cached, bare } = category
      return {
        rows: {
          home: toRow(home),
          category: toRow(category),
          product: toRow(product),
          'MiB after load': { cached: memory, uncached: uncached.memory() },
        },
        figures: {
          'uncached documents, mixed': `${mixed.perSecond} per second, p97.5 ${mixed.p97} ms, ${mixed.failures} failures`,
          'uncached category': `${rendered.perSecond} per second, p99 ${rendered.p99} ms, ${percentOfBare(rendered.perSecond, bare)}`,
          'cached page': `${cached.perSecond} per second, ${percentOfBare(cached.perSecond, bare)}`,
          'memory of the storefront after load': `${memory} MiB; without cache ${uncached.memory()} MiB`,
        } satisfies Partial<Record<FigureName, string>>,
      }
    })
  },
}

interface Comparison {
  readonly bytes: number
  readonly bare: number
  readonly cached: LoadResult
  readonly rendered: LoadResult
}

async function measure({ shop, seconds }: Bench, uncachedUrl: string, path: string): Promise<Comparison> {
  const body = await fetchEncodedBody(`${shop.url}${path}`, { headers })
  const cached = await load({ url: `${shop.url}${path}`, seconds, headers })
  const bare = await bareRate(body, 'text/html; charset=utf-8', seconds, headers)
  const rendered = await load({ url: `${uncachedUrl}${path}`, seconds, headers })
  return { bytes: body.length, bare, cached, rendered }
}

function toRow({ bytes, bare, cached, rendered }: Comparison) {
  return {
    bytes,
    bare,
    cached: cached.perSecond,
    'cached/bare': Number((cached.perSecond / bare).toFixed(2)),
    'cached p99 ms': cached.p99,
    rendered: rendered.perSecond,
    'rendered/bare': Number((rendered.perSecond / bare).toFixed(3)),
    'rendered p99 ms': rendered.p99,
    failures: cached.failures + rendered.failures,
  }
}

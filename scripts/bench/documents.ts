import { bareRate, beside, bytesAsSent } from './bare.ts'
import type { Bench, Part } from './bench.ts'
import type { FigureName } from './figures.ts'
import { load, type LoadResult } from './load.ts'
import { knownScreens } from './screens.ts'
import { withUnkept } from './unkept.ts'

const headers = { 'accept-encoding': 'br' }
/** Loads before one is measured: a process that has just begun is slow with whatever it is asked for first. */
const warmUp = 0.5

/** Documents kept, rendered anew, and a bare Fastify answer of the same bytes; then what the processes weigh. */
export const documents: Part = {
  title: 'documents per second, 10 connections',
  measure: async (bench) => {
    const known = await knownScreens(bench.shop.url)
    return withUnkept(bench, async (anewUrl, unkept) => {
      const requests = Object.values(known).map((path) => ({ path }))
      for (const url of [anewUrl, bench.shop.url])
        await load({ url, seconds: Math.max(1, bench.seconds * warmUp), headers, requests })
      const home = await measure(bench, anewUrl, known.home)
      const category = await measure(bench, anewUrl, known.category)
      const product = await measure(bench, anewUrl, known.product)
      const mixed = await load({ url: anewUrl, seconds: bench.seconds, headers, requests })
      const memory = bench.shop.memory()['storefront'] ?? 0
      const { anew, kept, bare } = category
      return {
        rows: {
          home: rowOf(home),
          category: rowOf(category),
          product: rowOf(product),
          'MiB after load': { kept: memory, anew: unkept.memory() },
        },
        figures: {
          'documents rendered anew, mixed': `${mixed.perSecond} per second, p97.5 ${mixed.p97} ms, ${mixed.failures} failures`,
          'category rendered anew': `${anew.perSecond} per second, p99 ${anew.p99} ms, ${beside(anew.perSecond, bare)}`,
          'kept page': `${kept.perSecond} per second, ${beside(kept.perSecond, bare)}`,
          'memory of the storefront after load': `${memory} MiB; rendering everything anew ${unkept.memory()} MiB`,
        } satisfies Partial<Record<FigureName, string>>,
      }
    })
  },
}

interface Compared {
  readonly bytes: number
  readonly bare: number
  readonly kept: LoadResult
  readonly anew: LoadResult
}

async function measure({ shop, seconds }: Bench, anewUrl: string, path: string): Promise<Compared> {
  const body = await bytesAsSent(`${shop.url}${path}`, { headers })
  const kept = await load({ url: `${shop.url}${path}`, seconds, headers })
  const bare = await bareRate(body, 'text/html; charset=utf-8', seconds, headers)
  const anew = await load({ url: `${anewUrl}${path}`, seconds, headers })
  return { bytes: body.length, bare, kept, anew }
}

function rowOf({ bytes, bare, kept, anew }: Compared) {
  return {
    bytes,
    bare,
    kept: kept.perSecond,
    'kept/bare': Number((kept.perSecond / bare).toFixed(2)),
    'kept p99 ms': kept.p99,
    anew: anew.perSecond,
    'anew/bare': Number((anew.perSecond / bare).toFixed(3)),
    'anew p99 ms': anew.p99,
    failures: kept.failures + anew.failures,
  }
}

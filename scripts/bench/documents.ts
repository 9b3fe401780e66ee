import { bareAnswer } from './bare.ts'
import type { Bench, Part, Row } from './bench.ts'
import { load } from './load.ts'
import { knownScreens } from './screens.ts'
import { withUnkept } from './unkept.ts'

const headers = { 'accept-encoding': 'br' }

/** Documents kept, rendered anew, and a bare Fastify answer of the same bytes. */
export const documents: Part = {
  title: 'documents per second, 10 connections',
  measure: async (bench) => {
    const known = await knownScreens(bench.shop.url)
    return withUnkept(bench, async (anewUrl) => {
      const rows: Record<string, Row> = {}
      for (const name of ['home', 'category', 'product'] as const) {
        rows[name] = await beside(bench, anewUrl, known[name])
      }
      const requests = Object.values(known).map((path) => ({ path }))
      const mixed = await load({ url: anewUrl, seconds: bench.seconds, headers, requests })
      const figure = `${mixed.perSecond} per second, p97.5 ${mixed.p97} ms, ${mixed.failures} failures`
      return { rows, figures: { 'documents rendered anew, mixed': figure } }
    })
  },
}

async function beside({ shop, seconds }: Bench, anewUrl: string, path: string): Promise<Row> {
  const response = await fetch(`${shop.url}${path}`, { headers })
  const length = Number(response.headers.get('content-length') ?? 0)
  const bare = await bareAnswer(Buffer.alloc(length, 'a'), { 'content-type': 'text/html; charset=utf-8' })
  const kept = await load({ url: `${shop.url}${path}`, seconds, headers })
  const anew = await load({ url: `${anewUrl}${path}`, seconds, headers })
  const yardstick = await load({ url: bare.url, seconds, headers })
  await bare.close()
  return {
    bytes: length,
    bare: yardstick.perSecond,
    kept: kept.perSecond,
    'kept/bare': Number((kept.perSecond / yardstick.perSecond).toFixed(2)),
    'kept p99 ms': kept.p99,
    anew: anew.perSecond,
    'anew p99 ms': anew.p99,
    failures: kept.failures + anew.failures,
  }
}

import { bareAnswer } from './bare.ts'
import type { Bench, Part, Row } from './bench.ts'
import { load, type LoadResult } from './load.ts'
import { gatherBuyers } from './order-flow.ts'

/** Reads of the API: the catalogue from its kept bytes, and what a signed-in customer looks at. */
export const calls: Part = {
  title: 'API reads per second, 10 connections',
  measure: async (bench) => {
    const { shop, seconds } = bench
    const query = `?lang=es&api_token=${bench.apiToken}&device_type=browser`
    const products = `${shop.apiUrl}/api/products${query}`
    const [buyer] = await gatherBuyers(bench, 1)
    const headers = { authorization: buyer!.customer.authorization, 'content-type': 'application/json' }
    const personal = [
      ...['/users/me', '/addresses', '/orders', '/sources'].map((path) => ({ path: `/api${path}${query}` })),
      {
        path: `/api/pickups${query}`,
        method: 'POST' as const,
        body: JSON.stringify({ cp: '28013' }),
      },
    ]
    const catalogue = await load({ url: products, seconds })
    const reads = await load({ url: shop.apiUrl, seconds, headers, requests: personal })
    const all = [...personal, { path: `/api/products${query}` }]
    const mixed = await load({ url: shop.apiUrl, seconds, headers, requests: all })
    return {
      rows: {
        'GET products': await besideBare(bench, products, catalogue),
        'a customer’s own': await besideBare(bench, `${shop.apiUrl}/api/users/me${query}`, reads, headers),
        mixed: await besideBare(bench, `${shop.apiUrl}/api/users/me${query}`, mixed, headers),
      },
      figures: { 'API reads': `${mixed.perSecond} per second, p99 ${mixed.p99} ms` },
    }
  },
}

/** A result beside a bare answer of the bytes at an address. */
async function besideBare(
  { seconds }: Bench,
  url: string,
  { perSecond, p50, p99, failures }: LoadResult,
  headers: Record<string, string> = {},
): Promise<Row> {
  const answer = await fetch(url, { headers: { authorization: headers['authorization'] ?? '' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const bare = await bareAnswer(bytes, { 'content-type': 'application/json; charset=utf-8' })
  const yardstick = await load({ url: bare.url, seconds })
  await bare.close()
  const ratio = Number((perSecond / yardstick.perSecond).toFixed(3))
  return { perSecond, p50, p99, failures, bare: yardstick.perSecond, 'of bare': ratio }
}

import { type Asked, bareRate, beside, bytesAsSent } from './bare.ts'
import type { Bench, Part } from './bench.ts'
import { load, type LoadOptions } from './load.ts'
import { gatherBuyers } from './order-flow.ts'

/** Reads of the API: the catalogue from its kept bytes, what a signed-in customer looks at, and the price of a cart. */
export const calls: Part = {
  title: 'API reads per second, 10 connections',
  measure: async (bench) => {
    const { shop } = bench
    const query = `?lang=es&api_token=${bench.apiToken}&device_type=browser`
    const [buyer] = await gatherBuyers(bench, 1)
    const { customer, addressId } = buyer!
    const headers = { authorization: customer.authorization, 'content-type': 'application/json' }
    const post = (path: string, body: object) => ({
      path: `/api${path}${query}`,
      method: 'POST' as const,
      body: JSON.stringify(body),
    })
    const personal = [
      ...['/users/me', '/addresses', '/orders', '/sources'].map((path) => ({ path: `/api${path}${query}` })),
      post('/pickups', { cp: '28013' }),
    ]
    const products = { path: `/api/products${query}` }
    const order = customer.orderOf(addressId, await customer.findHours(), 0)

    const catalogue = await measure(bench, { headers: { 'accept-encoding': 'br' }, requests: [products] })
    const reads = await measure(bench, { headers, requests: personal })
    const mixed = await measure(bench, { headers, requests: [...personal, products] })
    const priced = await measure(bench, { headers, requests: [post('/coupon/checkNew', order)] })
    return {
      rows: { 'GET products': catalogue, 'a customer’s own': reads, mixed, 'priced cart': priced },
      figures: {
        'API reads': `${mixed.perSecond} per second, p99 ${mixed.p99} ms`,
        'product list': `${catalogue.perSecond} per second, ${beside(catalogue.perSecond, catalogue.bare)}`,
        'checked and priced cart': `${priced.perSecond} per second, ${beside(priced.perSecond, priced.bare)}`,
      },
    }

    /** A load beside a bare answer of as many bytes as its first request has. */
    async function measure(
      { seconds }: Bench,
      { headers: sent = {}, requests = [] }: Pick<LoadOptions, 'headers' | 'requests'>,
    ) {
      const [{ path, ...init }] = requests as [Asked & { path: string }]
      const body = await bytesAsSent(shop.apiUrl + path, { ...init, headers: sent })
      const { perSecond, p50, p99, failures } = await load({
        url: shop.apiUrl,
        seconds,
        headers: sent,
        requests,
      })
      const bare = await bareRate(body, 'application/json; charset=utf-8', seconds)
      return {
        bytes: body.length,
        perSecond,
        p50,
        p99,
        failures,
        bare,
        'of bare': Number((perSecond / bare).toFixed(3)),
      }
    }
  },
}

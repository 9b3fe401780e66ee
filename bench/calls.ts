import { type RequestOptions, bareRate, percentOfBare, fetchEncodedBody } from './bare.ts'
import type { Bench, Benchmark } from './bench.ts'
import { load, type LoadOptions } from './load.ts'
import { registerBuyers } from './order-flow.ts'

/** Reads of the API: the cached catalogue, the data of a signed-in customer, and the price of a cart. */
export const calls: Benchmark = {
  title: 'API reads per second, 10 connections',
  measure: async (bench) => {
    const { shop } = bench
    const query = `?lang=es&api_token=${bench.apiToken}&device_type=browser`
    const [buyer] = await registerBuyers(bench, 1)
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
    const order = customer.createOrder(addressId, await customer.findSlots(), 0)

    const catalogue = await measure(bench, { headers: { 'accept-encoding': 'br' }, requests: [products] })
    const reads = await measure(bench, { headers, requests: personal })
    const mixed = await measure(bench, { headers, requests: [...personal, products] })
    const priced = await measure(bench, { headers, requests: [post('/coupon/checkNew', order)] })
    return {
      rows: { 'GET products': catalogue, 'a customer’s own': reads, mixed, 'priced cart': priced },
      figures: {
        'API reads': `${mixed.perSecond} per second, p99 ${mixed.p99} ms`,
        'product list': `${catalogue.perSecond} per second, ${percentOfBare(catalogue.perSecond, catalogue.bare)}`,
        'checked and priced cart': `${priced.perSecond} per second, ${percentOfBare(priced.perSecond, priced.bare)}`,
      },
    }

    /** Measures requests and a bare response of the same size as the first. */
    async function measure(
      { seconds }: Bench,
      { headers: requestHeaders = {}, requests = [] }: Pick<LoadOptions, 'headers' | 'requests'>,
    ) {
      const [{ path, ...init }] = requests as [RequestOptions & { path: string }]
      const body = await fetchEncodedBody(shop.apiUrl + path, { ...init, headers: requestHeaders })
      const { perSecond, p50, p99, failures } = await load({
        url: shop.apiUrl,
        seconds,
        headers: requestHeaders,
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

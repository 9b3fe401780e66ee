import fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { documentRoutes } from '#storefront/server/documents.ts'
import { sendFailure } from '#storefront/server/failure.ts'
import { type PaymentPolicy, paymentPolicy } from '#storefront/server/payment-policy.ts'
import { shopSession } from '#storefront/server/shop-session.ts'
import { signedIn } from '../support/signed-in.ts'

const searches = 400
const paths = new Set(['/tintoreria'])
const session = { cookie: signedIn() }

/** An app whose renderings are asynchronous, as real ones are. */
function shop(payment?: PaymentPolicy) {
  const rendered: string[] = []
  const render = vi.fn(async (path: string) => {
    rendered.push(path)
    await new Promise((done) => setImmediate(done))
    return new Response(`<p>${path}</p>`)
  })
  const app = fastify({ trustProxy: true })
  app.setErrorHandler(sendFailure)
  documentRoutes(app, {
    render,
    catalogueVersion: () => 'v1',
    waitUntilReady: () => Promise.resolve(),
    pages: () => Promise.resolve({ paths }),
    session: shopSession(false),
    production: true,
    payment,
  })
  return { app, render, rendered }
}

describe('a flood of searches', () => {
  // Without the limit all of them render at once, and every other page waits behind them.
  it('does not delay a page of the catalogue', async () => {
    const { app, rendered } = shop()
    const flood = Array.from({ length: searches }, (_, at) => app.inject(`/tintoreria/query=palabra${at}`))
    const page = await app.inject('/tintoreria')
    expect(page.statusCode).toBe(200)
    expect(rendered.length).toBeLessThan(10)
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    await app.close()
  })

  it('is 503 with Retry-After, and the search of another client is 200', async () => {
    const { app } = shop()
    const flood = Array.from({ length: 300 }, (_, at) => app.inject(`/tintoreria/query=palabra${at}`))
    const other = await app.inject({
      url: '/en/dry-cleaning/query=shirt',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(other.statusCode).toBe(200)
    const rejected = (await Promise.all(flood)).find(({ statusCode }) => statusCode === 503)!
    expect([rejected.headers['retry-after'], rejected.headers['cache-control']]).toEqual(['1', 'no-store'])
    expect(rejected.body).not.toBe('')
    await app.close()
  })

  // A cached search would be an entry that anybody can create without end.
  it('is not cached', async () => {
    const { app, render } = shop()
    await app.inject('/tintoreria/query=camisa')
    await app.inject('/tintoreria/query=camisa')
    expect(render).toHaveBeenCalledTimes(2)
    await app.close()
  })
})

/** The same path with the letters percent-encoded that the bits of a number select. */
function encodedVariant(path: string, number: number): string {
  return [...path]
    .map((letter, at) =>
      at > 0 && (number >> (at - 1)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
    .join('')
}

describe('a flood of percent-encodings of one path', () => {
  // Without canonical paths each of them would be a document of its own.
  it('renders that page once and redirects all of them to it', async () => {
    const { app, rendered } = shop()
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, at) => app.inject(encodedVariant('/cesto-ropa-para-lavar', at + 1))),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([301]))
    expect(new Set(responses.map(({ headers }) => headers.location))).toEqual(
      new Set(['/cesto-ropa-para-lavar']),
    )
    expect(rendered).toEqual(['/cesto-ropa-para-lavar'])
    await app.close()
  })

  it.each(['/contrase%C3%B1a-olvidada', '/contrasen%CC%83a-olvidada'])(
    'renders %s in both Unicode forms',
    async (path) => {
      const { app } = shop()
      const flood = Array.from({ length: 300 }, (_, at) => app.inject(`/tintoreria/query=palabra${at}`))
      expect((await app.inject(path)).statusCode).toBe(200)
      await Promise.all(flood)
      await app.close()
    },
  )
})

describe('pages of a customer', () => {
  const floodOfSearches = (app: FastifyInstance) =>
    Array.from({ length: 300 }, (_, at) =>
      app.inject({
        url: `/tintoreria/query=palabra${at}`,
        headers: { 'x-forwarded-for': `203.0.113.${at % 20}` },
      }),
    )

  // In one queue with the searches they would be rejected as soon as thirteen addresses have filled it.
  it('do not wait behind searches of visitors', async () => {
    const { app, rendered } = shop()
    const flood = floodOfSearches(app)
    const pages = ['/detalles-pedido/7', '/editar/direccion/3', '/pago/7']
    const responses = await Promise.all(pages.map((url) => app.inject({ url, headers: session })))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(rendered.length).toBeLessThan(30)
    expect((await Promise.all(flood)).some(({ statusCode }) => statusCode === 503)).toBe(true)
    await app.close()
  })

  // Documents with a nonce are not cached; without the limit all of them would be rendered at once.
  it('are limited where they cannot be cached', async () => {
    const { app, rendered } = shop(paymentPolicy({ hasStripe: true, hasPayPal: true }))
    const flood = Array.from({ length: 300 }, (_, at) => app.inject({ url: `/pago/${at}`, headers: session }))
    expect((await app.inject('/tintoreria')).statusCode).toBe(200)
    expect(rendered.length).toBeLessThan(10)
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(30)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    await app.close()
  })
})

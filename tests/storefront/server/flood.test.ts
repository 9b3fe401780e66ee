import fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { documentRoutes } from '#storefront/server/documents.ts'
import { type PaymentPolicy, paymentPolicy } from '#storefront/server/payment-policy.ts'
import { type Shelf, Shelves } from '#storefront/server/shelves.ts'
import { signedIn } from '../support/signed-in.ts'

const searches = 400
/** A finished page in one of its forms. */
const body = Buffer.alloc(60_000)
const named = new Set(['/tintoreria'])
const session = { cookie: signedIn() }

/** A shop whose pages take a moment, as real ones do. */
function shop(payment?: PaymentPolicy) {
  const rendered: string[] = []
  const render = vi.fn(async (path: string) => {
    rendered.push(path)
    await new Promise((done) => setImmediate(done))
    return new Response(`<p>${path}</p>`)
  })
  const app = fastify({ trustProxy: true })
  documentRoutes(app, {
    render,
    catalogueVersion: () => 'v1',
    pages: () => Promise.resolve({ paths: named }),
    session: { secure: false },
    production: true,
    payment,
  })
  return { app, render, rendered }
}

describe('a flood of searches', () => {
  // Guard: without the queue all of them render at once, and the page of everybody waits behind them.
  it('does not hold up the page that everybody asks for', async () => {
    const { app, rendered } = shop()
    const flood = Array.from({ length: searches }, (_, at) => app.inject(`/tintoreria/query=palabra${at}`))
    const everybody = await app.inject('/tintoreria')
    expect(everybody.statusCode).toBe(200)
    expect(rendered.length).toBeLessThan(10)
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    await app.close()
  })

  it('is told when to come again, and another visitor’s search is answered', async () => {
    const { app } = shop()
    const flood = Array.from({ length: 300 }, (_, at) => app.inject(`/tintoreria/query=palabra${at}`))
    const other = await app.inject({
      url: '/en/dry-cleaning/query=shirt',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(other.statusCode).toBe(200)
    const refused = (await Promise.all(flood)).find(({ statusCode }) => statusCode === 503)!
    expect([refused.headers['retry-after'], refused.headers['cache-control']]).toEqual(['1', 'no-store'])
    expect(refused.body).not.toBe('')
    await app.close()
  })

  // Guard: with one shelf for everything the searches push the page out, and the memory grows to its bound.
  it('fills neither the memory nor the shelf of the pages', async () => {
    const shelves = new Shelves()
    const bodies = { br: body, gzip: body, identity: body }
    const render = vi.fn(() => Promise.resolve({ status: 200, headers: {}, etag: '""', bodies }))
    const ask = (path: string, shelf: Shelf) =>
      shelves.get({ path, version: 'v1', shelf, client: path }, render)
    await ask('/', 'named')
    for (let at = 0; at < 600; at += 1) await ask(`/tintoreria/query=palabra${at}`, 'madeUp')
    expect(shelves.held.documents).toBeLessThanOrEqual(301)
    expect(shelves.held.bytes).toBeLessThanOrEqual(17 * 1024 * 1024)
    render.mockClear()
    await ask('/', 'named')
    expect(render).not.toHaveBeenCalled()
  })
})

/** The same path with other letters of it encoded, as many times over as there are numbers. */
function spelling(path: string, number: number): string {
  return [...path]
    .map((letter, at) =>
      at > 0 && (number >> (at - 1)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
    .join('')
}

describe('a flood of spellings of one page', () => {
  // Guard: with every match of a plain route named, and spellings not settled, each of them would be a page of its own.
  it('renders that page once, and sends all of them there', async () => {
    const { app, rendered } = shop()
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, at) => app.inject(spelling('/cesto-ropa-para-lavar', at + 1))),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([301]))
    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(
      new Set(['/cesto-ropa-para-lavar']),
    )
    expect(rendered).toEqual(['/cesto-ropa-para-lavar'])
    await app.close()
  })

  it.each(['/contrase%C3%B1a-olvidada', '/contrasen%CC%83a-olvidada'])(
    'leaves %s a page of the shop in both its forms',
    async (path) => {
      const { app } = shop()
      const flood = Array.from({ length: 300 }, (_, at) => app.inject(`/tintoreria/query=palabra${at}`))
      expect((await app.inject(path)).statusCode).toBe(200)
      await Promise.all(flood)
      await app.close()
    },
  )
})

describe('customers’ own pages', () => {
  const waitingForSearches = (app: FastifyInstance) =>
    Array.from({ length: 300 }, (_, at) =>
      app.inject({
        url: `/tintoreria/query=palabra${at}`,
        headers: { 'x-forwarded-for': `203.0.113.${at % 20}` },
      }),
    )

  // Guard: in one queue with the searches they are refused as soon as thirteen addresses have filled it.
  it('do not wait behind searches', async () => {
    const { app, rendered } = shop()
    const flood = waitingForSearches(app)
    const pages = ['/detalles-pedido/7', '/editar/direccion/3', '/pago/7']
    const answers = await Promise.all(pages.map((url) => app.inject({ url, headers: session })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(rendered.length).toBeLessThan(30)
    expect((await Promise.all(flood)).some(({ statusCode }) => statusCode === 503)).toBe(true)
    await app.close()
  })

  // Guard: what carries a nonce is never kept; rendered outside the queue, all of them would be made at once.
  it('wait for each other where every answer is made anew', async () => {
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

import fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { documentRoutes } from '../../../packages/storefront/src/server/documents.ts'
import { Shelves } from '../../../packages/storefront/src/server/shelves.ts'

const searches = 1_000
/** A finished page in one of its forms. */
const body = Buffer.alloc(60_000)
const named = new Set(['/tintoreria'])

/** A shop whose pages take a moment, as real ones do. */
function shop() {
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
    const ask = (path: string, isNamed: boolean) =>
      shelves.get({ path, version: 'v1', isNamed, client: path }, render)
    await ask('/', true)
    for (let at = 0; at < 600; at += 1) await ask(`/tintoreria/query=palabra${at}`, false)
    expect(shelves.held.documents).toBeLessThanOrEqual(301)
    expect(shelves.held.bytes).toBeLessThanOrEqual(17 * 1024 * 1024)
    render.mockClear()
    await ask('/', true)
    expect(render).not.toHaveBeenCalled()
  })
})

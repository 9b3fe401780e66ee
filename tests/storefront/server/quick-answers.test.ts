import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#storefront/server/app.ts'
import { readConfig } from '#storefront/server/config.ts'
import { signedIn } from '../support/signed-in.ts'

let app: FastifyInstance
let url: string
let version: string
const render = vi.fn((path: string) => Promise.resolve(new Response(`<p>${path} ${version}</p>`)))

beforeEach(async () => {
  version = 'v1'
  render.mockClear()
  app = await createApp({
    config: readConfig({ API_URL: 'http://127.0.0.1:9', API_TOKEN: 'token', LOG_LEVEL: 'silent' }),
    render,
    catalogueVersion: () => version,
    pages: () => Promise.resolve({ pages: [], paths: new Set(['/tintoreria']) }),
    ready: () => true,
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers: { 'accept-encoding': 'br', ...headers } })
const said = (answer: Response) =>
  Object.fromEntries(
    [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  )

/** Asks until the page is kept and answers the framework's answer and the quick one. */
async function bothAnswers(path: string): Promise<[Response, Response]> {
  return [await ask(path), await ask(path)]
}

// Guard: the framework’s own answer to these is a line of JSON about a bad request, and no browser’s router reads them.
it.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/tintoreria/query=a%F1o', '/tintoreria/query=a%25F1o'],
  ['/tintoreria/query=100%', '/tintoreria/query=100%25'],
  ['//en/%FF?a=%FF', '/en/%25FF?a=%25FF'],
])('the address %s, whose escapes mean nothing, leads to %s, which can be read', async (path, readable) => {
  const sent = await ask(path)
  expect([sent.status, sent.headers.get('location')]).toEqual([301, readable])
  render.mockResolvedValueOnce(new Response('<p>Nothing here</p>', { status: 404 }))
  const answer = await ask(readable, { 'accept-encoding': 'identity' })
  expect([answer.status, await answer.text()]).toEqual([404, '<p>Nothing here</p>'])
})

describe('a kept page', () => {
  it('is answered quickly with the very headers and text of its first answer', async () => {
    const [first, second] = await bothAnswers('/tintoreria')
    expect(said(second)).toEqual(said(first))
    expect(second.headers.get('content-encoding')).toBe('br')
    expect(second.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await second.text()).toBe(await first.text())
    expect(render).toHaveBeenCalledTimes(1)
  })

  // Guard: without the version in the question a page of yesterday's prices is answered for ever.
  it('is made anew with the catalogue', async () => {
    await bothAnswers('/tintoreria')
    version = 'v2'
    expect(await (await ask('/tintoreria')).text()).toBe('<p>/tintoreria v2</p>')
  })

  // Guard: without asking whether anybody may have it, a customer's page is answered to whoever has no session.
  it('of a customer goes to nobody else', async () => {
    const cookie = signedIn()
    expect((await ask('/mis-pedidos', { cookie })).status).toBe(200)
    expect((await ask('/mis-pedidos', { cookie })).status).toBe(200)
    expect((await ask('/mis-pedidos')).status).toBe(302)
  })

  it('is not sent again to who has it, and comes in other forms to who takes no Brotli', async () => {
    const [first] = await bothAnswers('/tintoreria')
    const etag = first.headers.get('etag')!
    // What is sent is compressed anew when it is asked for often, under the same tag.
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    for (const held of [etag, etag.slice(2), `"other", ${etag}`, '*'])
      expect((await ask('/tintoreria', { 'if-none-match': held })).status, held).toBe(304)
    expect((await ask('/tintoreria', { 'if-none-match': '"other"' })).status).toBe(200)
    const zipped = await ask('/tintoreria', { 'accept-encoding': 'gzip' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(await zipped.text()).toBe('<p>/tintoreria v1</p>')
    const plain = await ask('/tintoreria', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe('<p>/tintoreria v1</p>')
  })
})

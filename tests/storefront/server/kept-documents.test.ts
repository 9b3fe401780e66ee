import { describe, expect, it, vi } from 'vitest'
import { type KeptDocument, KeptDocuments } from '#storefront/server/kept-documents.ts'

function documentOf(text: string, status = 200): KeptDocument {
  const body = Buffer.from(text)
  return { status, headers: {}, etag: `"${text}"`, bodies: { br: body, gzip: body, identity: body } }
}
const rendering = (text: string, status?: number) => vi.fn(() => Promise.resolve(documentOf(text, status)))
const wide = { most: 10, mostBytes: 10_000 }

describe('kept documents', () => {
  it('are rendered once', async () => {
    const kept = new KeptDocuments(wide)
    const render = rendering('home')
    const first = await kept.get('/', 'v1', render)
    expect(await kept.get('/', 'v1', render)).toBe(first)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('are rendered once for everybody who asks at the same time', async () => {
    const kept = new KeptDocuments(wide)
    const render = rendering('home')
    await Promise.all(Array.from({ length: 20 }, () => kept.get('/', 'v1', render)))
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('are let go when the catalogue or the day changes', async () => {
    const kept = new KeptDocuments(wide)
    await kept.get('/', 'v1', rendering('old'))
    expect((await kept.get('/', 'v2', rendering('new'))).etag).toBe('"new"')
    expect(kept.size).toBe(1)
  })

  it('do not keep what was begun under an older version', async () => {
    const kept = new KeptDocuments(wide)
    const slow = Promise.withResolvers<KeptDocument>()
    const asked = kept.get('/', 'v1', () => slow.promise)
    await kept.get('/other', 'v2', rendering('other'))
    slow.resolve(documentOf('old'))
    expect((await asked).etag).toBe('"old"')
    expect((await kept.get('/', 'v2', rendering('new'))).etag).toBe('"new"')
  })

  it('keep no errors and no not-found pages', async () => {
    const kept = new KeptDocuments(wide)
    await kept.get('/gone', 'v1', rendering('gone', 404))
    await expect(kept.get('/broken', 'v1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(kept.size).toBe(0)
    expect((await kept.get('/broken', 'v1', rendering('mended'))).etag).toBe('"mended"')
  })

  // Guard: counted without it, what is asked for in gzip grows past the bound once all of it has been kept.
  it('are counted with room for the form that is made when it is asked for', async () => {
    const kept = new KeptDocuments({ most: 10, mostBytes: 100 })
    const br = Buffer.alloc(20)
    const lean = () => Promise.resolve({ status: 200, headers: {}, etag: '""', bodies: { br } })
    await kept.get('/a', 'v1', lean)
    await kept.get('/b', 'v1', lean)
    expect([kept.size, kept.bytes]).toEqual([1, 60])
  })

  it('are bounded in number, the longest unused going first', async () => {
    const kept = new KeptDocuments({ most: 2, mostBytes: 10_000 })
    await kept.get('/a', 'v1', rendering('a'))
    await kept.get('/b', 'v1', rendering('b'))
    await kept.get('/a', 'v1', rendering('a'))
    await kept.get('/c', 'v1', rendering('c'))
    const again = rendering('a')
    await kept.get('/a', 'v1', again)
    expect(again).not.toHaveBeenCalled()
    expect(kept.size).toBe(2)
  })

  it('are bounded in bytes', async () => {
    const kept = new KeptDocuments({ most: 100, mostBytes: 100 })
    for (const name of ['a', 'b', 'c', 'd']) await kept.get(name, 'v1', rendering(name.repeat(10)))
    expect(kept.bytes).toBeLessThanOrEqual(100)
    await kept.get('huge', 'v1', rendering('x'.repeat(50)))
    expect(kept.bytes).toBeLessThanOrEqual(100)
  })

  it('are made smaller once they are asked for again, one at a time, and in their places', async () => {
    const pressed: string[] = []
    const kept = new KeptDocuments({
      ...wide,
      press: async (document) => {
        pressed.push(document.etag)
        return { ...document, bodies: { br: Buffer.from('s') } }
      },
    })
    await kept.get('/', 'v1', rendering('home'))
    await kept.get('/other', 'v1', rendering('other'))
    expect(pressed).toEqual([])
    const before = kept.bytes
    kept.find('/', 'v1')
    kept.find('/other', 'v1')
    expect(pressed).toEqual(['"home"'])
    await vi.waitFor(() => expect(kept.find('/', 'v1')?.bodies.br.toString()).toBe('s'))
    expect(kept.bytes).toBeLessThan(before)
    kept.find('/', 'v1')
    kept.find('/other', 'v1')
    expect(pressed).toEqual(['"home"', '"other"'])
  })

  it('stay as they are where they cannot be made smaller, or were let go meanwhile', async () => {
    const slow = Promise.withResolvers<KeptDocument>()
    const press = vi.fn(() => slow.promise)
    const kept = new KeptDocuments({ ...wide, press })
    await kept.get('/', 'v1', rendering('home'))
    kept.find('/', 'v1')
    await kept.get('/', 'v2', rendering('new'))
    slow.resolve(documentOf('smaller'))
    await slow.promise
    expect(kept.find('/', 'v2')?.etag).toBe('"new"')

    const refusing = new KeptDocuments({ ...wide, press: () => Promise.reject(new Error('no')) })
    await refusing.get('/', 'v1', rendering('home'))
    refusing.find('/', 'v1')
    await Promise.resolve()
    expect(refusing.find('/', 'v1')?.etag).toBe('"home"')
  })
})

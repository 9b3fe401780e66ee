import { describe, expect, it, vi } from 'vitest'
import { DocumentCache } from '#storefront/server/document-cache.ts'
import type { FinishedDocument } from '#storefront/server/finished-document.ts'

function documentOf(text: string, status = 200, bytes = text.length): FinishedDocument {
  return { status, headers: {}, etag: `"${text}"`, encoding: 'br', body: Buffer.alloc(bytes) }
}
const creating = (text: string, status?: number, bytes?: number) =>
  vi.fn(() => Promise.resolve(documentOf(text, status, bytes)))

describe('DocumentCache', () => {
  it('renders a document once', async () => {
    const cache = new DocumentCache()
    const create = creating('home')
    const first = await cache.get('/', 'br', 'v1', create)
    expect(await cache.get('/', 'br', 'v1', create)).toBe(first)
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('renders a document once for concurrent requests', async () => {
    const cache = new DocumentCache()
    const create = creating('home')
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/', 'br', 'v1', create)))
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('renders again for another version', async () => {
    const cache = new DocumentCache()
    await cache.get('/', 'br', 'v1', creating('old'))
    expect((await cache.get('/', 'br', 'v2', creating('new'))).etag).toBe('"new"')
  })

  it('renders again for another encoding', async () => {
    const cache = new DocumentCache()
    await cache.get('/', 'br', 'v1', creating('br'))
    expect((await cache.get('/', 'gzip', 'v1', creating('gzip'))).etag).toBe('"gzip"')
  })

  it('does not use a render of an older version for a new one', async () => {
    const cache = new DocumentCache()
    const slow = Promise.withResolvers<FinishedDocument>()
    const old = cache.get('/', 'br', 'v1', () => slow.promise)
    slow.resolve(documentOf('old'))
    expect((await cache.get('/', 'br', 'v2', creating('new'))).etag).toBe('"new"')
    expect((await old).etag).toBe('"old"')
  })

  it('caches neither an error page nor a rejection', async () => {
    const cache = new DocumentCache()
    expect((await cache.get('/broken', 'br', 'v1', creating('broken', 500))).status).toBe(500)
    await expect(cache.get('/broken', 'br', 'v1', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    )
    expect((await cache.get('/broken', 'br', 'v1', creating('repaired'))).etag).toBe('"repaired"')
  })

  it('evicts the least recently used documents above its limit of bytes', async () => {
    const cache = new DocumentCache(50)
    await cache.get('/a', 'br', 'v1', creating('a', 200, 20))
    await cache.get('/b', 'br', 'v1', creating('b', 200, 20))
    await cache.get('/a', 'br', 'v1', creating('a', 200, 20))
    await cache.get('/c', 'br', 'v1', creating('c', 200, 20))
    expect(cache.bytes).toBe(40)
    const [again, evicted] = [creating('a'), creating('b')]
    await cache.get('/a', 'br', 'v1', again)
    await cache.get('/b', 'br', 'v1', evicted)
    expect([again.mock.calls.length, evicted.mock.calls.length]).toEqual([0, 1])
  })
})

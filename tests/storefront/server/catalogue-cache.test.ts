import type { Category } from '@colada/domain/catalogue/category'
import { searchProducts } from '@colada/domain/catalogue/search'
import type { ServerBuild } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { prepareCatalogue } from '#storefront/features/catalogue/prepare-catalogue.ts'
import { allProducts } from '#storefront/features/catalogue/views.ts'
import { CatalogueCache, CatalogueUnavailableError } from '#storefront/server/catalogue-cache.ts'
import { preparerOf } from '#storefront/server/rendering.ts'

const response = (version: string) => ({
  status: { code: 200, message: 'OK' },
  flash_message: '',
  flash_message_subheader: '',
  catalogue_version: version,
  categories: [],
  // The stub sends the same to both requests.
  promotions: [{ id: 1, title: 'Oferta', description: '<strong>Hoy</strong>', image: '/p.svg', order: 1 }],
})

/** A `fetch` of an API with conditional requests. */
function apiWith(version: () => string) {
  return vi.fn<typeof fetch>((_, init) => {
    const etag = `"${version()}"`
    if (new Headers(init?.headers).get('if-none-match') === etag)
      return Promise.resolve(new Response(null, { status: 304 }))
    return Promise.resolve(Response.json(response(version()), { headers: { etag } }))
  })
}

const cacheWith = (fetch: typeof globalThis.fetch, onError = vi.fn(), startupWaitMs = 10_000) =>
  new CatalogueCache({ apiUrl: 'http://api', apiToken: 'token', fetch, onError, startupWaitMs })

describe('CatalogueCache', () => {
  it('sends one request per language for concurrent refreshes', async () => {
    const fetch = apiWith(() => '1')
    const cache = cacheWith(fetch)
    await Promise.all(Array.from({ length: 10 }, () => cache.refresh()))
    // The catalogue and the promotions.
    expect(fetch).toHaveBeenCalledTimes(4)
    expect(cache.isReady).toBe(true)
    expect(cache.promos('es')[0]?.description).toEqual([[{ text: 'Hoy', emphasis: 'strong' }]])
  })

  it('revalidates with the ETag and keeps its version while nothing changes', async () => {
    let version = '1'
    const cache = cacheWith(apiWith(() => version))
    await cache.refresh()
    const before = cache.version
    const categories = cache.categories('es')
    await cache.refresh()
    expect(cache.version).toBe(before)
    expect(cache.categories('es')).toBe(categories)
    version = '2'
    await cache.refresh()
    expect(cache.version).not.toBe(before)
  })

  it('serves the last catalogue while the API is down', async () => {
    let isDown = false
    const fetch = apiWith(() => '1')
    const onError = vi.fn()
    const cache = cacheWith(
      (...args) => (isDown ? Promise.reject(new Error('down')) : fetch(...args)),
      onError,
    )
    await cache.refresh()
    isDown = true
    await cache.refresh()
    expect(cache.categories('es')).toEqual([])
    expect(onError).toHaveBeenCalledOnce()
  })

  // Without the wait, requests failed in the second in which the API starts beside this process.
  it('waits for an API that is starting', async () => {
    let isUp = false
    const fetch = apiWith(() => '1')
    const cache = cacheWith((...args) => (isUp ? fetch(...args) : Promise.reject(new Error('down'))))
    cache.start()
    const ready = cache.waitUntilReady().then(() => 'ready')
    await expect(Promise.race([ready, Promise.resolve('waiting')])).resolves.toBe('waiting')
    isUp = true
    expect(await ready).toBe('ready')
    expect(cache.categories('es')).toEqual([])
    cache.stop()
  })

  it('rejects after the startup wait when the API has never responded', async () => {
    const cache = cacheWith(() => Promise.resolve(new Response('', { status: 500 })), vi.fn(), 1)
    await expect(cache.waitUntilReady()).rejects.toThrow(CatalogueUnavailableError)
    expect(() => cache.categories('es')).toThrow(CatalogueUnavailableError)
    expect(cache.isReady).toBe(false)
  })
})

describe('CatalogueCache.notice', () => {
  const cacheOf = (message: string, subheader: string) =>
    cacheWith(() =>
      Promise.resolve(
        Response.json({ ...response('1'), flash_message: message, flash_message_subheader: subheader }),
      ),
    )

  it('is parsed from the catalogue response and identified by its content', async () => {
    const cache = cacheOf('<strong>Hoy</strong> no', 'Mañana sí')
    expect(cache.notice).toBeNull()
    await cache.refresh()
    const { id, texts } = cache.notice!
    expect(texts.es).toEqual({
      message: [[{ text: 'Hoy', emphasis: 'strong' }, { text: ' no' }]],
      subheader: [[{ text: 'Mañana sí' }]],
    })
    const other = cacheOf('<strong>Hoy</strong> no', 'Pasado mañana')
    await other.refresh()
    // A visitor who closed one notice sees the other.
    expect(other.notice!.id).not.toBe(id)
  })

  it('is null without a message, whatever the subheader', async () => {
    const cache = cacheOf('', 'Mañana sí')
    await cache.refresh()
    expect(cache.notice).toBeNull()
  })
})

describe('prepare', () => {
  // Indexes in this process's own module instance are never read by the bundle.
  it('runs in the build before a new catalogue is used', async () => {
    const readyWhenCalled: boolean[] = []
    const module = { prepareCatalogue: vi.fn(async () => void readyWhenCalled.push(cache.isReady)) }
    const build = { entry: { module } } as unknown as ServerBuild
    const cache = new CatalogueCache({
      apiUrl: 'http://api',
      apiToken: 'token',
      fetch: apiWith(() => '1'),
      prepare: preparerOf(build),
    })
    await cache.refresh()
    expect(module.prepareCatalogue).toHaveBeenCalledWith(cache.categories('es'))
    expect(readyWhenCalled).toEqual([false, false])
    await cache.refresh()
    expect(module.prepareCatalogue).toHaveBeenCalledTimes(2)
  })

  it('indexes a product once, not with every search', async () => {
    const description = vi.fn(() => 'camisa de lino')
    const product = Object.defineProperty({ name: 'Camisa', searchText: '' }, 'description', {
      get: description,
    }) as never
    const categories = [{ products: [product] }] as unknown as readonly Category[]
    await prepareCatalogue(categories)
    expect(searchProducts(allProducts(categories), 'lino')).toHaveLength(1)
    await prepareCatalogue(categories)
    expect(searchProducts(allProducts(categories), 'camisa')).toHaveLength(1)
    expect(description).toHaveBeenCalledOnce()
  })
})

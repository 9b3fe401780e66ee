import { describe, expect, it, vi } from 'vitest'
import type { ServerBuild } from 'react-router-dom'
import type { Category } from '@colada/domain/catalogue/category'
import { searchProducts } from '@colada/domain/catalogue/search'
import { prepareCatalogue } from '#storefront/features/catalogue/prepare-catalogue.ts'
import { allProducts } from '#storefront/features/catalogue/views.ts'
import { CatalogueKeeper } from '#storefront/server/catalogue-keeper.ts'
import { preparerOf } from '#storefront/server/rendering.ts'

const answer = (version: string) => ({
  status: { code: 200, message: 'OK' },
  flash_message: '',
  flash_message_subheader: '',
  catalogue_version: version,
  categories: [],
})

function apiWith(version: () => string) {
  return vi.fn<typeof fetch>((_, init) => {
    const tag = `"${version()}"`
    const asked = new Headers(init?.headers).get('if-none-match')
    if (asked === tag) return Promise.resolve(new Response(null, { status: 304 }))
    return Promise.resolve(Response.json(answer(version()), { headers: { etag: tag } }))
  })
}

const keeperOf = (ask: typeof fetch, onProblem = vi.fn()) =>
  new CatalogueKeeper({ apiUrl: 'http://api', apiToken: 'token', fetch: ask, onProblem })

describe('the catalogue of the process', () => {
  it('is fetched once a language, however many pages ask', async () => {
    const ask = apiWith(() => '1')
    const keeper = keeperOf(ask)
    await Promise.all(Array.from({ length: 10 }, () => keeper.categories('es')))
    await keeper.categories('en')
    expect(ask).toHaveBeenCalledTimes(2)
    expect(keeper.ready).toBe(true)
  })

  it('is asked after with its ETag and keeps its version while nothing changes', async () => {
    let version = '1'
    const keeper = keeperOf(apiWith(() => version))
    await keeper.refresh()
    const before = keeper.version
    const categories = await keeper.categories('es')
    await keeper.refresh()
    expect(keeper.version).toBe(before)
    expect(await keeper.categories('es')).toBe(categories)
    version = '2'
    await keeper.refresh()
    expect(keeper.version).not.toBe(before)
  })

  it('goes on being sold while the API is away', async () => {
    let away = false
    const ask = apiWith(() => '1')
    const onProblem = vi.fn()
    const keeper = keeperOf((...args) => (away ? Promise.reject(new Error('away')) : ask(...args)), onProblem)
    await keeper.refresh()
    away = true
    await keeper.refresh()
    expect(await keeper.categories('es')).toEqual([])
    expect(onProblem).toHaveBeenCalledOnce()
  })

  /* Guard: pages were refused that were asked for in the second between this process and the API. */
  it('is waited for while the API is starting beside this process', async () => {
    let isThere = false
    const ask = apiWith(() => '1')
    const keeper = keeperOf((...args) => (isThere ? ask(...args) : Promise.reject(new Error('not yet'))))
    keeper.start()
    const categories = keeper.categories('es')
    await expect(Promise.race([categories, Promise.resolve('waiting')])).resolves.toBe('waiting')
    isThere = true
    expect(await categories).toEqual([])
    keeper.stop()
  })

  it('says so where it was never there', async () => {
    const keeper = keeperOf(() => Promise.resolve(new Response('', { status: 500 })))
    await expect(keeper.categories('es')).rejects.toThrow(/API/)
    expect(keeper.ready).toBe(false)
  })
})

describe('the notice of the shop', () => {
  const keeperWith = (message: string, subheader: string) =>
    keeperOf(() =>
      Promise.resolve(
        Response.json({ ...answer('1'), flash_message: message, flash_message_subheader: subheader }),
      ),
    )

  it('comes with the catalogue, read and named by what it says', async () => {
    const keeper = keeperWith('<strong>Hoy</strong> no', 'Mañana sí')
    expect(keeper.notice).toBeNull()
    await keeper.refresh()
    const { id, texts } = keeper.notice!
    expect(texts.es).toEqual({
      message: [[{ text: 'Hoy', emphasis: 'strong' }, { text: ' no' }]],
      subheader: [[{ text: 'Mañana sí' }]],
    })
    const other = keeperWith('<strong>Hoy</strong> no', 'Pasado mañana')
    await other.refresh()
    // Who closed one is told of the other.
    expect(other.notice!.id).not.toBe(id)
  })

  it('is none where there is nothing to say, whatever stands below it', async () => {
    const keeper = keeperWith('', 'Mañana sí')
    await keeper.refresh()
    expect(keeper.notice).toBeNull()
  })
})

describe('what pages look up in the catalogue', () => {
  // Guard: indexes made by this process's own copy of the search are never read by the bundle's.
  it('is made ready where pages are rendered, before it is known', async () => {
    const known: boolean[] = []
    const module = { prepareCatalogue: vi.fn(async () => void known.push(keeper.ready)) }
    const build = { entry: { module } } as unknown as ServerBuild
    const keeper = new CatalogueKeeper({
      apiUrl: 'http://api',
      apiToken: 'token',
      fetch: apiWith(() => '1'),
      prepare: preparerOf(build),
    })
    await keeper.refresh()
    expect(module.prepareCatalogue).toHaveBeenCalledWith(await keeper.categories('es'))
    expect(known).toEqual([false, false])
    await keeper.refresh()
    expect(module.prepareCatalogue).toHaveBeenCalledTimes(2)
  })

  it('is read once, and not again with every search', async () => {
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

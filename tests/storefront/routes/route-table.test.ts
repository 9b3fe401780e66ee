import { describe, expect, it } from 'vitest'
import { categorySlugs } from '#storefront/platform/catalogue/slugs.ts'
import { toBothPaths } from '#storefront/platform/routes/page-paths.ts'
import {
  counterpart,
  languageOf,
  matchRoute,
  routePath,
  withoutTrailingSlash,
} from '#storefront/platform/routes/paths.ts'
import { routeRows } from '#storefront/platform/routes/route-table.ts'

describe('the route table', () => {
  it('contains every path once', () => {
    const paths = routeRows.flatMap(([, row]) => [
      ...Object.values(row.paths),
      ...Object.values(row.aliases ?? {}).flat(),
    ])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has English paths that start with /en, except for one alias of the specification', () => {
    const strays = routeRows.flatMap(([, row]) =>
      [row.paths.en, ...(row.aliases?.en ?? [])].filter((path) => path !== '/en' && !path.startsWith('/en/')),
    )
    expect(strays).toEqual(['/successful-register'])
  })

  it.each(routeRows)('matches %s in both languages', (name, row) => {
    for (const language of ['es', 'en'] as const) {
      for (const path of [row.paths[language], ...(row.aliases?.[language] ?? [])]) {
        const filled = path.replace(/:\w+/g, 'x1')
        expect(matchRoute(filled)).toMatchObject({ name, language })
      }
    }
  })

  it('has the same parameters in both languages', () => {
    const parameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
    for (const [, row] of routeRows) expect(parameters(row.paths.en)).toEqual(parameters(row.paths.es))
  })
})

describe('matching a path', () => {
  it.each([
    ['composed', '/contraseña-olvidada'],
    ['decomposed', '/contraseña-olvidada'.normalize('NFD')],
    ['percent-encoded', '/contrase%C3%B1a-olvidada'],
    ['percent-encoded and decomposed', '/contrasen%CC%83a-olvidada'],
    ['with a slash at the end', '/contraseña-olvidada/'],
  ])('matches the forgotten password %s', (_, path) => {
    expect(matchRoute(path)?.name).toBe('ForgotPassword')
  })

  it.each([
    ['/tintoreria', 'Category', { categoria: 'tintoreria' }],
    ['/tintoreria/pagina/2', 'CategoryPage', { categoria: 'tintoreria', pagina: '2' }],
    ['/en/laundry/page/2', 'CategoryPage', { categoria: 'laundry', pagina: '2' }],
    ['/tintoreria/camisa', 'ProductPage', { categoria: 'tintoreria', producto: 'camisa' }],
    [
      '/tintoreria/query=camisa+blanca',
      'CategorySearch',
      { categoria: 'tintoreria', search: 'camisa+blanca' },
    ],
    [
      '/tintoreria/query=camisa+blanca/pagina/2',
      'CategorySearchPage',
      { categoria: 'tintoreria', search: 'camisa+blanca', pagina: '2' },
    ],
    [
      '/en/laundry/query=bags&/page/3',
      'CategorySearchPage',
      { categoria: 'laundry', search: 'bags&', pagina: '3' },
    ],
    ['/tintoreria/query=ropa%2Fde', 'CategorySearch', { categoria: 'tintoreria', search: 'ropa/de' }],
  ])('matches %s', (path, name, params) => {
    expect(matchRoute(path)).toMatchObject({ name, params })
  })

  it.each(['/a/b/c/d', '/%E0%A4%A', '/tintoreria//camisa'])('returns null for %s', (path) => {
    expect(matchRoute(path)).toBeNull()
  })

  it('returns the language of unknown paths by their prefix', () => {
    expect([languageOf('/en/a/b/c/d'), languageOf('/a/b/c/d'), languageOf('/english')]).toEqual([
      'en',
      'es',
      'es',
    ])
  })

  it('removes slashes at the end and keeps the root', () => {
    expect(['/', '/en/', '/a//', '//'].map(withoutTrailingSlash)).toEqual(['/', '/en', '/a', '/'])
  })
})

describe('paths in both languages', () => {
  it('encodes reserved characters, and none twice', () => {
    const path = routePath('es', 'CategorySearch', { categoria: 'tintoreria', search: 'año 50%/día?' })
    expect(path).toBe('/tintoreria/query=a%C3%B1o%2050%25%2Fd%C3%ADa%3F')
    expect(matchRoute(path)?.params.search).toBe('año 50%/día?')
  })

  it('returns the counterpart of a route with its parameters', () => {
    expect(counterpart('/pago/17')).toBe('/en/payment/17')
    expect(counterpart('/en/my-orders')).toBe('/mis-pedidos')
    expect(counterpart('/a/b/c/d')).toBe('/en')
  })

  it.each(categorySlugs)('translates the slug of category $id', ({ slugs }) => {
    expect(toBothPaths(`/${slugs.es}`)).toEqual({ es: `/${slugs.es}`, en: `/en/${slugs.en}` })
    expect(toBothPaths(`/en/${slugs.en}/page/2`).es).toBe(`/${slugs.es}/pagina/2`)
  })

  it('keeps the terms of a search', () => {
    expect(toBothPaths('/tintoreria/query=camisa&').en).toBe('/en/dry-cleaning/query=camisa&')
  })

  it('links the first page of a search in the other language', () => {
    expect(toBothPaths('/tintoreria/query=camisa/pagina/2').en).toBe('/en/dry-cleaning/query=camisa')
  })
})

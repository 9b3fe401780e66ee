import { routeNames, routePaths } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import { languages } from '@colada/domain/wire/language'
import { describe, expect, it } from 'vitest'
import { categorySlugs } from '#storefront/platform/catalogue/slugs.ts'
import { inLanguage, queryInLanguage, toBothPaths } from '#storefront/platform/routes/page-paths.ts'
import { languageOf, matchRoute, withoutTrailingSlash } from '#storefront/platform/routes/paths.ts'
import { pathsOf } from '#storefront/platform/routes/route-table.ts'

describe('the route table', () => {
  it('contains every path once', () => {
    const paths = routeNames.flatMap((name) => languages.flatMap((language) => pathsOf(name, language)))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has English paths that start with /en, except for one alias of the specification', () => {
    const strays = routeNames.flatMap((name) =>
      pathsOf(name, 'en').filter((path) => path !== '/en' && !path.startsWith('/en/')),
    )
    expect(strays).toEqual(['/successful-register'])
  })

  it.each(routeNames)('matches %s in both languages', (name) => {
    for (const language of languages) {
      for (const path of pathsOf(name, language)) {
        const filled = path.replace(/:\w+/g, 'x1')
        expect(matchRoute(filled)).toMatchObject({ name, language })
      }
    }
  })

  it('has the same parameters in both languages', () => {
    const parameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
    for (const { es, en } of Object.values(routePaths)) expect(parameters(en)).toEqual(parameters(es))
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

  it('keeps the parameters of a route, and leads from unknown paths to Home', () => {
    expect(inLanguage('/pago/17', 'en')).toBe('/en/payment/17')
    expect(inLanguage('/en/my-orders', 'es')).toBe('/mis-pedidos')
    expect(inLanguage('/a/b/c/d', 'en')).toBe('/en')
  })

  it.each([
    ['?page=2', '?page=2'],
    ['?next=%2Fmi-perfil', '?next=%2Fen%2Fmy-profile'],
    ['?a=1&next=%2Flavanderia%2Fpagina%2F2%3Fx%3D1', '?a=1&next=%2Fen%2Flaundry%2Fpage%2F2%3Fx%3D1'],
    ['?next=https%3A%2F%2Felsewhere.example', '?next=https%3A%2F%2Felsewhere.example'],
    ['', ''],
  ])('translates the path to return to in the query %s', (query, translated) => {
    expect(queryInLanguage(query, 'en')).toBe(translated)
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

import { routeNames, routePaths } from '@colada/domain/routes/paths'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from '#storefront/platform/routes/canonical-path.ts'
import { matchRoute } from '#storefront/platform/routes/paths.ts'

const fill = (path: string) =>
  path
    .replace(':categoria', path.startsWith('/en/') ? 'dry-cleaning' : 'tintoreria')
    .replace(':pagina', '2')
    .replace(/:\w+/g, 'x1')

describe('the canonical path', () => {
  it.each([
    ['a slash at the end', '/tintoreria/', '/tintoreria'],
    ['double slashes', '//tintoreria//camisa/', '/tintoreria/camisa'],
    ['upper case', '/Tintoreria/Camisa', '/tintoreria/camisa'],
    ['upper case in the prefix', '/EN/Dry-Cleaning', '/en/dry-cleaning'],
    ['upper case in a static path', '/CESTO-ROPA-PARA-LAVAR', '/cesto-ropa-para-lavar'],
    ['an alias', '/registrado-correctamente', '/registro-correcto'],
    ['an English alias', '/successful-register', '/en/successful-register'],
    ['the Spanish name of a city in English', '/en/zone/sevilla', '/en/zone/seville'],
    ['the English name of a city in Spanish', '/cobertura/seville', '/cobertura/sevilla'],
    ['a city in upper case', '/cobertura/BILBAO', '/cobertura/bilbao'],
    ['the first page by number', '/tintoreria/pagina/1', '/tintoreria'],
    ['the first page of a search by number', '/tintoreria/query=Lana/pagina/1', '/tintoreria/query=Lana'],
    ['upper case around a search', '/Tintoreria/query=Lana/Pagina/2', '/tintoreria/query=Lana/pagina/2'],
    ['a Spanish category in English', '/en/tintoreria', '/en/dry-cleaning'],
    ['an English category in Spanish', '/dry-cleaning', '/tintoreria'],
    ['a Spanish page of a category in English', '/en/tintoreria/pagina/2', '/en/dry-cleaning/page/2'],
    ['a Spanish search in English', '/en/tintoreria/query=Ñandú', '/en/dry-cleaning/query=%C3%91and%C3%BA'],
    ['a Spanish page in English', '/en/cesto-ropa-para-lavar', '/en/cart'],
    ['an English page in Spanish', '/cart', '/cesto-ropa-para-lavar'],
    ['an English page of two words in Spanish', '/zone/madrid', '/cobertura/madrid'],
    ['a needlessly encoded letter', '/%63esto-ropa-para-lavar', '/cesto-ropa-para-lavar'],
    ['an encoded letter in a category', '/tint%6Freria', '/tintoreria'],
    ['an encoded letter in a search', '/tintoreria/query=%63amisa', '/tintoreria/query=camisa'],
    ['an escape in lower case', '/contrase%c3%b1a-olvidada', '/contrase%C3%B1a-olvidada'],
    ['a needlessly encoded combining mark', '/contrase%6E%CC%83a-olvidada', '/contrase%C3%B1a-olvidada'],
    ['all at once', '/EN//Tintoreria/Pagina/1/', '/en/dry-cleaning'],
  ])('is returned for %s', (_, path, settled) => {
    expect(canonicalPath(path)).toBe(settled)
    expect(canonicalPath(settled), 'is its own').toBeNull()
  })

  it.each([
    '/',
    '/en',
    '/contraseña-olvidada',
    '/contraseña-olvidada'.normalize('NFD'),
    '/contrase%C3%B1a-olvidada',
    '/contrasen%CC%83a-olvidada',
    '/tintoreria/query=a%2Fb',
    '/tintoreria/query=100%25+lana',
    '/tintoreria/query=Camisa+Blanca&',
    '/nueva-contrasena/AbC-123',
    '/no-hay-nada',
    '/en/no/such/page',
    '/%E0%A4%A',
    '/tintoreria/camisa',
    '/renting',
    '/en/renting',
  ])('of %s is the path itself', (path) => {
    expect(canonicalPath(path)).toBeNull()
  })

  it.each(routeNames)('of %s is its first path in both languages', (name) => {
    for (const language of ['es', 'en'] as const) {
      const path = fill(routePaths[name][language])
      expect(canonicalPath(path)).toBeNull()
      expect(canonicalPath(`${path}/`)).toBe(encodeURI(path))
      expect(matchRoute(path)?.name).toBe(name)
    }
  })

  it('is reached in one redirect', () => {
    for (const paths of Object.values(routePaths)) {
      for (const path of [paths.es, paths.en]) {
        const settled = canonicalPath(`/${fill(path).toUpperCase()}//`)
        if (settled !== null) expect(canonicalPath(settled)).toBeNull()
      }
    }
  })
})

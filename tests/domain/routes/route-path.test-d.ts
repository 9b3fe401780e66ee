import type { RouteName, RouteParams } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import { describe, expectTypeOf, test } from 'vitest'

describe('routePath', () => {
  test('takes a route without parameters alone', () => {
    expectTypeOf(routePath('es', 'Orders')).toEqualTypeOf<string>()
    // @ts-expect-error The path has no parameter.
    routePath('es', 'Orders', { id: 7 })
  })

  test('requires the parameters of the path', () => {
    expectTypeOf(routePath('en', 'OrderDetail', { id: 7 })).toEqualTypeOf<string>()
    expectTypeOf<RouteParams<'CategoryPage'>>().toEqualTypeOf<
      Readonly<Record<'categoria' | 'pagina', string | number>>
    >()
    // @ts-expect-error The parameter is missing.
    routePath('en', 'OrderDetail')
    // @ts-expect-error One of two parameters is missing.
    routePath('es', 'CategoryPage', { categoria: 'hogar' })
    // @ts-expect-error The parameter has another name.
    routePath('en', 'OrderDetail', { order: 7 })
  })

  test('takes a parameter within a segment', () => {
    expectTypeOf<keyof RouteParams<'CategorySearch'>>().toEqualTypeOf<'categoria' | 'search'>()
  })

  test('rejects unknown names and languages', () => {
    expectTypeOf<'Checkout'>().toExtend<RouteName>()
    // @ts-expect-error Not a route.
    routePath('es', 'Basket')
    // @ts-expect-error Not a language.
    routePath('fr', 'Orders')
  })
})

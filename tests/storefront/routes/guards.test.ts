import { describe, expect, it } from 'vitest'
import { guard, returnPath, type Visitor } from '#storefront/platform/routes/guards.ts'
import { matchRoute } from '#storefront/platform/routes/paths.ts'
import {
  readCookies,
  signedInCookie,
  staffMarker,
  toSessionMarker,
} from '#storefront/platform/store/cookies.ts'
import { serializeProcess, parseProcess } from '#storefront/platform/store/process-cookie.ts'
import { newOrder } from '#storefront/platform/store/process-slice.ts'
import { toVisitor } from '#storefront/platform/store/visitor.ts'

const visitor: Visitor = { signedIn: false, cartFilled: false, process: 'order' }
const customer: Visitor = { ...visitor, signedIn: true }
const guardPath = (path: string, by: Visitor) => guard(matchRoute(path)!, path, by)

describe('guards', () => {
  it.each(['/mis-pedidos', '/pago/3', '/nueva/direccion', '/confirmar-pedido', '/cambio-contrasena'])(
    'redirect visitors from %s to the log-in with the path as `next`',
    (path) => {
      expect(guardPath(path, visitor)).toEqual({ to: `/entrar?next=${encodeURIComponent(path)}` })
    },
  )

  it('redirect visitors to the log-in in the language of the path', () => {
    expect(guardPath('/en/my-orders', visitor)?.to).toBe('/en/login?next=%2Fen%2Fmy-orders')
  })

  it.each(['/registro', '/compra-anonima'])('redirect customers from %s to Home', (path) => {
    expect(guardPath(path, customer)).toEqual({ to: '/' })
    expect(guardPath(path, visitor)).toBeNull()
  })

  it.each(['/registro', '/en/register'])('let staff in store mode register a customer at %s', (path) => {
    expect(guardPath(path, { ...customer, isStaff: true })).toBeNull()
    expect(guardPath('/compra-anonima', { ...customer, isStaff: true })).toEqual({ to: '/' })
  })

  it.each(['/confirmar-pedido', '/en/checkout-order'])(
    'redirect customers with an empty cart from %s to Home with a message',
    (path) => {
      expect(guardPath(path, customer)).toMatchObject({ flash: 'emptyCart' })
      expect(guardPath(path, { ...customer, cartFilled: true })).toBeNull()
      // The garments are in an order that waits for its payment, which Home names.
      const target = guardPath(path, { ...customer, hasUnpaid: true })
      expect(target).toEqual({ to: path.startsWith('/en') ? '/en' : '/' })
    },
  )

  it.each([
    ['/comprar-bonos', '/bonos'],
    ['/en/purchase-packs', '/en/packs'],
  ])('redirect customers with an empty cart from %s to the packs', (path, packs) => {
    expect(guardPath(path, customer)).toEqual({ to: packs })
    expect(guardPath(path, { ...customer, cartFilled: true })).toBeNull()
  })

  it.each(['/modificar-reparto', '/en/modify-order', '/resolver-incidencia', '/en/solve-incident'])(
    'redirect customers who change no order from %s to Home',
    (path) => {
      const home = { to: path.startsWith('/en') ? '/en' : '/' }
      expect(guardPath(path, customer)).toEqual(home)
      expect(guardPath(path, { ...customer, cartFilled: true })).toEqual(home)
    },
  )

  it.each([
    ['dates', '/modificar-reparto'],
    ['items', '/resolver-incidencia'],
  ] as const)('redirect a change of %s to %s, also with an empty cart', (process, own) => {
    const changing = { ...customer, process }
    expect(guardPath(own, changing)).toBeNull()
    for (const path of ['/confirmar-pedido', '/comprar-bonos', '/modificar-reparto', '/resolver-incidencia'])
      if (path !== own) expect(guardPath(path, changing)).toEqual({ to: own })
  })

  it.each(['/', '/entrar', '/tintoreria', '/cesto-ropa-para-lavar', '/tintoreria/camisa'])(
    'allow everyone at %s',
    (path) => {
      expect(guardPath(path, visitor)).toBeNull()
      expect(guardPath(path, customer)).toBeNull()
    },
  )
})

describe('the path after log-in', () => {
  const returnPathFor = (next: string) =>
    returnPath(new URLSearchParams({ next }), (path) => matchRoute(path.split('?')[0]!) !== null, '/')

  it('is a path of the shop', () => {
    expect(returnPathFor('/confirmar-pedido')).toBe('/confirmar-pedido')
    expect(returnPathFor('/pago/3?x=1')).toBe('/pago/3?x=1')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example/a/b/c',
    'javascript:alert(1)',
    '/a/b/c/d',
  ])('is never %s', (next) => {
    expect(returnPathFor(next)).toBe('/')
  })
})

describe('the visitor of a guard', () => {
  it('depends on the presence of cookies, not on their values', () => {
    expect(toVisitor(readCookies('colada_cart=v1.2-1; colada_signed_in=1; a'))).toEqual({
      signedIn: true,
      cartFilled: true,
      process: 'order',
    })
    expect(toVisitor(readCookies('colada_cart=v1; colada_process=add_items_to_order.3.0'))).toEqual({
      signedIn: false,
      cartFilled: false,
      process: 'items',
    })
    expect(toVisitor(readCookies(undefined))).toEqual(visitor)
    const marker = toSessionMarker(staffMarker, '7', '1')
    expect(toVisitor(readCookies(`${signedInCookie}=${marker}`))).toEqual({ ...customer, isStaff: true })
  })

  it('parses a serialised process and ignores other values', () => {
    const process = {
      ...newOrder,
      type: 'change_pickup_to_order',
      orderId: 12,
      locator: 'ABC2345',
      solvesIncident: true,
    } as const
    expect(parseProcess(serializeProcess(process))).toEqual(process)
    for (const text of ['', 'nonsense.1.1', undefined]) {
      expect(parseProcess(text)).toEqual({
        ...newOrder,
        type: 'reserve_order',
        orderId: null,
        locator: '',
        solvesIncident: false,
      })
    }
  })
})

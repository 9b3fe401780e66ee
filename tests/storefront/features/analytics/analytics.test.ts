import type { WireEvent } from '@colada/domain/analytics/contract'
import { MAX_EVENTS } from '@colada/domain/analytics/event'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  useRegisterBusinessMutation,
  useRegisterGuestMutation,
  useRegisterMutation,
} from '#storefront/features/account/registration/registration-endpoints.ts'
import { startAnalyticsWhenAllowed } from '#storefront/features/analytics/start-analytics.ts'
import { lineRemoved, productAdded } from '#storefront/features/cart/cart-slice.ts'
import { useSendMessageMutation } from '#storefront/features/contact/endpoints.ts'
import { decisionFlags, saveDecision } from '#storefront/platform/privacy/consent.ts'
import { pageOpened, pageShown, purchaseCompleted } from '#storefront/platform/store/page-actions.ts'
import { sessionLoaded } from '#storefront/platform/store/session-slice.ts'
import { type AppStore, createStore } from '#storefront/platform/store/store.ts'
import { ok, rejected } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

let store: AppStore
/** Bodies of the beacons. */
let beacons: Blob[]
/** Whether the browser accepts beacons. */
let isAccepted: boolean

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  ;[store, beacons, isAccepted] = [createStore(), [], true]
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => {
      if (isAccepted) beacons.push(body)
      expect([url, body.type]).toEqual(['/api/events', 'application/json'])
      return isAccepted
    },
  })
})
afterEach(async () => {
  dispatchEvent(new Event('pagehide'))
  // Ends the subscription of a page without a decision; its timer does not run.
  await accept()
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const accept = () => saveDecision('accept', decisionFlags.accept)
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Starts on a path, as the first document of a visitor who has accepted or not decided. */
async function start(pathname = '/') {
  history.replaceState(null, '', pathname)
  startAnalyticsWhenAllowed(store)
  await settle()
}

/** Waits until the browser is idle and the code is imported. */
async function settle() {
  await wait(1_500)
  await vi.dynamicImportSettled()
  await wait(0)
}

function open(pathname: string) {
  history.replaceState(null, '', pathname)
  store.dispatch(pageOpened(pathname))
}

async function readEvents(): Promise<WireEvent[]> {
  const texts = await Promise.all(beacons.splice(0).map((body) => body.text()))
  return texts.flatMap((text) => (JSON.parse(text) as { events: WireEvent[] }).events)
}

/** What the page sends when it is left. */
async function leave(): Promise<WireEvent[]> {
  dispatchEvent(new Event('pagehide'))
  return readEvents()
}

const setVisibility = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  if (state === 'visible') store.dispatch(pageShown())
}

const home = { name: 'page', route: 'Home', lang: 'es' }
const shirt = { productId: 1, quantity: 2 }

describe('consent', () => {
  test('counts nothing before a decision, nor after a refusal', async () => {
    await start()
    store.dispatch(productAdded(shirt))
    await wait(60_000)
    expect(await leave()).toEqual([])
    await saveDecision('decline', decisionFlags.decline)
    await settle()
    store.dispatch(productAdded(shirt))
    await wait(60_000)
    expect(await leave()).toEqual([])
  })

  test('counts nothing where only other kinds are allowed', async () => {
    await saveDecision('custom', { ...decisionFlags.accept, performance: false })
    await start()
    await wait(60_000)
    expect(await leave()).toEqual([])
  })

  test('counts from the decision on, without what was before', async () => {
    await start()
    store.dispatch(productAdded(shirt))
    await wait(60_000)
    await accept()
    await settle()
    await wait(2_500)
    expect(await leave()).toEqual([home])
  })

  test('discards what waits when the consent is withdrawn, and counts no more', async () => {
    await accept()
    await start()
    await wait(2_500)
    store.dispatch(productAdded(shirt))
    await saveDecision('decline', decisionFlags.decline)
    store.dispatch(productAdded(shirt))
    await wait(60_000)
    expect(await leave()).toEqual([])
  })

  test('counts nothing in store mode', async () => {
    await accept()
    await start()
    store.dispatch(productAdded(shirt))
    store.dispatch(sessionLoaded({ signedIn: true, staff: true, customer: null }))
    store.dispatch(productAdded(shirt))
    await wait(60_000)
    expect(await leave()).toEqual([])
  })
})

describe('visits', () => {
  beforeEach(accept)

  test('are counted after 2.5 s on a page, once', async () => {
    await start()
    await wait(2_499)
    expect(await leave()).toEqual([])
    await wait(1)
    expect(await leave()).toEqual([home])
    open('/en/frequently-asked-questions')
    await wait(2_000)
    open('/mi-perfil')
    await wait(2_500)
    store.dispatch(pageShown())
    await wait(60_000)
    expect(await readEvents()).toEqual([{ ...home, route: 'Profile' }])
  })

  test('are counted once the page is visible', async () => {
    await start()
    setVisibility('hidden')
    await wait(60_000)
    expect(await leave()).toEqual([])
    setVisibility('visible')
    await wait(2_499)
    expect(await leave()).toEqual([])
    await wait(1)
    expect(await leave()).toEqual([home])
  })

  test('of a checkout are counted after 2 s', async () => {
    await start()
    open('/en/checkout-order')
    await wait(1_999)
    expect(await leave()).toEqual([])
    await wait(1)
    expect(await leave()).toEqual([{ name: 'checkout', route: 'Checkout', lang: 'en' }])
    await wait(500)
    expect(await leave()).toEqual([{ name: 'page', route: 'Checkout', lang: 'en' }])
  })

  test('of a product are counted at once, by its category', async () => {
    await start()
    open('/tintoreria/camisa')
    await wait(0)
    expect(await leave()).toEqual([{ name: 'product', route: '2', lang: 'es' }])
    await wait(2_500)
    expect(await leave()).toEqual([{ ...home, route: 'ProductPage' }])
  })

  test.each([
    ['/en/laundry', { route: '3', lang: 'en' }],
    ['/lavanderia/pagina/2', { route: 'CategoryPage', lang: 'es' }],
    ['/lavanderia/query=falda', { route: 'CategorySearch', lang: 'es' }],
    ['/pago/4711', { route: 'Payment', lang: 'es' }],
    ['/ana@example.com', { route: 'NotFound', lang: 'es' }],
    ['/en/a/b/c/d', { route: 'NotFound', lang: 'en' }],
  ])('of %s tell the page only', async (pathname, page) => {
    await start(pathname)
    await wait(2_500)
    expect(await leave()).toEqual([{ name: 'page', ...page }])
  })
})

describe('actions', () => {
  beforeEach(accept)

  test('of the cart are counted', async () => {
    await start('/cesto-ropa-para-lavar')
    store.dispatch(productAdded(shirt))
    store.dispatch(lineRemoved('1'))
    expect(await leave()).toEqual([
      { name: 'cart', route: 'Carrito', lang: 'es' },
      { name: 'cart_removal', route: 'Carrito', lang: 'es' },
    ])
  })

  test('count a purchase without VAT, and none below half a euro', async () => {
    await start('/pago/12')
    store.dispatch(purchaseCompleted({ amount: 49 }))
    store.dispatch(purchaseCompleted({ amount: 0 }))
    store.dispatch(purchaseCompleted({ amount: 12_100 }))
    expect(await leave()).toEqual([{ name: 'payment', route: 'Payment', lang: 'es', value: 100 }])
  })

  const useRegister = (): (() => PromiseLike<unknown>) => {
    const [send] = useRegisterMutation()
    return () => send({} as Parameters<typeof send>[0])
  }
  const useRegisterBusiness = (): (() => PromiseLike<unknown>) => {
    const [send] = useRegisterBusinessMutation()
    return () => send({} as Parameters<typeof send>[0])
  }
  const useRegisterGuest = (): (() => PromiseLike<unknown>) => {
    const [send] = useRegisterGuestMutation()
    return () => send({} as Parameters<typeof send>[0])
  }
  const useMessage = (): (() => PromiseLike<unknown>) => {
    const [send] = useSendMessageMutation()
    return () => send({ type: 'hello', fields: {}, pictures: [] } as unknown as Parameters<typeof send>[0])
  }

  test.each([
    ['registration', '/registro', 'Register', useRegister],
    ['registration', '/registro', 'Register', useRegisterBusiness],
    ['registration', '/compra-anonima', 'AnonymousPurchase', useRegisterGuest],
    ['contact', '/contacto', 'Contact', useMessage],
  ] as const)('count a successful %s only, on %s', async (name, path, route, useSend) => {
    await start(path)
    const { result } = renderHook(useSend, { wrapper: inPage(store) })
    const send = () => act(async () => void (await result.current()))
    vi.stubGlobal('fetch', async () => rejected(422, 422))
    await send()
    expect(await leave()).toEqual([])
    vi.stubGlobal('fetch', async () => ok())
    await send()
    expect(await leave()).toEqual([{ name, route, lang: 'es' }])
  })
})

describe('events', () => {
  beforeEach(accept)

  test('are sent together after a while, and when the page is hidden', async () => {
    await start()
    await wait(2_500)
    store.dispatch(productAdded(shirt))
    await wait(9_999)
    expect(beacons).toHaveLength(0)
    await wait(1)
    expect(beacons).toHaveLength(1)
    expect(await readEvents()).toHaveLength(2)
    store.dispatch(productAdded(shirt))
    setVisibility('hidden')
    expect(await readEvents()).toHaveLength(1)
  })

  test('are sent in batches of the size that the API accepts', async () => {
    await start()
    for (let turn = 0; turn < MAX_EVENTS + 3; turn += 1) store.dispatch(productAdded(shirt))
    expect(await readEvents()).toHaveLength(MAX_EVENTS)
    expect(await leave()).toHaveLength(3)
  })

  test('are sent by fetch when the browser rejects the beacon, and may be lost', async () => {
    const fetched = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', fetched)
    isAccepted = false
    await start()
    await wait(2_500)
    expect(await leave()).toEqual([])
    await wait(0)
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/events',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    )
  })

  test('store nothing in the browser', async () => {
    const stored = Object.keys(localStorage)
    const { cookie } = document
    await start()
    await wait(2_500)
    await leave()
    expect(Object.keys(localStorage)).toEqual(stored)
    expect(sessionStorage).toHaveLength(0)
    expect(document.cookie).toBe(cookie)
  })
})

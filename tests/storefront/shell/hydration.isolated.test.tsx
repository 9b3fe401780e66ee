import { cartCookie, serializeCart } from '@colada/domain/cart/cart-cookie'
import { act } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.browser'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productAdded, selectCartSize } from '#storefront/features/cart/cart-slice.ts'
import { startCart } from '#storefront/features/cart/start-cart.ts'
import { useCatalogue } from '#storefront/features/catalogue/use-catalogue.ts'
import { lazyWhenVisible } from '#storefront/platform/browser/lazy-when-visible.tsx'
import { createBrowserI18n } from '#storefront/platform/language/browser-i18n.ts'
import { createBrowserStore } from '#storefront/platform/store/browser-store.ts'
import { signedInCookie, writeCookie } from '#storefront/platform/store/cookies.ts'
import { useAppSelector } from '#storefront/platform/store/hooks.ts'
import { anonymousState } from '#storefront/platform/store/root-reducer.ts'
import { selectSignedIn } from '#storefront/platform/store/session-slice.ts'
import { type AppStore, createStore } from '#storefront/platform/store/store.ts'
import { HeaderCart } from '#storefront/shell/header/header-cart.tsx'
import { i18nByLanguage } from '../support/i18n.ts'
import { stubIntersectionObserver } from '../support/intersection-observer.ts'

let root: Root | undefined
/** Reports that the part below the first view is near the viewport. */
let intersect: () => void
/** What React reported on the console. */
const warnings: unknown[][] = []

beforeEach(() => {
  intersect = stubIntersectionObserver()
  warnings.length = 0
  vi.spyOn(console, 'error').mockImplementation((text: unknown, ...values: unknown[]) => {
    // Here the server's renderer and the browser's share their contexts.
    if (!String(text).startsWith('Detected multiple renderers')) warnings.push([text, ...values])
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the account was rendered as, in order. */
const rendered: string[] = []

function Account() {
  const text = useAppSelector(selectSignedIn) ? 'Customer' : 'Visitor'
  // The slice of the catalogue is injected: the document's state does not have it.
  const { catalogue } = useCatalogue(false)
  rendered.push(text)
  return <p id="account">{catalogue ? 'Catalogue' : text}</p>
}

function Offers() {
  return <p>{`${useAppSelector(selectCartSize)} garments`}</p>
}

// Server and browser each have their own module.
const createPart = () => lazyWhenVisible('offers', async () => ({ default: Offers }))

const page = (store: AppStore, Part: ReturnType<typeof createPart>, serverState?: typeof anonymousState) => (
  <StrictMode>
    <I18nextProvider i18n={i18nByLanguage.en}>
      <Provider store={store} {...(serverState && { serverState })}>
        <MemoryRouter initialEntries={['/en']}>
          <HeaderCart />
          <Account />
          <Part />
        </MemoryRouter>
      </Provider>
    </I18nextProvider>
  </StrictMode>
)

async function renderOnServer(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node)
  await stream.allReady
  return new Response(stream).text()
}

/** Hydrates a document in the browser of a customer who is signed in and has two shirts in the cart. */
async function hydrate() {
  document.body.innerHTML = `<main>${await renderOnServer(page(createStore(), createPart()))}</main>`
  // The server's renderer leaves the values of its contexts until it renders again; here the browser's shares them.
  await renderOnServer(null)
  const main = document.querySelector('main')!
  const html = main.innerHTML
  writeCookie(signedInCookie, '1')
  writeCookie(cartCookie.name, serializeCart({ lines: [{ productId: 1, quantity: 2 }] }), 1)
  const store = createBrowserStore()
  startCart(store)
  const errors: unknown[] = []
  rendered.length = 0
  await act(async () => {
    root = hydrateRoot(main, page(store, createPart(), anonymousState), {
      onRecoverableError: (error) => errors.push(error),
    })
  })
  return { main, html, store, errors }
}

test('an anonymous document hydrates without warnings and then shows the saved cart', async () => {
  const { main, html, errors } = await hydrate()
  expect(html).toContain('Visitor')
  expect(html).toContain('Cart, 0 garments')
  expect(rendered[0]).toBe('Visitor')
  expect(rendered.at(-1)).toBe('Customer')
  expect(main.querySelector('#account')!.textContent).toBe('Customer')
  expect(main.querySelector('[aria-label="Cart, 2 garments"]')).not.toBeNull()
  expect(errors).toEqual([])
  expect(warnings).toEqual([])
})

test('a part that is hydrated later hydrates with the state of the document', async () => {
  const { main, store, errors } = await hydrate()
  const paragraph = main.querySelector('#offers p')!
  await act(async () => void store.dispatch(productAdded({ productId: 29, quantity: 1 })))
  expect(paragraph.textContent).toBe('0 garments')
  await act(async () => intersect())
  expect(main.querySelector('#offers p')).toBe(paragraph)
  expect(paragraph.textContent).toBe('3 garments')
  expect(errors).toEqual([])
  expect(warnings).toEqual([])
})

function Advice() {
  const { t } = useTranslation('coverage')
  return <p>{t('coverage:zip.title')}</p>
}

test('a part below the first view loads its namespace itself, and keeps the document’s HTML until then', async () => {
  const createAdvice = () => lazyWhenVisible('advice', async () => ({ default: Advice }))
  const [OnServer, InBrowser] = [createAdvice(), createAdvice()]
  document.body.innerHTML = `<main>${await renderOnServer(
    <I18nextProvider i18n={i18nByLanguage.en}>
      <OnServer />
    </I18nextProvider>,
  )}</main>`
  await renderOnServer(null)
  const paragraph = document.querySelector('#advice p')!
  const text = paragraph.textContent
  const errors: unknown[] = []
  const i18n = await createBrowserI18n('en', ['shell'])
  await act(async () => {
    root = hydrateRoot(
      document.querySelector('main')!,
      <I18nextProvider i18n={i18n}>
        <InBrowser />
      </I18nextProvider>,
      { onRecoverableError: (error) => errors.push(error) },
    )
  })
  await act(async () => intersect())
  await expect.poll(() => document.querySelector('#advice')!.hasAttribute('data-hydrating')).toBe(false)
  expect(document.querySelector('#advice p')).toBe(paragraph)
  expect(paragraph.textContent).toBe(text)
  expect(errors).toEqual([])
  expect(warnings).toEqual([])
})

import type { CartLine } from '@colada/domain/cart/cart'
import { cartCookie, serializeCart } from '@colada/domain/cart/cart-cookie'
import { type RouteName, routePaths } from '@colada/domain/routes/paths'
import { type Language, languages } from '@colada/domain/wire/language'
import { LinkProvider } from '@colada/ui'
import type { StoryObj } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { type ComponentType, Suspense, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import {
  createMemoryRouter,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom'
import { startCart } from '#storefront/features/cart/start-cart.ts'
import { messages as en } from '#storefront/locales/en.ts'
import { messages as es } from '#storefront/locales/es.ts'
import type { ShopNotice } from '#storefront/platform/catalogue/notice.ts'
import { currentNotices, dismissNotice } from '#storefront/platform/notices/notices.ts'
import { AppLink } from '#storefront/platform/routes/app-link.tsx'
import { routeScreens } from '#storefront/platform/routes/route-table.ts'
import { routerPath } from '#storefront/platform/routes/router-path.ts'
import { createBrowserStore } from '#storefront/platform/store/browser-store.ts'
import { toSessionMarker, signedInCookie, staffMarker } from '#storefront/platform/store/cookies.ts'
import { processCookie, serializeProcess } from '#storefront/platform/store/process-cookie.ts'
import type { ProcessState } from '#storefront/platform/store/process-slice.ts'
import { storeContext } from '#storefront/platform/store/store-context.ts'
import { ErrorPage } from '#storefront/shell/error-page.tsx'
import { Shell } from '#storefront/shell/shell.tsx'
import { expectLoaded, expectPending, waitForQuietDom } from './loaded.ts'
import { type Persona, personaOf } from './persona.ts'
import { createScreenI18n, type ScreenLanguage, screenLanguage } from './screen-language.ts'
import { shopHandlers } from './shop-handlers.ts'

interface ScreenModule {
  readonly default: ComponentType
  readonly clientLoader?: LoaderFunction
}

const folder = '../../packages/storefront/src/screens/'
const modules = import.meta.glob<ScreenModule>('../../packages/storefront/src/screens/**/*.tsx')

/** The routes of the shop's route table with their real screens. */
const routes: RouteObject[] = (Object.entries(routeScreens) as [RouteName, string][]).flatMap(
  ([name, file]) =>
    languages.map((language) => ({
      id: `${name}-${language}`,
      path: routerPath(routePaths[name][language]),
      lazy: async () => {
        const screen = await modules[`${folder}${file}.tsx`]!()
        return { Component: screen.default, ...(screen.clientLoader && { loader: screen.clientLoader }) }
      },
    })),
)

interface ScreenOptions {
  readonly path: (language: Language) => string
  /** The persona used if the toolbar selects a visitor, for screens that require a log-in. */
  readonly minPersona?: Persona
  readonly cart?: readonly CartLine[]
  readonly process?: ProcessState
  /** Additional cookies, such as the order draft. */
  readonly cookies?: Readonly<Record<string, string>>
  /** Handlers of this state; they take precedence over `shopHandlers`. */
  readonly handlers?: readonly RequestHandler[]
  /** A notice to all customers. */
  readonly notice?: ShopNotice
  /** A request stays pending, so the play function does not wait for the content. */
  readonly staysPending?: boolean
  /** A dialog is open, so the screenshot contains the whole page. */
  readonly hasOverlay?: boolean
  /** Runs before the story renders. Returns a clean-up function. */
  readonly setup?: () => () => void
  readonly play?: StoryObj['play']
}

const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax`
}
/** Deletes what an earlier story has stored: its cookies, and choices such as the postal code. */
const clearStored = () => {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]!.trim()
    if (name.startsWith('colada')) document.cookie = `${name}=; Path=/; Max-Age=0`
  }
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('colada')) storage.removeItem(key)
}

/**
 * A story of a screen in one state: the real route in the real shell with mocked API responses. It runs in the phone
 * rendering. `tags: ['desk']` marks the main states: they have pictures and run in the desk rendering, too.
 * `tags: ['long-tests-only']` leaves a state to `npm run test:long`.
 */
export const screen = ({
  path,
  minPersona = 'visitor',
  handlers = [],
  notice,
  ...options
}: ScreenOptions): StoryObj => ({
  parameters: {
    layout: 'fullscreen',
    ...(options.hasOverlay && { screenshot: 'page' }),
  },
  loaders: [mswLoader()],
  beforeEach: async ({ msw, globals }) => {
    const persona = personaOf({ globals }, minPersona)
    const { language } = screenLanguage(globals)
    msw.use(...handlers, ...shopHandlers(persona))
    clearStored()
    if (persona !== 'visitor')
      setCookie(signedInCookie, toSessionMarker(persona === 'store' ? staffMarker : 'customer', '7', '1'))
    if (options.cart) setCookie(cartCookie.name, serializeCart({ lines: options.cart }))
    if (options.process) setCookie(processCookie, serializeProcess(options.process))
    for (const [name, value] of Object.entries(options.cookies ?? {})) setCookie(name, value)
    const { documentElement } = document
    documentElement.lang = language
    documentElement.dataset.consent = ''
    if (persona !== 'visitor' || options.cart) documentElement.dataset.returning = ''
    if (notice) documentElement.dataset.notice = notice.id
    // Those of an earlier story.
    dismissNotices()
    const cleanUp = options.setup?.()
    return () => {
      cleanUp?.()
      clearStored()
      delete documentElement.dataset.consent
      delete documentElement.dataset.returning
      delete documentElement.dataset.unpaid
      delete documentElement.dataset.notice
    }
  },
  render: (_args, { globals }) => {
    const language = screenLanguage(globals)
    return <Shop language={language} path={path(language.language)} notice={notice ?? null} />
  },
  play: async (context) => {
    if (!options.staysPending) await expectLoaded(context.canvasElement)
    else if (!options.play) await expectPending(context.canvasElement)
    await options.play?.(context)
    // A toast closes after some seconds, on a busy machine before the picture. `Feedback/ToastStack` shows toasts.
    dismissNotices()
    await waitForQuietDom(context.canvasElement)
  },
})

const dismissNotices = () => {
  for (const { id } of currentNotices()) dismissNotice(id)
}

interface ShopProps {
  readonly language: ScreenLanguage
  readonly path: string
  readonly notice: ShopNotice | null
}

function Shop({ language, path, notice }: ShopProps) {
  const [store] = useState(() => {
    const created = createBrowserStore()
    startCart(created)
    return created
  })
  const [i18n] = useState(() => createScreenI18n(language, { es, en }))
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          id: 'root',
          loader: () => ({ notice, hasFacebook: true }),
          element: (
            <Shell>
              <Outlet />
            </Shell>
          ),
          hydrateFallbackElement: <></>,
          errorElement: (
            <Shell>
              <ErrorPage />
            </Shell>
          ),
          children: routes,
        },
      ],
      {
        initialEntries: [path],
        getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
        future: { v8_middleware: true },
      },
    ),
  )
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <LinkProvider component={AppLink}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </LinkProvider>
      </Provider>
    </I18nextProvider>
  )
}

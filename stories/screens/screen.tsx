import { cartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import type { CartLine } from '@colada/domain/cart/cart'
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
import { expect, waitFor } from 'storybook/test'

import { messages as en } from '#storefront/locales/en.ts'
import { messages as es } from '#storefront/locales/es.ts'
import { createLoadedI18n } from '#storefront/platform/language/loaded-i18n.ts'
import type { ShopNotice } from '#storefront/platform/catalogue/notice.ts'
import { currentNotices, dismissNotice } from '#storefront/platform/notices/notices.ts'
import { AppLink } from '#storefront/platform/routes/app-link.tsx'
import { routeRows } from '#storefront/platform/routes/route-table.ts'
import { routerPath } from '#storefront/platform/routes/router-path.ts'
import { markerOf, signedInCookie, staffMark } from '#storefront/platform/store/cookies.ts'
import { processCookie, writeProcess } from '#storefront/platform/store/process-cookie.ts'
import type { ProcessState } from '#storefront/platform/store/process-slice.ts'
import { createBrowserStore } from '#storefront/platform/store/browser-store.ts'
import { storeContext } from '#storefront/platform/store/store-context.ts'
import { ErrorPage } from '#storefront/shell/error-page.tsx'
import { Shell } from '#storefront/shell/shell.tsx'
import { lengthenWords } from '../lengthen.ts'
import { type Persona, personaOf } from './persona.ts'
import { shopAnswers } from './shop.ts'

interface ScreenModule {
  readonly default: ComponentType
  readonly clientLoader?: LoaderFunction
}

const folder = '../../packages/storefront/src/screens/'
const modules = import.meta.glob<ScreenModule>('../../packages/storefront/src/screens/*.tsx')

/** The shop's routes as its own table says, each with its real screen. */
const routes: RouteObject[] = routeRows
  .filter(([, row]) => row.within === undefined && row.screen !== 'not-found')
  .flatMap(([name, row]) =>
    languages.map((language) => ({
      id: `${name}-${language}`,
      path: routerPath(row.paths[language]),
      lazy: async () => {
        const screen = await modules[`${folder}${row.screen}.tsx`]!()
        return { Component: screen.default, ...(screen.clientLoader && { loader: screen.clientLoader }) }
      },
    })),
  )

interface ScreenOptions {
  /** The address, by the language that the toolbar says. */
  readonly at: (language: Language) => string
  /** Who sees it at least: a screen behind the log-in is never a visitor's. */
  readonly atLeast?: Persona
  readonly cart?: readonly CartLine[]
  readonly process?: ProcessState
  /** Further cookies: a draft of the order. */
  readonly cookies?: Readonly<Record<string, string>>
  /** Answers of this state; they go before those of a shop in which nothing is wrong. */
  readonly answers?: readonly RequestHandler[]
  /** What operations tell everybody. */
  readonly notice?: ShopNotice
  /** What is waited for never comes. */
  readonly waits?: boolean
  /** It differs from another by a line or two, so that one picture says as much as two. */
  readonly pictured?: false
  /** A dialog stands over the screen. */
  readonly over?: boolean
  /** Where something of the browser is to be put in place first; answers how to take it away. */
  readonly before?: () => () => void
  readonly play?: StoryObj['play']
}

const shownLanguage = (globals: Readonly<Record<string, unknown>>): Language =>
  globals.language === 'en' ? 'en' : 'es'

const keepCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax`
}
const dropCookies = () => {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]!.trim()
    if (name.startsWith('colada')) document.cookie = `${name}=; Path=/; Max-Age=0`
  }
}

/**
 * A whole screen in one of its states: the real route in the real shell, over answers of the call catalogue. It is
 * tried on a phone, on a desk, too, where its story says `tags: ['!phone-only']`, and in the full matrix alone where it
 * says `tags: ['with-all']`.
 */
export const screen = ({
  at,
  atLeast = 'visitor',
  answers = [],
  notice,
  ...options
}: ScreenOptions): StoryObj => ({
  parameters: {
    layout: 'fullscreen',
    // Its components were judged in every theme.
    judgedIn: 'own theme',
    ...(options.over && { shot: 'page' }),
    ...(options.pictured === false && { shot: 'none' }),
  },
  loaders: [mswLoader()],
  beforeEach: async ({ msw, globals }) => {
    const persona = personaOf({ globals }, atLeast)
    const language = shownLanguage(globals)
    msw.use(...answers, ...shopAnswers(persona))
    dropCookies()
    if (persona !== 'visitor')
      keepCookie(signedInCookie, markerOf(persona === 'store' ? staffMark : 'customer', '1'))
    if (options.cart) keepCookie(cartCookie.name, writeCartCookie({ lines: options.cart }))
    if (options.process) keepCookie(processCookie, writeProcess(options.process))
    for (const [name, value] of Object.entries(options.cookies ?? {})) keepCookie(name, value)
    const { documentElement } = document
    documentElement.lang = language
    documentElement.dataset.consent = ''
    if (persona !== 'visitor' || options.cart) documentElement.dataset.returning = ''
    if (notice) documentElement.dataset.notice = notice.id
    // What an earlier screen told is not told again.
    for (const { id } of currentNotices()) dismissNotice(id)
    const undo = options.before?.()
    return () => {
      undo?.()
      dropCookies()
      delete documentElement.dataset.consent
      delete documentElement.dataset.returning
      delete documentElement.dataset.notice
    }
  },
  render: (_args, { globals }) => {
    const language = shownLanguage(globals)
    const isLonger = globals.language === 'pseudo'
    return <Shop language={language} isLonger={isLonger} path={at(language)} notice={notice ?? null} />
  },
  play: async (context) => {
    if (!options.waits) await settled(context.canvasElement)
    else if (!options.play) await arriving(context.canvasElement)
    await options.play?.(context)
    await stopped(context.canvasElement)
  },
})

/** The messages of a language, lengthened when the toolbar asks for it. */
function i18nOf(language: Language, isLonger: boolean) {
  const messages = language === 'es' ? es : en
  if (!isLonger) return createLoadedI18n(language, messages)
  const longer = Object.entries(messages).map(([name, each]) => [name, lengthenWords(each)])
  return createLoadedI18n(language, Object.fromEntries(longer) as typeof messages)
}

/** How long a screen may take to show something: it brings its scripts, words and answers first. */
export const patience = { timeout: 15_000 } as const

/** Something is on its way, and shows. */
const arriving = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector(onItsWay)).not.toBeNull(), patience)

/** Places and prices that wait; a button that waits is a state of its own. */
const onItsWay = '[role="status"][aria-busy="true"], dl[aria-busy="true"]'

/** The screen has its heading, every part that comes late is there, and nothing is on its way any more. */
const settled = (canvas: HTMLElement) =>
  waitFor(async () => {
    await expect(canvas.querySelector('h1')).not.toBeNull()
    await expect(canvas.querySelector('[aria-busy="true"]')).toBeNull()
  }, patience)

/** How long nothing may change until a screen counts as arrived, ms; a part that comes late shows no sign before. */
const STILLNESS_MS = 350

/** Nothing changes any more. */
function stopped(canvas: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(done, STILLNESS_MS)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, STILLNESS_MS)
    })
    observer.observe(canvas, { childList: true, subtree: true, characterData: true })
  })
}

interface ShopProps {
  readonly language: Language
  readonly isLonger: boolean
  readonly path: string
  readonly notice: ShopNotice | null
}

function Shop({ language, isLonger, path, notice }: ShopProps) {
  const [store] = useState(createBrowserStore)
  const [i18n] = useState(() => i18nOf(language, isLonger))
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          id: 'root',
          loader: () => ({ notice }),
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

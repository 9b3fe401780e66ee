import './shell/global.css.ts'
import { displayFont, textFont } from '@colada/tokens/fonts'
import { LinkProvider } from '@colada/ui'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router-dom'
import type { LinksFunction, LoaderFunctionArgs } from 'react-router-dom'
import type { ShopNotice } from './platform/catalogue/notice.ts'
import { noticeContext } from './platform/catalogue/notice-context.ts'
import { AppLink } from './platform/routes/app-link.tsx'
import { guardNavigation } from './platform/routes/guard-navigation.ts'
import { languageOf } from './platform/routes/paths.ts'
import { LanguageProvider } from './platform/language/words.tsx'
import { WordsElement } from './platform/language/words-element.tsx'
import { earlyScript } from './shell/early-script.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Shell } from './shell/shell.tsx'
import { useShopNotice } from './shell/use-shop-notice.ts'

export const links: LinksFunction = () => [
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** What every page needs of the server: the shop's public origin, for canonical addresses, and what is told to everybody. */
export function loader({ request, context }: LoaderFunctionArgs) {
  // The router's types know its context only in a mode of theirs that this shop does not need.
  const reader = context as unknown as { get: (key: typeof noticeContext) => ShopNotice | null }
  return { origin: new URL(request.url).origin, notice: reader.get(noticeContext) }
}

/** It never changes, so no navigation asks for it again. */
export const shouldRevalidate = () => false

export const clientMiddleware = [guardNavigation]

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().pathname)
  const notice = useShopNotice()
  return (
    // The early script marks this element before React looks at it.
    <html lang={language} data-notice={notice?.id} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language}>
          <LinkProvider component={AppLink}>{children}</LinkProvider>
        </LanguageProvider>
        <WordsElement />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  )
}

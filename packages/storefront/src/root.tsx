import './shell/document/global.css.ts'
import { formatPhone, whatsAppUrl } from '@colada/client/format/phone'
import { company } from '@colada/domain/content/company'
import { displayFont, textFont } from '@colada/tokens/fonts'
import { LinkProvider } from '@colada/ui'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  type LinksFunction,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { StructuredData } from './flows/browse/structured-data.tsx'
import { noticeContext } from './platform/catalogue/notice-context.ts'
import type { RouteHandle } from './platform/language/handle.ts'
import { AppLink } from './platform/routes/app-link.tsx'
import { appStoresContext } from './platform/routes/app-stores-context.ts'
import { facebookContext } from './platform/routes/facebook-context.ts'
import { guardNavigation } from './platform/routes/guard-navigation.ts'
import { nonceContext } from './platform/routes/nonce-context.ts'
import { languageOf } from './platform/routes/paths.ts'
import { readContext } from './platform/routes/router-context.ts'
import { type RootData, useRootData } from './platform/routes/use-root-data.ts'
import { ScriptsAfterPaint } from './shell/document/scripts-after-paint.tsx'
import { themeScript } from './shell/document/theme-script.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Shell } from './shell/shell.tsx'

export const handle: RouteHandle = { namespaces: ['shell'] }

export const links: LinksFunction = () => [
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  return {
    origin: new URL(request.url).origin,
    notice: readContext(context, noticeContext),
    appStores: readContext(context, appStoresContext),
    hasFacebook: readContext(context, facebookContext),
    contact: [
      { label: 'WhatsApp', href: whatsAppUrl(company.whatsApp) },
      { label: formatPhone(company.phone), href: `tel:${company.phone}` },
      { label: company.email, href: `mailto:${company.email}` },
    ],
    nonce: readContext(context, nonceContext),
  }
}

/** The data is constant, so navigations do not load it again. */
export const shouldRevalidate = () => false

export const clientMiddleware = [guardNavigation]

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().pathname)
  const root = useRootData()
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  const namespaces = new Set(handles.flatMap((each) => each?.namespaces ?? []))
  return (
    // The theme script changes this element before React hydrates it.
    <html
      lang={language}
      data-notice={root?.notice?.id}
      data-namespaces={[...namespaces].join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={AppLink}>{children}</LinkProvider>
        <ScrollRestoration />
        <ScriptsAfterPaint />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Shell>
      <StructuredData />
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

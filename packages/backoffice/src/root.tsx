import '@colada/tokens/css'
import { displayFont, textFont } from '@colada/tokens/fonts'
import { BrandMark, LinkProvider } from '@colada/ui'
import type { ReactNode } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router-dom'
import { AppLink } from './platform/app-link.tsx'
import { settingsScript } from './platform/settings.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Shell } from './shell/shell.tsx'

export const links: LinksFunction = () => [
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script of the settings changes this element before React hydrates it.
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: settingsScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={AppLink}>{children}</LinkProvider>
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

/** Shown until the scripts have loaded; its only word is a name. */
export function HydrateFallback() {
  return <BrandMark name="Colada" />
}

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  )
}

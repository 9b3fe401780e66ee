import './style.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { selectCount, useAppSelector } from './store.ts'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { t } = useTranslation()
  const count = useAppSelector(selectCount)
  return (
    <>
      <header>
        <Link to="/">{t('home')}</Link> <Link to="/category">{t('category')}</Link>
        <output>{t('cart', { count })}</output>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  )
}

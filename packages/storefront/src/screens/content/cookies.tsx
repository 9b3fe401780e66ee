import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import CookieTable from '../../features/content/cookie-table.tsx'
import { PageView } from '../../features/content/page-view.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import type { PageData } from '../../flows/information/page-data.ts'
import { ClientOnly } from '../../platform/browser/client-only.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['content', 'privacy'] }

const importLoad = () => import('../../flows/information/page-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

const ConsentSettings = lazyWithRetry(() => import('../../shell/consent/consent-settings.tsx'))

const parts = {
  'cookie-table': <CookieTable />,
  'cookie-settings': (
    <ClientOnly fallback={null}>
      <Suspense fallback={null}>
        <ConsentSettings />
      </Suspense>
    </ClientOnly>
  ),
}

/** The cookie policy, with the table of everything that the shop's pages store, and the settings. */
export default function CookiesScreen() {
  const { page } = useLoaderData<PageData>()
  return <PageView page={page} parts={parts} />
}

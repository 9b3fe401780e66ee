import { SkipLink } from '@colada/ui'
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { lazyWhenVisible } from '../platform/browser/lazy-when-visible.tsx'
import { currentNotices, leavePage, noNotices, subscribeNotices } from '../platform/notices/notices.ts'
import { useRootData } from '../platform/routes/use-root-data.ts'
import { Flash } from './banners/flash.tsx'
import { ModeBanners } from './banners/mode-banners.tsx'
import { NoScriptBanner } from './banners/no-script-banner.tsx'
import { OfferBanner } from './banners/offer-banner.tsx'
import { OfflineBanner } from './banners/offline-banner.tsx'
import { ShopNotice } from './banners/shop-notice.tsx'
import { UnpaidBanner } from './banners/unpaid-banner.tsx'
import { ConsentBanner } from './consent/consent-banner.tsx'
import { RouteAnnouncer } from './document/route-announcer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { Help } from './help.tsx'
import { Toaster } from './lazy-toaster.ts'
import * as styles from './shell.css.ts'
import { useAfterHydration } from './use-after-hydration.ts'

// Hidden in supported browsers, which load it with the first interaction only.
const UnsupportedNotice = lazyWhenVisible(
  'unsupported-browser',
  () => import('./banners/unsupported-notice.tsx'),
)
const SiteFooter = lazyWhenVisible('site-footer', () => import('./footer/site-footer.tsx'))

/** Header, footer and messages of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const notice = useRootData()?.notice ?? null
  useAfterHydration()
  return (
    <div className={styles.page}>
      <div className={styles.unsupportedOnly}>
        <UnsupportedNotice />
      </div>
      <ConsentBanner />
      <SkipLink targetId="main">{t('shell:skipToContent')}</SkipLink>
      <RouteAnnouncer />
      <OfferBanner />
      <SiteHeader />
      {/* React does not hydrate it, so it is not part of the browser's build. */}
      <noscript>{import.meta.env.SSR && <NoScriptBanner />}</noscript>
      <OfflineBanner />
      <ModeBanners />
      <UnpaidBanner />
      {notice && <ShopNotice notice={notice} />}
      <Flash />
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* A page whose namespaces are loading suspends here, not the shell around it. */}
        <Suspense fallback={null}>{children}</Suspense>
      </main>
      <Help />
      <SiteFooter />
      <Notices />
    </div>
  )
}

function Notices() {
  const notices = useSyncExternalStore(subscribeNotices, currentNotices, noNotices)
  const { pathname } = useLocation()
  const [used, setUsed] = useState(false)
  if (notices.length > 0 && !used) setUsed(true)
  useEffect(() => leavePage, [pathname])
  return <Suspense fallback={null}>{used && <Toaster notices={notices} />}</Suspense>
}

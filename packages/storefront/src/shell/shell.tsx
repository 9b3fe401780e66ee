import { SkipLink } from '@colada/ui'
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { lateView } from '../platform/browser/late-view.tsx'
import { lazyWithWords } from '../platform/language/lazy-with-words.tsx'
import { useWords } from '../platform/language/words.tsx'
import { currentNotices, noNotices, subscribeNotices } from '../platform/notices/notices.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { useFailureWords } from './error-words.ts'
import { Flash } from './flash.tsx'
import { ModeNotice } from './mode-notice.tsx'
import { OfferBanner } from './offer-banner.tsx'
import { Offline } from './offline.tsx'
import { SiteHeader } from './site-header.tsx'
import * as styles from './shell.css.ts'
import { useShopNotice } from './use-shop-notice.ts'
import { NewPage } from './new-page.tsx'
import { useStart } from './use-start.ts'
import { WithoutScript } from './without-script.tsx'

// Links that answer without a script, far below the first view.
const SiteFooter = lateView('foot', () => import('./site-footer.tsx'), { isBelow: true })
// What is seldom there costs nobody else anything.
const ShopNotice = lateView('notice', () => import('./shop-notice.tsx'))
const Toaster = lazyWithWords(() => import('./toaster.tsx'))

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const notice = useShopNotice()
  useStart()
  // Said here so that every document brings them: where something fails, words may not arrive any more.
  useFailureWords()
  return (
    <div className={styles.page}>
      <SkipLink targetId="main">{t('shell:skipToContent')}</SkipLink>
      <NewPage />
      <OfferBanner />
      <SiteHeader />
      {/* React leaves it to the document, so no script need bring it. */}
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      <Offline />
      <ModeNotice />
      {notice && <ShopNotice notice={notice} />}
      <Flash />
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* A word that is still on its way holds back the page and not the shell around it. */}
        <Suspense fallback={null}>{children}</Suspense>
      </main>
      <SiteFooter />
      <ConsentBanner />
      <Notices />
    </div>
  )
}

function Notices() {
  const notices = useSyncExternalStore(subscribeNotices, currentNotices, noNotices)
  const [used, setUsed] = useState(false)
  if (notices.length > 0 && !used) setUsed(true)
  return <Suspense fallback={null}>{used && <Toaster notices={notices} />}</Suspense>
}

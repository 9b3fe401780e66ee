import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Button, ShareIcon } from '@colada/ui'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

const SharePanel = lazyWithRetry(() => import('./share-panel.tsx'))

const subscribeNever = () => () => undefined
const hasShareSheet = () => typeof navigator.share === 'function'

/** Shares the page with the Web Share API; without it, toggles a panel of share buttons. */
export function ShareProduct({ title }: { title: string }) {
  const { t } = useTranslation('catalogue')
  const [url, setUrl] = useState<string>()
  const isOpen = url !== undefined
  // With the Web Share API the button expands nothing, so it has no `aria-expanded`.
  const hasSheet = useSyncExternalStore(subscribeNever, hasShareSheet, () => true)
  const share = async () => {
    if (isOpen) return setUrl(undefined)
    // Without the query, which may identify a campaign.
    const pageUrl = location.origin + location.pathname
    if (!hasShareSheet()) return setUrl(pageUrl)
    try {
      await navigator.share({ title, url: pageUrl })
    } catch (error) {
      // The customer closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setUrl(pageUrl)
    }
  }
  return (
    <div>
      <Button
        appearance="plain"
        size="small"
        aria-expanded={isOpen || !hasSheet ? isOpen : undefined}
        iconStart={<ShareIcon size="small" />}
        onClick={() => void share()}
      >
        {t('catalogue:share')}
      </Button>
      <Suspense fallback={null}>{isOpen && <SharePanel title={title} url={url} />}</Suspense>
    </div>
  )
}

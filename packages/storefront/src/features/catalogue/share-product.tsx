import { Button, ShareIcon } from '@colada/ui'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'
import { useTranslation } from 'react-i18next'

const SharePanel = lazyWithRetry(() => import('./share-panel.tsx'))

const subscribeNever = () => () => undefined
const hasShareSheet = () => typeof navigator.share === 'function'

/** Shares the page with whatever the device offers; else shows the ways to pass it on, and puts them away again. */
export function ShareProduct({ title }: { title: string }) {
  const { t } = useTranslation('catalogue')
  const [url, setUrl] = useState<string>()
  const isOpen = url !== undefined
  // A button that hands over to the device opens nothing here, and must not say that it would.
  const sheet = useSyncExternalStore(subscribeNever, hasShareSheet, () => true)
  const share = async () => {
    if (isOpen) return setUrl(undefined)
    // Without what brought this customer here, such as the mark of an advertisement.
    const here = location.origin + location.pathname
    if (!hasShareSheet()) return setUrl(here)
    try {
      await navigator.share({ title, url: here })
    } catch (problem) {
      // Closing the device's sheet is an answer, not a failure.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) setUrl(here)
    }
  }
  return (
    <div>
      <Button
        appearance="plain"
        size="small"
        aria-expanded={isOpen || !sheet ? isOpen : undefined}
        iconStart={<ShareIcon size="small" />}
        onClick={() => void share()}
      >
        {t('catalogue:share')}
      </Button>
      <Suspense fallback={null}>{isOpen && <SharePanel title={title} url={url} />}</Suspense>
    </div>
  )
}

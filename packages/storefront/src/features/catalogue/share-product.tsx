import { Button, ShareIcon } from '@colada/ui'
import { Suspense, useState } from 'react'
import { lazyView } from '../../platform/browser/lazy-view.ts'
import { useWords } from '../../platform/language/words.tsx'

const SharePanel = lazyView(() => import('./share-panel.tsx'))

/** Shares the page with whatever the device offers; else shows the ways to pass it on. */
export function ShareProduct({ title }: { title: string }) {
  const { t } = useWords()
  const [url, setUrl] = useState<string>()
  const share = async () => {
    const here = location.href.split('#')[0]!
    if (typeof navigator.share !== 'function') return setUrl(here)
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
        aria-expanded={url !== undefined}
        iconStart={<ShareIcon size="small" />}
        onClick={() => void share()}
      >
        {t('catalogue:share')}
      </Button>
      <Suspense fallback={null}>{url !== undefined && <SharePanel title={title} url={url} />}</Suspense>
    </div>
  )
}

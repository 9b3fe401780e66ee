import { Button, ShareIcon } from '@colada/ui'
import { useWords } from '../../platform/language/words.tsx'
import { notify } from '../../platform/notices/notices.ts'

/** Shares the page with whatever the device offers; else copies its address. */
export function ShareProduct({ title }: { title: string }) {
  const { t } = useWords()
  const share = async () => {
    const url = location.href.split('#')[0]!
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify({ tone: 'success', key: 'catalogue:shared' })
    } catch (problem) {
      // Closing the device's sheet is an answer, not a failure.
      if (problem instanceof DOMException && problem.name === 'AbortError') return
      notify({ tone: 'danger', key: 'catalogue:shareFailed' })
    }
  }
  return (
    <div>
      <Button
        appearance="plain"
        size="small"
        iconStart={<ShareIcon size="small" />}
        onClick={() => void share()}
      >
        {t('catalogue:share')}
      </Button>
    </div>
  )
}

import { OfflineNotice } from '@colada/ui'
import { useOffline } from '../platform/browser/use-offline.ts'
import { useWords } from '../platform/language/words.tsx'

/** Says when there is no signal: the page stays usable and the cart is kept. */
export function Offline() {
  const { t } = useWords()
  return (
    <OfflineNotice offline={useOffline()} label={t('shell:offline.label')} text={t('shell:offline.notice')} />
  )
}

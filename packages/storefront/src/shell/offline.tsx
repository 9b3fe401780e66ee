import { OfflineNotice } from '@colada/ui'
import { useSyncExternalStore } from 'react'
import { useWords } from '../platform/language/words.tsx'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says when there is no signal: the page stays usable and the cart is kept. */
export function Offline() {
  const { t } = useWords()
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return <OfflineNotice offline={offline} label={t('shell:offline.label')} text={t('shell:offline.notice')} />
}

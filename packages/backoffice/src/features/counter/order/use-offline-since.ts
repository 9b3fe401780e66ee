import { useEffect, useState } from 'react'

/** Now, epoch seconds, without a connection; `null` with one. */
const offlineNow = () => (navigator.onLine ? null : Math.floor(Date.now() / 1000))

/** When the browser lost its connection, epoch seconds; `null` while it has one. */
export function useOfflineSince(): number | null {
  const [since, setSince] = useState(offlineNow)
  useEffect(() => {
    const update = () => setSince(offlineNow())
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return since
}

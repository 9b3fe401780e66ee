import { useOffline } from '@colada/client/browser/use-offline'
import { useState } from 'react'

/** When the browser lost its connection, epoch seconds; `null` while it has one. */
export function useOfflineSince(): number | null {
  const isOffline = useOffline()
  const [since, setSince] = useState<number | null>(null)
  if (isOffline !== (since !== null)) setSince(isOffline ? Math.floor(Date.now() / 1000) : null)
  return since
}

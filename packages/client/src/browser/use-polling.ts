import { useEffect, useEffectEvent } from 'react'

/** Polls while the page is visible and online, and at once when it becomes so again. */
export function usePolling(poll: () => void, intervalMs: number): void {
  const pollIfActive = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) poll()
  })
  useEffect(() => {
    const timer = setInterval(() => pollIfActive(), intervalMs)
    const onChange = () => pollIfActive()
    document.addEventListener('visibilitychange', onChange)
    addEventListener('online', onChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
      removeEventListener('online', onChange)
    }
  }, [intervalMs])
}

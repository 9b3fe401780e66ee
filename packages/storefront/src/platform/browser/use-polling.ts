import { useEffect, useEffectEvent } from 'react'

/** Polls while the page is visible and online, and at once when it becomes so again; `every` is in ms. */
export function usePolling(act: () => void, every: number): void {
  const now = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) act()
  })
  useEffect(() => {
    const timer = setInterval(() => now(), every)
    const look = () => now()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [every])
}

import { useEffect, useEffectEvent } from 'react'

/**
 * Does something every so many milliseconds while the page is in sight and on line, and at once when it comes back into
 * sight or on line: what went on at the server meanwhile is then asked for.
 */
export function useWhileVisible(act: () => void, every: number): void {
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

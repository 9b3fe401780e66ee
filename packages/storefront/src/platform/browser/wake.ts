/**
 * Hears when a page comes back to its customer: a tab that is looked at again, a machine that slept, a page that
 * the back button brings whole. Timers stood still meanwhile. Answers how to stop.
 */
export function onWake(listener: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && listener()
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}

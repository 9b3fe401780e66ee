/**
 * Subscribes to the page becoming visible again: the tab is in front, the machine woke up, or the back button restored
 * the page. Timers did not run meanwhile. Returns an unsubscribe function.
 */
export function onPageShown(listener: () => void): () => void {
  const check = () => document.visibilityState === 'visible' && listener()
  document.addEventListener('visibilitychange', check)
  addEventListener('pageshow', check)
  return () => {
    document.removeEventListener('visibilitychange', check)
    removeEventListener('pageshow', check)
  }
}

/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 1_500

/**
 * Runs a callback when the browser is idle.
 *
 * @param timeout Latest time, ms.
 * @returns A function that cancels it.
 */
export function runWhenIdle(callback: () => void, timeout = 4_000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(callback, FALLBACK_DELAY_MS)
  return () => clearTimeout(handle)
}

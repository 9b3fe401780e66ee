/** Longest delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 1_500

/**
 * Runs a callback when the browser is idle.
 *
 * @param timeout Latest time, ms.
 */
export function runWhenIdle(callback: () => void, timeout = 4_000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout })
  else setTimeout(callback, Math.min(FALLBACK_DELAY_MS, timeout))
}

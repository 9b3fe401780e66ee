/** Runs a function when the browser is idle, at the latest after `timeout` ms. Returns a function that cancels it. */
export function runWhenIdle(act: () => void, timeout = 4_000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(act, 1_500)
  return () => clearTimeout(handle)
}

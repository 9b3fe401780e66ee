/** Runs something once the browser has nothing better to do; where it cannot tell, soon. */
export function whenIdle(act: () => void, timeout = 4_000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(act, 1_500)
  return () => clearTimeout(handle)
}

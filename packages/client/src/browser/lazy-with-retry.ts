import { type ComponentType, lazy } from 'react'

const RETRY_DELAY_MS = 5_000

/**
 * `React.lazy` for a component whose module may fail to load, without a network or after a deployment. The fallback stays
 * until the module has loaded, so that a page with a half-filled form is never replaced by an error. `preload` starts the
 * request before the component is rendered.
 *
 * `load` must not wait for an event: while a part is suspended, React postpones idle work, such as hydrating other parts.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return Object.assign(
    lazy(() => retry(load)),
    { preload: () => void load().catch(() => undefined) },
  )
}

/** Loads until it succeeds: again when the browser is online, or after a pause. */
export async function retry<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load()
    } catch {
      await whenOnlineOrDelayed()
    }
  }
}

function whenOnlineOrDelayed(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, RETRY_DELAY_MS)
  addEventListener('online', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}

import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False while the server renders and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/**
 * Renders `fallback` on the server and `children` in the browser: for a customer's own data, and for forms that must not
 * be submitted before scripts run, such as one with a password.
 */
export function ClientOnly({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  // Deferred, so that React renders a large form in slices and the page responds meanwhile.
  const isHydrated = useDeferredValue(useHydrated())
  return <Suspense fallback={fallback}>{isHydrated ? children : fallback}</Suspense>
}

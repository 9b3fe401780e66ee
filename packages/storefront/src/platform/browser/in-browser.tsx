import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Shows `fallback` in the rendered document and `children` in the browser: what is the customer's own, or must
 * not be used before scripts run, such as a form with a password. Waits there for words and late views, too.
 */
export function InBrowser({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <Suspense fallback={fallback}>{here ? children : fallback}</Suspense>
}

import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { awaitStore, isStoreHere } from '../store/late.ts'

const never = () => () => undefined

/**
 * Shows `fallback` in the rendered document and `children` in the browser: what is the customer's own, or must
 * not be used before scripts run, such as a form with a password. Waits there for the store,
 * words and late views.
 */
export function InBrowser({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <Suspense fallback={fallback}>{here ? <WithStore>{children}</WithStore> : fallback}</Suspense>
}

function WithStore({ children }: { children: ReactNode }) {
  if (!isStoreHere()) use(awaitStore())
  return children
}

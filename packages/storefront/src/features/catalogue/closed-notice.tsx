import { Suspense } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'

const ClosedCategory = lazyWithRetry(() => import('./closed-category.tsx'))

/** Tells that a page's garments do not go with the cart; costs nobody else anything. */
export function ClosedNotice({ closed }: { readonly closed: boolean }) {
  return <Suspense fallback={null}>{closed && <ClosedCategory />}</Suspense>
}

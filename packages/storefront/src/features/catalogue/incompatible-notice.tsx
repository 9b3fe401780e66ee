import { Suspense } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'

const IncompatibleCategory = lazyWithRetry(() => import('./incompatible-category.tsx'))

/** Tells that a page's garments do not go with the cart; costs nobody else anything. */
export function IncompatibleNotice({ isIncompatible }: { readonly isIncompatible: boolean }) {
  return <Suspense fallback={null}>{isIncompatible && <IncompatibleCategory />}</Suspense>
}

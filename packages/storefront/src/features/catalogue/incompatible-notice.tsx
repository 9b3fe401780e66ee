import { Suspense } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'

const IncompatibleCategory = lazyWithRetry(() => import('./incompatible-category.tsx'))

/** The notice of a category that is incompatible with the cart; its module is loaded only then. */
export function IncompatibleNotice({ isIncompatible }: { readonly isIncompatible: boolean }) {
  return <Suspense fallback={null}>{isIncompatible && <IncompatibleCategory />}</Suspense>
}

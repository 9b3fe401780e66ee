import { Suspense } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'
import type { Refusal } from './refusal.ts'

const IncompatibleCategory = lazyWithRetry(() => import('./incompatible-category.tsx'))

/** The notice of a category whose garments cannot be added; its module is loaded only then. */
export function IncompatibleNotice({ refusal }: { readonly refusal: Refusal | null }) {
  return <Suspense fallback={null}>{refusal && <IncompatibleCategory refusal={refusal} />}</Suspense>
}

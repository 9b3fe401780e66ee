import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Suspense } from 'react'
import type { Refusal } from './refusal.ts'

const CategoryRefusal = lazyWithRetry(() => import('./category-refusal.tsx'))

/** The notice of a category whose garments cannot be added; its module is loaded only then. */
export function CategoryNotice({ refusal }: { readonly refusal: Refusal | null }) {
  return <Suspense fallback={null}>{refusal && <CategoryRefusal refusal={refusal} />}</Suspense>
}

import { Suspense } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'
import type { ProductProblem } from './use-add-to-cart.ts'

const CategoryProblem = lazyWithRetry(() => import('./category-problem.tsx'))

/** The notice of a category whose products cannot be added; its module is loaded only then. */
export function CategoryNotice({ problem }: { readonly problem: ProductProblem | null }) {
  return <Suspense fallback={null}>{problem && <CategoryProblem problem={problem} />}</Suspense>
}

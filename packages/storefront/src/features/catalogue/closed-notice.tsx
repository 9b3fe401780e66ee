import { Suspense } from 'react'
import { lazyWithWords } from '../../platform/language/lazy-with-words.tsx'

const ClosedCategory = lazyWithWords(() => import('./closed-category.tsx'))

/** Tells that a page's garments do not go with the cart; costs nobody else anything. */
export function ClosedNotice({ closed }: { readonly closed: boolean }) {
  return <Suspense fallback={null}>{closed && <ClosedCategory />}</Suspense>
}

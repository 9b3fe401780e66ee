import { Suspense } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'
import { selectCartSize } from '../../platform/store/cart-slice.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'

const CartSubtotal = lazyWithRetry(() => import('./cart-subtotal.tsx'))

/** On a phone, what a filled cart comes to and the way on, at the foot of the screen (spec 000 §2, Catalogue). */
export function LazyCartSubtotal() {
  const filled = useAppSelector(selectCartSize) > 0
  return <Suspense fallback={null}>{filled && <CartSubtotal />}</Suspense>
}

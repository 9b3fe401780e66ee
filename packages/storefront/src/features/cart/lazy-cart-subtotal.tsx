import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Suspense } from 'react'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectCartSize } from './cart-slice.ts'

const CartSubtotal = lazyWithRetry(() => import('./cart-subtotal.tsx'))

/** The subtotal bar of a filled cart on small screens, with a link to the cart (spec 000 §2, Catalogue). */
export function LazyCartSubtotal() {
  const filled = useAppSelector(selectCartSize) > 0
  return <Suspense fallback={null}>{filled && <CartSubtotal />}</Suspense>
}

import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import type { RouteName } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { matchRoute } from '../../platform/routes/paths.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSignedIn } from '../../platform/store/session-slice.ts'
import * as styles from '../shell.css.ts'
import { UnpaidView } from './unpaid-view.tsx'

const UnpaidOrders = lazyWithRetry(() => import('./unpaid-orders.tsx'))

/** Pages that show the order themselves. */
const paymentRoutes = new Set<RouteName>([
  'Payment',
  'PagoRealizado',
  'PrimerPedidoRealizado',
  'PedidoDirectoRealizado',
  'PurchasePacksDone',
])

/**
 * Names the order, or the change of one, that waits for its payment, on every page but its own. It is part of every
 * document and shown where a cookie says so, which shifts no layout; the order is loaded after hydration.
 */
export function UnpaidBanner() {
  const { pathname } = useLocation()
  const language = useLanguage()
  const signedIn = useAppSelector(selectSignedIn)
  const name = matchRoute(pathname)?.name
  if (name !== undefined && paymentRoutes.has(name)) return null
  const placeholder = (
    <div className={styles.unpaidOnly}>
      <UnpaidView payable="order" payHref={routePath(language, 'Orders')} />
    </div>
  )
  if (!signedIn) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <UnpaidOrders placeholder={placeholder} />
    </Suspense>
  )
}

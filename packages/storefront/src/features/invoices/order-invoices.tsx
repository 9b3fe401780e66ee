import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { Button } from '@colada/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

// Few customers open their invoices.
const OrderInvoicesDialog = lazyWithRetry(() => import('./order-invoices-dialog.tsx'))

/** A button that shows the invoices of an order; nothing for one that waits for its payment. */
export function OrderInvoices({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const [isOpen, setIsOpen] = useState(false)
  if (order.status === orderStatus.pendingPayment) return null
  return (
    <>
      <Button tone="neutral" appearance="outline" fullWidth onClick={() => setIsOpen(true)}>
        {t('orders:detail.invoices')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OrderInvoicesDialog order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

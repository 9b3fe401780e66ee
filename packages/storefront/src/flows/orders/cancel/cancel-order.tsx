import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { canCancel } from '@colada/domain/orders/cancellation'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import { obstacleTo } from '@colada/domain/withdrawals/withdrawal'
import { Button, Hidden, Inline, TextLink } from '@colada/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../platform/store/hooks.ts'
import { selectStaff } from '../../../platform/store/session-slice.ts'

const CancelDialog = lazyWithRetry(() => import('./cancel-dialog.tsx'))

/**
 * Lets customers cancel an order, or withdraw from it once it is being cleaned. An unpaid order has a button of its own,
 * which takes its garments back to the cart; staff in store mode cancel in the back office.
 *
 * @param now the server's time, epoch seconds
 */
export function CancelOrder({ order, now }: { readonly order: Order; readonly now: number }) {
  const isStaff = useAppSelector(selectStaff)
  if (isStaff || order.status === orderStatus.pendingPayment) return null
  const usedUses = order.voucherMaxUses - order.voucherUsesLeft
  if (canCancel({ status: order.status, usedUses })) return <CancelButton order={order} />
  return obstacleTo({ ...order, isTakenAtStore: false }, now) === null ? (
    <WithdrawLink locator={order.locator} />
  ) : null
}

function CancelButton({ order }: { readonly order: Order }) {
  const { t } = useTranslation('cancel')
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <Hidden where="print">
      <Inline>
        <Button tone="neutral" appearance="outline" size="small" onClick={() => setState('open')}>
          {t('cancel:cancel')}
        </Button>
      </Inline>
      <Suspense fallback={null}>
        {state !== 'never' && (
          <CancelDialog
            order={order}
            open={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
          />
        )}
      </Suspense>
    </Hidden>
  )
}

function WithdrawLink({ locator }: Pick<Order, 'locator'>) {
  const { t } = useTranslation('cancel')
  const language = useLanguage()
  const path = routePath(language, 'Withdrawal')
  return (
    <Hidden where="print">
      <TextLink href={`${path}?${new URLSearchParams({ order: locator })}#form`} standalone>
        {t('cancel:withdraw')}
      </TextLink>
    </Hidden>
  )
}

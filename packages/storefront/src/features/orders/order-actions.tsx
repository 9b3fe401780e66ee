import { orderActions } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import { ButtonLink, CreditCardIcon, Inline } from '@colada/ui'
import { useWords } from '../../platform/language/words.tsx'
import { RepeatOrder } from './repeat-order.tsx'

export interface OrderActionsProps {
  readonly order: Order
  readonly paymentHref: string
  readonly size?: 'small' | 'medium'
  readonly onRepeated: () => void
}

/** Of an order's actions, those that the shop has a way for. */
function open(order: Order): { readonly mayPay: boolean; readonly mayRepeat: boolean } {
  const actions = orderActions(order)
  return {
    mayPay: actions.includes('pay'),
    mayRepeat: actions.includes('repeat') && order.kind === 'normal',
  }
}

/** Whether {@link OrderActions} has anything to show. */
export function hasActions(order: Order): boolean {
  const { mayPay, mayRepeat } = open(order)
  return mayPay || mayRepeat
}

/** What can be done with an order now. */
export function OrderActions({ order, paymentHref, size = 'medium', onRepeated }: OrderActionsProps) {
  const { t } = useWords()
  const { mayPay, mayRepeat } = open(order)
  if (!mayPay && !mayRepeat) return null
  return (
    <Inline gap="sm">
      {mayPay && (
        <ButtonLink href={paymentHref} size={size} iconStart={<CreditCardIcon size="small" />}>
          {t('orders:actions.pay')}
        </ButtonLink>
      )}
      {mayRepeat && <RepeatOrder order={order} size={size} onRepeated={onRepeated} />}
    </Inline>
  )
}

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

/** What can be done with an order now, of what the shop has a way for. */
export function OrderActions({ order, paymentHref, size = 'medium', onRepeated }: OrderActionsProps) {
  const { t } = useWords()
  const actions = orderActions(order)
  const mayPay = actions.includes('pay')
  const mayRepeat = actions.includes('repeat') && order.kind === 'normal'
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

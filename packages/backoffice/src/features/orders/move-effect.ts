import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { getStatusName } from '@colada/domain/orders/actions'
import type { CancellationFault } from '@colada/domain/orders/cancellation'
import type { OrderStatus } from '@colada/domain/orders/status'
import type { Translate } from '../../platform/language/messages.ts'
import type { OrderDetail } from './endpoints.ts'

type Cancellation = NonNullable<OrderDetail['cancellation']>

/** What a move does, said before it is made. */
export function moveEffect(to: OrderStatus, t: Translate): string {
  return t(`orders:moves.effect.${getStatusName(to) ?? 'undefined'}`, { status: to })
}

/** What a cancellation returns, by whose fault it is. */
export function cancellationEffect(
  cancellation: Cancellation,
  fault: CancellationFault,
  t: Translate,
): string {
  const { refund, refund_by_shop: byShop, return_due: isReturnDue } = cancellation
  const amount = fromEuros(fault === 'shop' ? byShop : refund)
  const money =
    amount === 0 ? t('orders:moves.noRefund') : t('orders:moves.refund', { amount: formatMoney(amount) })
  return isReturnDue ? `${money} ${t('orders:moves.returnDue')}` : money
}

import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import { isChargeable } from '@colada/domain/orders/balance'
import type { Translate } from '../../platform/language/messages.ts'

const labels = {
  order: { now: 'orders:checkout.reserveAndPay', later: 'orders:checkout.reserve' },
  packs: { now: 'orders:direct.packs.pay', later: 'orders:checkout.reserve' },
  added: { now: 'orders:direct.added.pay', later: 'orders:checkout.reserve' },
  change: { now: 'orders:change.pay', later: 'orders:change.confirmPaid' },
} as const

/**
 * Label of a button that obliges to pay: with the amount when the payment follows at once; an amount on a statement, or
 * one that is too small to be charged alone, is paid later (decisions: Buying).
 */
export function bindingButton(
  kind: keyof typeof labels,
  { total, isOnAccount }: { readonly total: Cents; readonly isOnAccount: boolean },
  t: Translate,
): string {
  const { now, later } = labels[kind]
  return isOnAccount || !isChargeable(total) ? t(later) : t(now, { amount: formatMoney(total) })
}

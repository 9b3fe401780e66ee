import type { User } from '@colada/domain/account/user'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import { Callout } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { isBilledTo } from './billed.ts'

export interface OverCreditProps {
  readonly me: User
  readonly amount: Cents
}

/** Why a company with approved credit pays an order up front; nothing while its credit covers the amount. */
export function OverCredit({ me, amount }: OverCreditProps) {
  const { t } = useTranslation('orders')
  if (!me.isOnAccount || isBilledTo(me, amount)) return null
  const amounts = { left: formatMoney(me.creditLeft), missing: formatMoney(amount - me.creditLeft) }
  return <Callout live="status">{t('orders:billed.overCredit', amounts)}</Callout>
}

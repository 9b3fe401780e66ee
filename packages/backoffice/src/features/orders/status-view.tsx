import { getStatusName, getStatusTone } from '@colada/domain/orders/actions'
import type { OrderStatus } from '@colada/domain/orders/status'
import { StatusBadge } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'

/** The text of a status; an unknown one is named by its code. */
export function statusText(status: OrderStatus, t: Translate): string {
  return t(`orders:status.${getStatusName(status) ?? 'undefined'}`, { status })
}

/** The status of an order. */
export function StatusView({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders')
  const tone = getStatusTone(status)
  const isKnown = getStatusName(status) !== undefined
  return (
    <StatusBadge tone={!isKnown ? 'unknown' : tone === 'danger' ? 'error' : tone}>
      {statusText(status, t)}
    </StatusBadge>
  )
}

import { getStatusName, getStatusTone } from '@colada/domain/orders/actions'
import type { OrderStatus } from '@colada/domain/orders/status'
import { type OrderTone, StatusBadge } from '@colada/ui'
import type { Translate } from '../../platform/language/messages.ts'
import { useTranslation } from 'react-i18next'

/** The text of a status; unknown ones have a text of their own (spec 000 §4). */
export function statusText(status: OrderStatus, t: Translate): string {
  return t(`orders:status.${getStatusName(status) ?? 'undefined'}`)
}

function toneOf(status: OrderStatus): OrderTone {
  if (getStatusName(status) === undefined) return 'unknown'
  const tone = getStatusTone(status)
  return tone === 'danger' ? 'error' : tone
}

export function StatusView({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders')
  return <StatusBadge tone={toneOf(status)}>{statusText(status, t)}</StatusBadge>
}

import { getStatusName, getStatusTone } from '@colada/domain/orders/actions'
import type { OrderStatus } from '@colada/domain/orders/status'
import { type OrderTone, StatusBadge } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { type LegPlaces, statusText } from '../../platform/format/order-status.ts'

function toneOf(status: OrderStatus): OrderTone {
  if (getStatusName(status) === undefined) return 'unknown'
  const tone = getStatusTone(status)
  return tone === 'danger' ? 'error' : tone
}

export interface StatusViewProps {
  readonly status: OrderStatus
  readonly places?: LegPlaces
}

export function StatusView({ status, places }: StatusViewProps) {
  const { t } = useTranslation('orders')
  return <StatusBadge tone={toneOf(status)}>{statusText(status, t, places)}</StatusBadge>
}

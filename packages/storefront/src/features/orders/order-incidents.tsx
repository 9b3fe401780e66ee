import type { Order } from '@colada/domain/orders/order'
import { OrderIssue } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { statusText } from '../../platform/format/order-status.ts'
import { getMissedLeg } from './change-rules.ts'

/** The incidents of an order; an absence has its status as title (spec 000 §4). */
export function OrderIncidents({ order: { incidents, status } }: { order: Order }) {
  const { t } = useTranslation('orders')
  return incidents.map(({ id, description }) => (
    <OrderIssue
      key={id}
      title={getMissedLeg({ status }) ? statusText(status, t) : t('orders:detail.incidents')}
    >
      {description}
    </OrderIssue>
  ))
}

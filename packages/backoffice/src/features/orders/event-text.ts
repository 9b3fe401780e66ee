import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import type { TimelineEvent } from '@colada/domain/orders/timeline'
import type { Translate } from '../../platform/language/messages.ts'
import { statusText } from './status-view.tsx'

/** What happened to an order. */
export function eventText(event: TimelineEvent, t: Translate): string {
  switch (event.kind) {
    case 'status':
      return statusText(event.status, t)
    case 'dates-changed':
      return event.legs.length === 1
        ? t(`orders:event.dates-changed.${event.legs[0]!}`)
        : t('orders:event.dates-changed.both')
    case 'garments-added':
      return t('orders:event.garments-added', { count: event.count })
    case 'charge': {
      const amount = formatMoney(fromEuros(Math.abs(event.amount)))
      return t(event.amount < 0 ? 'orders:event.waiver' : 'orders:event.charge', { amount })
    }
    case 'payment':
      return t('orders:event.payment', { amount: formatMoney(fromEuros(event.amount)) })
    case 'refund': {
      const amount = formatMoney(fromEuros(event.amount))
      return t(event.is_done ? 'orders:event.refund' : 'orders:event.refundWaiting', { amount })
    }
    case 'incident-answered':
    case 'garments-returned':
      return t(`orders:event.${event.kind}`)
  }
}

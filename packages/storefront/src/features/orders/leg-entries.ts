import { formatDay, formatHours, isReadableDate } from '@colada/client/format/dates'
import type { Order, OrderLeg } from '@colada/domain/orders/order'
import type { Language } from '@colada/domain/wire/language'
import type { Translate } from '../../platform/language/messages.ts'

/** "lun, 23 nov, 9:00–11:00". */
export function legTime(leg: OrderLeg, language: Language, t: Translate): string {
  if (!isReadableDate(leg.date)) return t('schedule:unknownDate')
  return t('schedule:chosen', { day: formatDay(leg.date, language), hours: formatHours(leg.start, leg.end) })
}

/** Time and address of every leg of an order; a voucher has none. */
export function legEntries(order: Pick<Order, 'pickups' | 'deliveries'>, language: Language, t: Translate) {
  const entry = (kind: 'pickup' | 'delivery') => (leg: OrderLeg, position: number) => ({
    id: `${kind}-${position}`,
    term: t(kind === 'pickup' ? 'schedule:pickupTitle' : 'schedule:deliveryTitle'),
    description: `${legTime(leg, language, t)} · ${leg.address}`,
  })
  return [...order.pickups.map(entry('pickup')), ...order.deliveries.map(entry('delivery'))]
}

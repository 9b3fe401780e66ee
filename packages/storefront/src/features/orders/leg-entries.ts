import { formatDay, formatHours, isReadableDate } from '@colada/client/format/dates'
import type { Order, OrderLeg } from '@colada/domain/orders/order'
import type { Leg as LegName } from '@colada/domain/schedule/slot'
import type { Language } from '@colada/domain/wire/language'
import type { Translate } from '../../platform/language/messages.ts'
import type { Leg } from '../schedule/leg.ts'
import { visitTime } from '../schedule/visit-time.ts'

/** "lun, 23 nov, 9:00–11:00"; at a store from when, or until when. */
export function legTime(leg: OrderLeg, name: LegName, language: Language, t: Translate): string {
  if (!isReadableDate(leg.date)) return t('schedule:unknownDate')
  if (leg.place === 'store') return visitTime(name, leg, language, t, leg.bringBefore)
  return t('schedule:chosen', { day: formatDay(leg.date, language), hours: formatHours(leg.start, leg.end) })
}

/** The time of a leg that is being chosen, with its store; empty before. */
export function chosenTime(
  name: LegName,
  { slot, date, visit }: Pick<Leg, 'slot' | 'date' | 'visit'>,
  language: Language,
  t: Translate,
): string {
  if (visit) return `${visit.store.name} · ${visitTime(name, visit, language, t)}`
  if (!slot || !date) return ''
  return t('schedule:chosen', { day: formatDay(date, language), hours: formatHours(slot.start, slot.end) })
}

/** What the customer or the van does at a leg. */
export function legTitle({ place }: Pick<OrderLeg, 'place'>, name: LegName, t: Translate): string {
  return t(place === 'store' ? `schedule:store.${name}Title` : `schedule:${name}Title`)
}

/** Time and address of every leg of an order; a voucher has none. */
export function legEntries(order: Pick<Order, 'pickups' | 'deliveries'>, language: Language, t: Translate) {
  const entry = (name: LegName) => (leg: OrderLeg, position: number) => ({
    id: `${name}-${position}`,
    term: legTitle(leg, name, t),
    description: `${legTime(leg, name, language, t)} · ${leg.address}`,
  })
  return [...order.pickups.map(entry('pickup')), ...order.deliveries.map(entry('delivery'))]
}

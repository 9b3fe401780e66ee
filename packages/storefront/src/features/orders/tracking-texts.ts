import { formatDay, formatHours, isReadableDate } from '@colada/client/format/dates'
import { getStatusName } from '@colada/domain/orders/actions'
import { orderStatus } from '@colada/domain/orders/status'
import type { WireVisit } from '@colada/domain/orders/tracking-contract'
import type { Leg } from '@colada/domain/schedule/slot'
import type { Language } from '@colada/domain/wire/language'
import type { Translate } from '../../platform/language/messages.ts'
import type { TrackedOrder } from './tracking-endpoints.ts'

/** Where an order is, in one sentence. */
export function trackingSentence(order: TrackedOrder, t: Translate): string {
  const { order_status: status, pickup, delivery, return_due: isReturnDue } = order
  if (status === orderStatus.created && pickup?.place === 'store') return t('tracking:sentence.bringIt')
  if (status === orderStatus.washed && delivery?.place === 'store') return t('tracking:sentence.ready')
  if (status === orderStatus.cancelled && isReturnDue) return t('tracking:sentence.return')
  return t(`tracking:sentence.${getStatusName(status) ?? 'undefined'}`)
}

/** When and in which town the van comes; at a store its hours. */
export function visitText(visit: WireVisit, leg: Leg, language: Language, t: Translate): string {
  const { date, start, end, place, town } = visit
  const hours = formatHours(start, end)
  if (!isReadableDate(date)) return town
  const day = formatDay(date, language)
  const when =
    place === 'address'
      ? t('tracking:visit.window', { day, hours })
      : t(`tracking:visit.store.${leg}`, { day, hours })
  return town === '' ? when : `${when} · ${town}`
}

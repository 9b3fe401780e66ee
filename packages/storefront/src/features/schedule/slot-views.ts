import type { Cents } from '@colada/domain/money/money'
import type { CalendarDate, HourSlot, ScheduleDay, SlotId } from '@colada/domain/schedule/slot'
import { legPrice } from '@colada/domain/schedule/slots'
import { groupByVariation } from '@colada/domain/schedule/variations'
import type { Language } from '@colada/domain/wire/language'
import type { DayView, HourView } from '@colada/ui'
import { formatDayParts, formatHours } from '../../platform/format/dates.ts'
import { formatList } from '../../platform/format/list.ts'
import { formatMoney } from '../../platform/format/money.ts'
import type { Translate } from '../../platform/language/messages.ts'

export function toDayView(day: ScheduleDay, language: Language): DayView {
  return { value: day.date, ...formatDayParts(day.date, language) }
}

/** A slot with its price: half the transport with its variation (spec 001 §7); an existing order has paid it already. */
export function toHourView(hour: HourSlot, transport: Cents | null, t: Translate): HourView {
  const price = legPrice(transport ?? 0, hour.variation)
  return {
    value: String(hour.id),
    label: formatHours(hour.start, hour.end),
    price:
      transport === null ? t('schedule:included') : price === 0 ? t('schedule:free') : formatMoney(price),
    ...(!hour.isFree && { unavailable: t('schedule:full') }),
  }
}

/** A free slot by its id; `null` when it is full or not offered. */
export function findSlot(days: readonly ScheduleDay[] | undefined, id: SlotId | null): HourSlot | null {
  if (id === null) return null
  return days?.flatMap((day) => day.hours).find((hour) => hour.id === id && hour.isFree) ?? null
}

/** The day whose slots are shown: the chosen one while it is offered, else the first with a free slot. */
export function shownDay(
  days: readonly ScheduleDay[] | undefined,
  chosen: CalendarDate | null,
): ScheduleDay | undefined {
  return (
    days?.find((day) => day.date === chosen) ??
    days?.find((day) => day.hours.some((hour) => hour.isFree)) ??
    days?.[0]
  )
}

/** Why slots have different prices, in sentences; empty when all cost the same. */
export function variationText(days: readonly ScheduleDay[], language: Language, t: Translate): string {
  return groupByVariation(days.flatMap((day) => day.hours))
    .map(({ variation, ranges }) =>
      t(variation > 0 ? 'schedule:dearer' : 'schedule:cheaper', {
        hours: formatList(
          ranges.map(({ start, end }) => formatHours(start, end)),
          language,
        ),
        percent: Math.abs(variation),
      }),
    )
    .join(' ')
}

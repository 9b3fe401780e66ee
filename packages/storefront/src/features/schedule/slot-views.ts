import { formatDayParts, formatHours } from '@colada/client/format/dates'
import { formatList } from '@colada/client/format/list'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import { type ChargedLegs, legIncrease } from '@colada/domain/orders/price-change'
import type { HourSlot, Leg, ScheduleDay, SlotId } from '@colada/domain/schedule/slot'
import { legPrice } from '@colada/domain/schedule/slot-rules'
import { groupByVariation } from '@colada/domain/schedule/variations'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import type { Language } from '@colada/domain/wire/language'
import type { DayView, HourView } from '@colada/ui'
import type { Translate } from '../../platform/language/messages.ts'

export function toDayView(day: ScheduleDay, language: Language): DayView {
  return { value: day.date, ...formatDayParts(day.date, language) }
}

/** How the slots of a leg are priced: for a new order by its transport, for an existing one by what they cost more. */
export type SlotPricing =
  | { readonly kind: 'new'; readonly transport: Cents }
  | { readonly kind: 'change'; readonly legs: ChargedLegs; readonly leg: Leg }

/** A slot with its price: half the transport with its variation (spec 001 §7), or what it adds to an order. */
export function toHourView(hour: HourSlot, pricing: SlotPricing, t: Translate): HourView {
  return {
    value: String(hour.id),
    label: formatHours(hour.start, hour.end),
    price: priceText(hour, pricing, t),
    ...(!hour.isFree && { unavailable: t('schedule:full') }),
  }
}

function priceText({ variation }: HourSlot, pricing: SlotPricing, t: Translate): string {
  if (pricing.kind === 'change') {
    const increase = legIncrease(pricing.legs, pricing.leg, variation)
    return increase === 0 ? t('schedule:included') : `+ ${formatMoney(increase)}`
  }
  const price = legPrice(pricing.transport, variation)
  return price === 0 ? t('schedule:free') : formatMoney(price)
}

/** Why slots have different prices; empty when all cost the same. */
export function pricingNote(
  days: readonly ScheduleDay[],
  pricing: SlotPricing,
  language: Language,
  t: Translate,
): string {
  if (pricing.kind === 'new') return pricing.transport === 0 ? '' : variationText(days, language, t)
  const isDearer = ({ variation }: HourSlot) => legIncrease(pricing.legs, pricing.leg, variation) > 0
  return days.some(({ hours }) => hours.some(isDearer)) ? t('schedule:changeNote') : ''
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

/** The variations of the slots in sentences. */
function variationText(days: readonly ScheduleDay[], language: Language, t: Translate): string {
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

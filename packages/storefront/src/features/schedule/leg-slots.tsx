import type { ApiError } from '@colada/client/api/base-query'
import { problemText } from '@colada/client/api/problem-text'
import { useWhenOnline } from '@colada/client/browser/use-when-online'
import { useLanguage } from '@colada/client/language/use-language'
import type { HourSlot, ScheduleDay, SlotId } from '@colada/domain/schedule/slot'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import { type Loadable, type DayView, type HourView, SlotPicker } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { useTranslation } from 'react-i18next'
import { pricingNote, shownDay, type SlotPricing, toDayView, toHourView } from './slot-views.ts'
import { UnavailableSlotNotice, type UnavailableSlot } from './unavailable-slot-notice.tsx'

/** The state of a days query, as RTK Query's hooks return it. */
export interface DaysState {
  readonly currentData?: readonly ScheduleDay[] | undefined
  readonly error?: ApiError | SerializedError | undefined
  readonly isUninitialized: boolean
  readonly refetch: () => unknown
}

export interface LegSlotsProps {
  readonly days: DaysState
  readonly date: CalendarDate | null
  readonly slotId: SlotId | null
  /** The chosen slot, when it is no longer available. */
  readonly unavailable: UnavailableSlot | null
  readonly pricing: SlotPricing
  /** What has to be chosen first, while the query is skipped. */
  readonly waitingText: string
  readonly onDay: (date: CalendarDate) => void
  readonly onHour: (date: CalendarDate, hour: HourSlot) => void
}

/** Keeps the place of the note while the days load. */
const LINE = '\u00A0'

/** Day and slot of one leg, with the price of every slot. */
export function LegSlots(props: LegSlotsProps) {
  const { days, date, slotId, unavailable, pricing, waitingText, onDay, onHour } = props
  const { t } = useTranslation(['common', 'schedule'])
  const language = useLanguage()
  const shown = shownDay(days.currentData, date)
  useWhenOnline(days.error && days.refetch)

  const arriving = <View,>(options: readonly View[], empty: string): Loadable<View> => {
    if (days.currentData) return { state: 'ready', options, empty }
    if (days.isUninitialized) return { state: 'waiting', text: waitingText }
    if (!days.error) return { state: 'loading', text: t('schedule:loading') }
    const retry = { label: t('common:calls.retry'), onClick: () => void days.refetch() }
    return { state: 'failed', text: problemText(days.error, t), retry }
  }
  const dayViews = (days.currentData ?? []).map((day) => toDayView(day, language))
  const hourViews = (shown?.hours ?? []).map((hour) => toHourView(hour, pricing, t))
  const dayState: Loadable<DayView> = arriving(dayViews, t('schedule:noDays'))
  const hourState: Loadable<HourView> =
    dayState.state === 'failed' || dayState.state === 'waiting'
      ? { state: 'waiting', text: t('schedule:dayFirst') }
      : arriving(hourViews, t('schedule:noHours'))

  const choose = (id: string) => {
    const hour = shown?.hours.find((each) => String(each.id) === id)
    if (shown && hour) onHour(shown.date, hour)
  }

  return (
    <>
      {unavailable && days.currentData && (
        <UnavailableSlotNotice
          unavailable={unavailable}
          days={days.currentData}
          onChoose={({ date: day, hour }) => onHour(day, hour)}
        />
      )}
      <SlotPicker
        labels={{
          day: t('schedule:day'),
          hour: t('schedule:hour'),
          earlierDays: t('schedule:earlierDays'),
          laterDays: t('schedule:laterDays'),
        }}
        days={dayState}
        hours={hourState}
        day={shown?.date}
        hour={slotId === null ? undefined : String(slotId)}
        note={
          dayState.state === 'loading' && pricing.kind === 'new' && pricing.transport > 0
            ? LINE
            : pricingNote(days.currentData ?? [], pricing, language, t) || undefined
        }
        onDayChange={onDay}
        onHourChange={choose}
      />
    </>
  )
}

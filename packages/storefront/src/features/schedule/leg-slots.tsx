import type { Cents } from '@colada/domain/money/money'
import type { CalendarDate, HourSlot, ScheduleDay, SlotId } from '@colada/domain/schedule/slot'
import { type Arriving, type DayView, type HourView, SlotPicker } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import type { ApiError } from '../../platform/api/base-query.ts'
import { problemText } from '../../platform/api/problem-text.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { LostHour, type LostSlot } from './lost-hour.tsx'
import { shownDay, toDayView, toHourView, variationText } from './slot-views.ts'

/** Days on their way, here, or failed, as RTK Query's hooks tell it. */
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
  /** The hour that was chosen, when it cannot be had any more. */
  readonly lost: LostSlot | null
  /** Both legs together, at the plain hour; `null` where another hour changes no price. */
  readonly transport: Cents | null
  /** What has to be chosen first, while nothing can be asked. */
  readonly waiting: string
  readonly onDay: (date: CalendarDate) => void
  readonly onHour: (date: CalendarDate, hour: HourSlot) => void
}

/** Day and hour of one leg, with the price of every hour. */
export function LegSlots(props: LegSlotsProps) {
  const { days, date, slotId, lost, transport, waiting, onDay, onHour } = props
  const { t } = useTranslation(['account', 'schedule'])
  const language = useLanguage()
  const shown = shownDay(days.currentData, date)

  const arriving = <View,>(options: readonly View[], empty: string): Arriving<View> => {
    if (days.currentData) return { state: 'ready', options, empty }
    if (days.isUninitialized) return { state: 'waiting', text: waiting }
    if (!days.error) return { state: 'loading', text: t('schedule:loading') }
    const retry = { label: t('account:calls.retry'), onPress: () => void days.refetch() }
    return { state: 'failed', text: problemText(days.error, t), retry }
  }
  const dayViews = (days.currentData ?? []).map((day) => toDayView(day, language))
  const hourViews = (shown?.hours ?? []).map((hour) => toHourView(hour, transport, t))
  const dayState: Arriving<DayView> = arriving(dayViews, t('schedule:noDays'))
  const hourState: Arriving<HourView> =
    dayState.state === 'failed' || dayState.state === 'waiting'
      ? { state: 'waiting', text: t('schedule:dayFirst') }
      : arriving(hourViews, t('schedule:noHours'))

  const choose = (id: string) => {
    const hour = shown?.hours.find((each) => String(each.id) === id)
    if (shown && hour) onHour(shown.date, hour)
  }

  return (
    <>
      {lost && days.currentData && (
        <LostHour lost={lost} days={days.currentData} onChoose={({ date: day, hour }) => onHour(day, hour)} />
      )}
      <SlotPicker
        words={{
          day: t('schedule:day'),
          hour: t('schedule:hour'),
          earlierDays: t('schedule:earlierDays'),
          laterDays: t('schedule:laterDays'),
        }}
        days={dayState}
        hours={hourState}
        day={shown?.date}
        hour={slotId === null ? undefined : String(slotId)}
        note={transport ? variationText(days.currentData ?? [], language, t) : undefined}
        onDayChange={onDay}
        onHourChange={choose}
      />
    </>
  )
}

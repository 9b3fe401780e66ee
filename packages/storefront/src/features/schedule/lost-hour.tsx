import { nearestFreeSlots, type OfferedSlot } from '@colada/domain/schedule/nearest-free'
import type { ScheduleDay } from '@colada/domain/schedule/slot'
import { SlotOffer } from '@colada/ui'
import { formatDay, formatHours } from '../../platform/format/dates.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'

/** A chosen hour that cannot be had any more. */
export interface LostSlot {
  /** `full`: others took its places. `gone`: it is not offered any more. */
  readonly why: 'full' | 'gone'
  /** Epoch seconds. */
  readonly startsAt: number
}

export interface LostHourProps {
  readonly lost: LostSlot
  readonly days: readonly ScheduleDay[]
  readonly onChoose: (slot: OfferedSlot) => void
}

/** Says that a chosen hour is gone, and offers the nearest free ones. */
export function LostHour({ lost, days, onChoose }: LostHourProps) {
  const { t } = useTranslation('schedule')
  const language = useLanguage()
  const offered = nearestFreeSlots(days, lost.startsAt)
  return (
    <SlotOffer
      title={t(`schedule:lost.${lost.why}`)}
      text={t(offered.length > 0 ? 'schedule:lost.nearest' : 'schedule:lost.none')}
      offers={offered.map(({ date, hour }) => ({
        id: String(hour.id),
        label: t('schedule:chosen', {
          day: formatDay(date, language),
          hours: formatHours(hour.start, hour.end),
        }),
      }))}
      onChoose={(id) => {
        const chosen = offered.find(({ hour }) => String(hour.id) === id)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

import { formatDay, formatHours } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { findNearestFreeSlots, type DatedSlot } from '@colada/domain/schedule/nearest-free-slots'
import type { ScheduleDay } from '@colada/domain/schedule/slot'
import { SlotOffer } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** A chosen slot that is no longer available. */
export interface UnavailableSlot {
  /** `full`: its capacity is taken. `gone`: it is no longer offered. */
  readonly reason: 'full' | 'gone'
  /** Epoch seconds. */
  readonly startsAt: number
}

export interface UnavailableSlotNoticeProps {
  readonly unavailable: UnavailableSlot
  readonly days: readonly ScheduleDay[]
  readonly onChoose: (slot: DatedSlot) => void
}

/** Reports that a chosen slot is no longer available, and offers the nearest free ones. */
export function UnavailableSlotNotice({ unavailable, days, onChoose }: UnavailableSlotNoticeProps) {
  const { t } = useTranslation('schedule')
  const language = useLanguage()
  const offered = findNearestFreeSlots(days, unavailable.startsAt)
  return (
    <SlotOffer
      title={t(`schedule:lost.${unavailable.reason}`)}
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

import { findNearestFreeSlots, type DatedSlot } from '@colada/domain/schedule/nearest-free-slots'
import type { ScheduleDay } from '@colada/domain/schedule/slot'
import { useTranslation } from 'react-i18next'
import { FreeSlotOffer } from './free-slot-offer.tsx'

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
  const offered = findNearestFreeSlots(days, unavailable.startsAt)
  return (
    <FreeSlotOffer
      title={t(`schedule:lost.${unavailable.reason}`)}
      text={t(offered.length > 0 ? 'schedule:lost.nearest' : 'schedule:lost.none')}
      slots={offered}
      onChoose={onChoose}
    />
  )
}

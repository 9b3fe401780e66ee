import type { Cents } from '@colada/domain/money/money'
import { LegCard } from '@colada/ui'
import { AddressChoice } from '../../features/account/address-choice.tsx'
import type { LegDraft } from '../../features/orders/order-draft.ts'
import { LegSlots } from '../../features/schedule/leg-slots.tsx'
import { shownDay } from '../../features/schedule/slot-views.ts'
import { formatDay, formatHours } from '../../platform/format/dates.ts'
import { useWords } from '../../platform/language/words.tsx'
import type { Leg } from './use-legs.ts'

export interface LegStepProps {
  readonly step: 1 | 2
  readonly leg: Leg
  readonly transport: Cents
  readonly onChange: (draft: LegDraft) => void
}

const noHour = { slotId: null, startsAt: null }

/** Where and when for one leg. Another address lets its hour go (spec 000 §4, Pickers). */
export function LegStep({ step, leg, transport, onChange }: LegStepProps) {
  const { t, language } = useWords()
  const { address, days, date, slot, lost } = leg
  const isPickup = step === 1
  const addressId = address?.id ?? null
  const day = slot && shownDay(days.currentData, date)
  return (
    <LegCard
      step={step}
      heading={t(isPickup ? 'schedule:pickupTitle' : 'schedule:deliveryTitle')}
      headingLevel={2}
      state={slot ? 'done' : days.isUninitialized ? 'blocked' : 'open'}
      {...(day && {
        summary: t('schedule:chosen', {
          day: formatDay(day.date, language),
          hours: formatHours(slot.start, slot.end),
        }),
      })}
    >
      <AddressChoice
        value={addressId}
        follows={!isPickup}
        onChoose={(chosen) => onChange({ addressId: chosen.id, date: null, ...noHour })}
      />
      <LegSlots
        days={days}
        date={date}
        slotId={slot?.id ?? null}
        lost={lost}
        transport={transport}
        waiting={t(isPickup ? 'schedule:pickupWaiting' : 'schedule:deliveryWaiting')}
        onDay={(chosen) => onChange({ addressId, date: chosen, ...noHour })}
        onHour={(chosen, { id, startsAt }) => onChange({ addressId, date: chosen, slotId: id, startsAt })}
      />
    </LegCard>
  )
}

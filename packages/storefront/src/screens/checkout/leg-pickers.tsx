import type { Cents } from '@colada/domain/money/money'
import { AddressChoice } from '../../features/account/address-choice.tsx'
import type { LegDraft } from '../../features/orders/order-draft.ts'
import { LegSlots } from '../../features/schedule/leg-slots.tsx'
import { useTranslation } from 'react-i18next'
import type { Leg } from './use-legs.ts'

export interface LegPickersProps {
  readonly name: 'pickup' | 'delivery'
  readonly leg: Leg
  readonly transport: Cents | null
  readonly onChange: (draft: LegDraft) => void
}

const noHour = { slotId: null, startsAt: null }

/** Address, day and hour of one leg. Another address lets its hour go (spec 000 §4, Pickers). */
export function LegPickers({ name, leg, transport, onChange }: LegPickersProps) {
  const { t } = useTranslation('schedule')
  const { address, days, date, slot, lost } = leg
  const isPickup = name === 'pickup'
  const addressId = address?.id ?? null
  return (
    <>
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
    </>
  )
}

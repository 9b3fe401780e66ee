import type { Address } from '@colada/domain/account/address'
import type { Cents } from '@colada/domain/money/money'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Leg, LegChoice } from './leg.ts'
import { LegSlots } from './leg-slots.tsx'

interface AddressPickerProps {
  readonly value: number | null
  /** The picker of the other leg takes the first address. */
  readonly hidesFirstForm: boolean
  readonly onChoose: (address: Address) => void
}

export interface LegPickersProps {
  readonly name: 'pickup' | 'delivery'
  readonly leg: Leg
  /** Transport of both legs; `null` where the slot does not change the price. */
  readonly transport: Cents | null
  readonly AddressPicker: ComponentType<AddressPickerProps>
  readonly onChange: (choice: LegChoice) => void
}

const noSlot = { slotId: null, startsAt: null }

/** Address, day and slot of a leg. Choosing another address clears the slot (spec 000 §4, Pickers). */
export function LegPickers({ name, leg, transport, AddressPicker, onChange }: LegPickersProps) {
  const { t } = useTranslation('schedule')
  const { address, days, date, slot, unavailable } = leg
  const isPickup = name === 'pickup'
  const addressId = address?.id ?? null
  return (
    <>
      <AddressPicker
        value={addressId}
        hidesFirstForm={!isPickup}
        onChoose={(chosen) => onChange({ addressId: chosen.id, date: null, ...noSlot })}
      />
      <LegSlots
        days={days}
        date={date}
        slotId={slot?.id ?? null}
        unavailable={unavailable}
        transport={transport}
        waitingText={t(isPickup ? 'schedule:pickupWaiting' : 'schedule:deliveryWaiting')}
        onDay={(chosen) => onChange({ addressId, date: chosen, ...noSlot })}
        onHour={(chosen, { id, startsAt }) => onChange({ addressId, date: chosen, slotId: id, startsAt })}
      />
    </>
  )
}

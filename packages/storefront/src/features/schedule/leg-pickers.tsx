import type { Address } from '@colada/domain/account/address'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LegSlots } from './leg-slots.tsx'
import type { Leg, LegChoice } from './leg.ts'
import type { SlotPricing } from './slot-views.ts'

interface AddressPickerProps {
  readonly value: number | null
  /** The picker of the other leg shows the form for the first address. */
  readonly hidesFirstForm: boolean
  readonly onChoose: (address: Address) => void
  readonly onSending: (isSending: boolean) => void
}

export interface LegPickersProps {
  readonly name: 'pickup' | 'delivery'
  readonly leg: Leg
  readonly pricing: SlotPricing
  readonly AddressPicker: ComponentType<AddressPickerProps>
  readonly onChange: (choice: LegChoice) => void
}

const noSlot = { slotId: null, startsAt: null }

/** Address, day and slot of a leg. Choosing another address clears the slot (spec 000 §4, Pickers). */
export function LegPickers({ name, leg, pricing, AddressPicker, onChange }: LegPickersProps) {
  const { t } = useTranslation('schedule')
  const { address, days, date, slot, unavailable } = leg
  const isPickup = name === 'pickup'
  const addressId = address?.id ?? null
  const [sendsAddress, setSendsAddress] = useState(false)
  return (
    <>
      <AddressPicker
        value={addressId}
        hidesFirstForm={!isPickup}
        onSending={setSendsAddress}
        onChoose={(chosen) => onChange({ addressId: chosen.id, date: null, ...noSlot })}
      />
      <LegSlots
        // The days keep their place while the address they depend on is saved.
        days={sendsAddress ? { ...days, isUninitialized: false } : days}
        date={date}
        slotId={slot?.id ?? null}
        unavailable={unavailable}
        pricing={pricing}
        waitingText={t(isPickup ? 'schedule:pickupWaiting' : 'schedule:deliveryWaiting')}
        onDay={(chosen) => onChange({ addressId, date: chosen, ...noSlot })}
        onHour={(chosen, { id, startsAt }) => onChange({ addressId, date: chosen, slotId: id, startsAt })}
      />
    </>
  )
}

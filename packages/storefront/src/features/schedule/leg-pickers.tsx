import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import type { Address } from '@colada/domain/account/address'
import type { LegPlace } from '@colada/domain/schedule/slot'
import { SegmentedControl } from '@colada/ui'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LegSlots } from './leg-slots.tsx'
import type { Leg, LegChoice } from './leg.ts'
import type { SlotPricing } from './slot-views.ts'

/** Loaded when a store is wanted. */
const StorePicker = lazyWithRetry(() => import('./store-picker.tsx'))

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
  /** What the customer has chosen for it. */
  readonly choice: LegChoice
  readonly pricing: SlotPricing
  readonly AddressPicker: ComponentType<AddressPickerProps>
  readonly onChange: (choice: LegChoice) => void
}

const noSlot = { slotId: null, startsAt: null }

/**
 * The place of a leg, then its address, day and slot, or its store. Choosing another address clears the slot (spec 000 §4,
 * Pickers).
 */
export function LegPickers({ name, leg, choice, pricing, AddressPicker, onChange }: LegPickersProps) {
  const { t } = useTranslation('schedule')
  const { address, days, date, slot, unavailable } = leg
  const isPickup = name === 'pickup'
  const addressId = address?.id ?? choice.addressId
  const [sendsAddress, setSendsAddress] = useState(false)
  const atAddress = { place: 'address', storeId: null, addressId } as const
  const changePlace = (place: LegPlace) =>
    onChange({ ...choice, place, storeId: null, addressId, date: null, ...noSlot })
  return (
    <>
      <SegmentedControl
        label={t(isPickup ? 'schedule:store.pickupPlace' : 'schedule:store.deliveryPlace')}
        value={leg.place}
        options={[
          { value: 'address', label: t('schedule:store.atHome') },
          { value: 'store', label: t('schedule:store.atStore') },
        ]}
        onValueChange={changePlace}
      />
      {leg.place === 'store' ? (
        <Suspense fallback={null}>
          <StorePicker
            name={name}
            storeId={choice.storeId}
            visit={leg.visit}
            pricing={pricing}
            onChoose={(storeId) => onChange({ ...choice, place: 'store', storeId, date: null, ...noSlot })}
          />
        </Suspense>
      ) : (
        <>
          <AddressPicker
            value={addressId}
            hidesFirstForm={!isPickup}
            onSending={setSendsAddress}
            onChoose={(chosen) => onChange({ ...atAddress, addressId: chosen.id, date: null, ...noSlot })}
          />
          <LegSlots
            // The days keep their place while the address they depend on is saved.
            days={sendsAddress ? { ...days, isUninitialized: false } : days}
            date={date}
            slotId={slot?.id ?? null}
            unavailable={unavailable}
            pricing={pricing}
            waitingText={t(isPickup ? 'schedule:pickupWaiting' : 'schedule:deliveryWaiting')}
            onDay={(chosen) => onChange({ ...atAddress, date: chosen, ...noSlot })}
            onHour={(chosen, { id, startsAt }) =>
              onChange({ ...atAddress, date: chosen, slotId: id, startsAt })
            }
          />
        </>
      )}
    </>
  )
}

import type { Order } from '@colada/domain/orders/order'
import { type DatedSlot, findNearestFreeSlots } from '@colada/domain/schedule/nearest-free-slots'
import type { Leg } from '@colada/domain/schedule/slot'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useAddressesQuery, useMeQuery } from '../../features/account/endpoints.ts'
import { orderedPickup } from '../../features/orders/change-rules.ts'
import { OrderActionDialogs } from '../../features/orders/order-action-dialogs.tsx'
import { emptyLeg, saveChosenSlot } from '../../features/orders/order-draft.ts'
import { useOrderActions } from '../../features/orders/use-order-actions.ts'
import { useDeliveriesQuery, usePickupsQuery } from '../../features/schedule/endpoints.ts'
import { FreeSlotOffer } from '../../features/schedule/free-slot-offer.tsx'

export interface NextVisitsProps {
  readonly order: Order
  /** The leg at which nobody was in. */
  readonly leg: Leg
  /** The server's time, epoch seconds. */
  readonly now: number
}

/** After a missed visit: the next free slots at the same address. Choosing one begins the new visit with it. */
export function NextVisits({ order, leg, now }: NextVisitsProps) {
  const { t } = useTranslation(['orders', 'schedule'])
  const me = useMeQuery()
  const actions = useOrderActions(order)
  const missed = (leg === 'pickup' ? order.pickups : order.deliveries).at(-1)
  const { days, isLoading } = useDaysOf(order, leg)
  const offered = days ? findNearestFreeSlots(days, now) : []
  if (!missed || (!isLoading && offered.length === 0)) return null

  const choose = ({ date, hour }: DatedSlot) => {
    if (!me.data) return
    const { id: slotId, startsAt } = hour
    saveChosenSlot(me.data.id, order.id, leg, {
      ...emptyLeg,
      addressId: missed.addressId,
      date,
      slotId,
      startsAt,
    })
    actions.request('solve-absence')
  }
  return (
    <>
      <FreeSlotOffer
        title={t('orders:visit.title')}
        text={isLoading ? t('schedule:loading') : t('orders:visit.next', { address: missed.address })}
        busy={isLoading}
        slots={offered}
        onChoose={choose}
      />
      <OrderActionDialogs order={order} actions={actions} />
    </>
  )
}

/** The days on offer for a leg at its present address. */
function useDaysOf(order: Order, leg: Leg) {
  const { pickups, deliveries, items } = order
  const addresses = useAddressesQuery()
  const postalCodeOf = (addressId: number | null | undefined) =>
    addresses.data?.find(({ id }) => id === addressId)?.postalCode
  const pickup = orderedPickup(order)
  const pickupCode = leg === 'pickup' ? postalCodeOf(pickups.at(-1)?.addressId) : undefined
  const deliveryCode = leg === 'delivery' ? postalCodeOf(deliveries.at(-1)?.addressId) : undefined
  const pickupDays = usePickupsQuery(pickupCode ?? skipToken)
  const deliveryDays = useDeliveriesQuery(
    deliveryCode && pickup
      ? {
          postalCode: deliveryCode,
          categories: [...new Set(items.map(({ categoryId }) => categoryId))].toSorted((a, b) => a - b),
          pickup,
        }
      : skipToken,
  )
  const days = leg === 'pickup' ? pickupDays : deliveryDays
  return { days: days.currentData, isLoading: addresses.isLoading || days.isLoading }
}

import { isChosen, type Leg } from '../../features/schedule/leg.ts'
import type { HoldChoice } from '../../features/schedule/use-hold.ts'

/** The slots to hold, once both legs are chosen; none when both are at stores. */
export function holdChoice(
  { pickup, delivery }: { readonly pickup: Leg; readonly delivery: Leg },
  categories: readonly number[],
): HoldChoice {
  const isByVan = pickup.place === 'address' || delivery.place === 'address'
  return {
    request:
      isByVan && isChosen(pickup) && isChosen(delivery)
        ? {
            pickupAddressId: pickup.address?.id ?? null,
            pickupId: pickup.slot?.id ?? null,
            pickupStoreId: pickup.visit?.store.id ?? null,
            deliveryAddressId: delivery.address?.id ?? null,
            deliveryId: delivery.slot?.id ?? null,
            deliveryStoreId: delivery.visit?.store.id ?? null,
            categories,
          }
        : null,
    isCleared: !isByVan || pickup.isUnset || delivery.isUnset,
  }
}

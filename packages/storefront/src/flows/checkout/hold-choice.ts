import type { Leg } from '../../features/schedule/leg.ts'
import type { HoldChoice } from '../../features/schedule/use-hold.ts'

/** The slots to hold: both, once both are chosen. */
export function holdChoice(
  { pickup, delivery }: { readonly pickup: Leg; readonly delivery: Leg },
  categories: readonly number[],
): HoldChoice {
  const isComplete = pickup.address && pickup.slot && delivery.address && delivery.slot
  return {
    request: isComplete
      ? {
          pickupAddressId: pickup.address.id,
          pickupId: pickup.slot.id,
          deliveryAddressId: delivery.address.id,
          deliveryId: delivery.slot.id,
          categories,
        }
      : null,
    isCleared: pickup.isUnset || delivery.isUnset,
  }
}

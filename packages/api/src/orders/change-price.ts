import { priceChange, type PriceChangeInput } from '@colada/domain/orders/price-change'
import type { ProcessType } from '@colada/domain/orders/process'
import { rescheduleCost } from '@colada/domain/orders/rescheduling'
import type { Prices } from '@colada/domain/promotions/prices'
import type { Leg } from '@colada/domain/schedule/slot'
import { currentLeg, reschedulable } from './present.ts'
import type { OrderRecord } from './repository.ts'

/** Returns the leg that a process moves, if any. */
export function movedLeg(process: string): Leg | null {
  if (process === 'change_pickup_to_order') return 'pickup'
  return process === 'change_delivery_to_order' ? 'delivery' : null
}

/**
 * Returns the price of a change of an order: garments without transport, the dearer slots of moved legs, and the extra
 * transport of a late move or an absence.
 *
 * @param now epoch milliseconds
 */
export function quoteChangeOf(
  record: OrderRecord,
  process: ProcessType,
  change: Omit<PriceChangeInput, 'incidents'>,
  now: number,
): Prices {
  const leg = movedLeg(process)
  const row = leg && currentLeg(record, leg)
  const incidents = row ? rescheduleCost(row.leg, reschedulable(record, row), now / 1000) : 0
  return priceChange(record.order, { ...change, incidents })
}

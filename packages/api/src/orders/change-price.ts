import type { PricedLine } from '@colada/domain/cart/totals'
import { moveCost } from '@colada/domain/orders/moving'
import { priceOrder } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/orders/prices'
import type { ProcessType } from '@colada/domain/orders/process'
import type { Leg } from '@colada/domain/schedule/slot'
import { currentLeg } from './present.ts'
import type { OrderRecord } from './repository.ts'

/** The leg that a process moves; `null` for one that moves none. */
export function movedLeg(process: string): Leg | null {
  if (process === 'change_pickup_to_order') return 'pickup'
  return process === 'change_delivery_to_order' ? 'delivery' : null
}

/**
 * What a change of an order costs: garments without transport, since the van comes anyway, and for a new hour the extra
 * transport of a late change or an absence. `now` in epoch milliseconds.
 */
export function priceChange(
  record: OrderRecord,
  process: ProcessType,
  lines: readonly PricedLine[],
  now: number,
): Prices {
  const leg = movedLeg(process)
  const row = leg && currentLeg(record, leg)
  const { status } = record.order
  const incidents = row
    ? moveCost(row.leg, { status, startsAt: row.startsAt.getTime() / 1000 }, now / 1000)
    : 0
  return priceOrder({ lines, noShipping: true, incidents })
}

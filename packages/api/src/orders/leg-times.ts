import { findStore } from '@colada/domain/coverage/stores'
import { type OrderStatus, orderStatus } from '@colada/domain/orders/status'
import { latestDropOff } from '@colada/domain/schedule/store-visits'
import type { Executor } from '../database/connection.ts'
import { dropOffAt, zoneReader } from '../schedule/service.ts'
import type { OrderLegRow, OrderRecord } from './repository.ts'

/** When a leg can no longer be changed for free, in epoch seconds; `null` at a store, where no van comes. */
export function cutOffInstant({ place, startsAt }: Pick<OrderLegRow, 'place' | 'startsAt'>): number | null {
  return place === 'store' ? null : startsAt.getTime() / 1000
}

/**
 * Returns the time of the pickup from which lead times count. Garments that are not at their store yet can be there from now
 * (epoch milliseconds) on, not from the time of the order.
 */
export function pickupInstant(
  status: OrderStatus,
  { startsAt, storeId }: Pick<OrderLegRow, 'startsAt' | 'storeId'>,
  now: number,
): Date {
  const store = storeId === null ? undefined : findStore(storeId)
  if (!store || status !== orderStatus.created) return startsAt
  const earliest = dropOffAt(store, now).startsAt
  return earliest > startsAt ? earliest : startsAt
}

/**
 * Returns until when the garments of orders have to be at their stores so that their deliveries by van are possible, by
 * order, in epoch seconds; only for orders whose garments are not there yet.
 */
export async function dropOffDeadlines(
  executor: Executor,
  records: readonly OrderRecord[],
): Promise<Map<number, number>> {
  const awaited = records.flatMap((record) => {
    const [pickup, delivery] = (['pickup', 'delivery'] as const).map((leg) =>
      record.legs.findLast((row) => row.leg === leg),
    )
    const isAwaited = isBefore(record.order.status) && pickup?.place === 'store'
    return isAwaited && delivery?.place === 'address' ? [{ record, delivery }] : []
  })
  const zoneOf = await zoneReader(
    executor,
    awaited.map(({ delivery }) => delivery),
  )
  return new Map(
    awaited.map(({ record: { order, items }, delivery }) => {
      const categories = items.map(({ categoryId }) => categoryId)
      return [order.id, latestDropOff(delivery.startsAt.getTime() / 1000, categories, zoneOf(delivery))]
    }),
  )
}

function isBefore(status: OrderStatus): boolean {
  return status === orderStatus.pendingPayment || status === orderStatus.created
}

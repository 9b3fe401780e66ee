import { isAbsence } from '@colada/domain/orders/rescheduling'
import { MAX_ALTERNATIVES } from '@colada/domain/schedule/nearest-free-slots'
import { legs } from '@colada/domain/schedule/slot'
import type { NextVisit } from '@colada/mails'
import type { Executor } from '../database/connection.ts'
import { listFreeSlots, zoneOfLeg } from '../schedule/service.ts'
import { quoteChangeOf } from './change-price.ts'
import { currentLeg } from './present.ts'
import type { OrderRecord } from './repository.ts'

/**
 * Returns the first free slots for the leg that was missed, with the price of the new visit there; none where the order
 * has no missed leg any more.
 *
 * @param now epoch milliseconds
 */
export async function nextVisitsOf(
  executor: Executor,
  record: OrderRecord,
  now: number,
): Promise<NextVisit[]> {
  const leg = legs.find((each) => isAbsence(each, record.order.status))
  if (!leg) return []
  const [missed, pickup] = [currentLeg(record, leg), currentLeg(record, 'pickup')]
  if (!missed || !pickup) return []
  const slots = await listFreeSlots(executor, {
    leg: missed.leg,
    zone: await zoneOfLeg(executor, missed),
    pickup,
    categories: new Set(record.items.map(({ categoryId }) => categoryId)),
    now,
  })
  return slots.slice(0, MAX_ALTERNATIVES).map(({ startsAt, startTime, endTime, variation }) => {
    const moved = { [`${missed.leg}Variation`]: variation }
    const { total } = quoteChangeOf(record, `change_${missed.leg}_to_order`, moved, now)
    return { startsAt, start: startTime, end: endTime, price: total }
  })
}

import type { RefusedCategories } from '@colada/domain/orders/addable'
import { refusedCategories } from '@colada/domain/orders/refused-categories'
import { orderStatus } from '@colada/domain/orders/status'
import type { Executor } from '../database/connection.ts'
import { zoneReader } from '../schedule/service.ts'
import { currentLeg } from './present.ts'
import type { OrderRecord } from './repository.ts'

/** Returns the categories that cannot be added to the orders that take garments, by order. */
export async function refusedFor(
  executor: Executor,
  records: readonly OrderRecord[],
): Promise<Map<number, RefusedCategories>> {
  const open = records.flatMap((record) => {
    const [pickup, delivery] = [currentLeg(record, 'pickup'), currentLeg(record, 'delivery')]
    const takesGarments = record.order.status === orderStatus.created && pickup && delivery
    return takesGarments ? [{ record, pickup, delivery }] : []
  })
  if (open.length === 0) return new Map()
  const zoneOf = await zoneReader(
    executor,
    open.map(({ delivery }) => delivery),
  )
  return new Map(
    open.map(({ record, pickup, delivery }) => {
      const refused = refusedCategories({
        categories: record.items.map(({ categoryId }) => categoryId),
        pickupAt: pickup.startsAt.getTime() / 1000,
        deliveryAt: delivery.startsAt.getTime() / 1000,
        zone: zoneOf(delivery),
      })
      return [record.order.id, refused]
    }),
  )
}

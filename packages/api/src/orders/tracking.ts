import { findStore } from '@colada/domain/coverage/stores'
import { orderStatus } from '@colada/domain/orders/status'
import type { trackOrder, WireVisit } from '@colada/domain/orders/tracking-contract'
import { findTowns } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import type { EndpointResult } from '../plugins/endpoints.ts'
import { currentLeg } from './present.ts'
import type { OrderLegRow, OrderRecord } from './repository.ts'
import { epoch } from './staff-list.ts'

/** Where an order is: its status, the windows and the towns of its visits, and nothing about the person or the garments. */
export async function presentTracked(
  executor: Executor,
  record: OrderRecord,
): Promise<EndpointResult<typeof trackOrder>> {
  const { order, steps } = record
  const [pickup, delivery] = [currentLeg(record, 'pickup'), currentLeg(record, 'delivery')]
  const towns = await findTowns(executor, [pickup?.addressId, delivery?.addressId])
  const toVisit = (row: OrderLegRow | undefined): WireVisit | null =>
    row
      ? {
          date: row.date,
          start: row.startTime,
          end: row.endTime,
          place: row.place,
          town: (row.storeId === null ? towns.get(row.addressId) : findStore(row.storeId)?.town) ?? '',
        }
      : null
  const isOver = order.status === orderStatus.cancelled && !order.isReturnDue
  return {
    order_status: order.status,
    since: epoch(steps.at(-1)?.at ?? order.createdAt),
    // Nobody comes for a cancelled order, unless its garments are brought back.
    pickup: order.status === orderStatus.cancelled ? null : toVisit(pickup),
    delivery: isOver ? null : toVisit(delivery),
    return_due: order.isReturnDue,
  }
}

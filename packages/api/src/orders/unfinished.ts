import { isUnderWay } from '@colada/domain/orders/actions'
import { finishedStatuses } from '@colada/domain/orders/status'
import { and, eq, isNull, notInArray, or } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { isAddressOfOpenChange } from './change-repository.ts'
import { orderLegs, orders } from './tables.ts'

const finished = [...finishedStatuses]

/** Whether a customer has an order that is under way. */
export async function hasOrdersUnderWay(executor: Executor, userId: number): Promise<boolean> {
  const rows = await executor
    .select({ status: orders.status, kind: orders.kind, isReturnDue: orders.isReturnDue })
    .from(orders)
    .where(eq(orders.userId, userId))
  return rows.some(isUnderWay)
}

/** An order whose legs still take place: it has not ended, or owes its garments. */
const isUnfinished = or(notInArray(orders.status, finished), orders.isReturnDue)

/** Whether a leg of an order that is not finished, or of its open change, uses an address. */
export async function isAddressInUse(executor: Executor, addressId: number): Promise<boolean> {
  const [leg] = await executor
    .select({ id: orderLegs.id })
    .from(orderLegs)
    .innerJoin(orders, eq(orders.id, orderLegs.orderId))
    .where(and(eq(orderLegs.addressId, addressId), isNull(orderLegs.releasedAt), isUnfinished))
    .limit(1)
  return leg !== undefined || (await isAddressOfOpenChange(executor, addressId))
}

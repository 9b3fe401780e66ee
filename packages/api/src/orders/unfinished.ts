import { and, eq, isNull, notInArray, or } from 'drizzle-orm'
import { finishedStatuses } from '@colada/domain/orders/status'
import type { Executor } from '../database/connection.ts'
import { isAddressOfOpenChange } from './change-repository.ts'
import { orderLegs, orders } from './tables.ts'

const finished = [...finishedStatuses]

/** An order is finished when it has ended, and its garments are back. */
const isUnfinished = or(notInArray(orders.status, finished), orders.isReturnDue)

/** Whether a customer has an order that is not finished. */
export async function hasUnfinishedOrders(executor: Executor, userId: number): Promise<boolean> {
  return (await executor.$count(orders, and(eq(orders.userId, userId), isUnfinished))) > 0
}

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

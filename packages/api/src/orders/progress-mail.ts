import { type OrderStatus, orderStatus } from '@colada/domain/orders/status'
import { findCustomer, wantsMail } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { findHeldLegs, type OrderRow } from './repository.ts'

/** Sent as the customer chooses. */
const optional: readonly OrderStatus[] = [
  orderStatus.collected,
  orderStatus.outForDelivery,
  orderStatus.delivered,
]
/** Always sent: the customer has to choose another date, or to answer. */
const necessary: readonly OrderStatus[] = [
  orderStatus.absentAtPickup,
  orderStatus.absentAtDelivery,
  orderStatus.incident,
]

/**
 * Adds the mail about the new status of an order to the outbox, in the transaction of the transition.
 *
 * @param stepId the transition: an order can be out for delivery, and miss its customer, several times
 */
export async function enqueueProgress(
  tx: Executor,
  { id: subjectId, userId, status }: OrderRow,
  stepId: number,
  at: Date,
): Promise<void> {
  const isWanted =
    necessary.includes(status) ||
    (status === orderStatus.washed && (await isCollectedAtStore(tx, subjectId))) ||
    (optional.includes(status) && (await wantsMail(tx, userId, 'order_progress')))
  const customer = isWanted ? await findCustomer(tx, userId) : undefined
  if (!customer) return
  const { language } = customer
  const mail = { kind: 'order-progress', subjectId, cause: stepId, details: { status }, language } as const
  await enqueueMails(tx, [mail], at)
}

/** Whether the customer collects the order at a store: the mail says that it is ready. */
async function isCollectedAtStore(tx: Executor, orderId: number): Promise<boolean> {
  const held = await findHeldLegs(tx, orderId)
  return held.some(({ leg, place }) => leg === 'delivery' && place === 'store')
}

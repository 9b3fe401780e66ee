import { type OrderStatus, orderStatus } from '@colada/domain/orders/status'
import { findCustomer, wantsMail } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { enqueueOrderNotice } from '../mail/service.ts'
import type { OrderRow } from './repository.ts'

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

/** Adds the mail about a new status of an order to the outbox, in the transaction of the transition. */
export async function enqueueProgress(
  tx: Executor,
  { id, userId }: OrderRow,
  status: OrderStatus,
  at: Date,
): Promise<void> {
  const isWanted =
    necessary.includes(status) ||
    (optional.includes(status) && (await wantsMail(tx, userId, 'order_progress')))
  const customer = isWanted ? await findCustomer(tx, userId) : undefined
  if (!customer) return
  const { language } = customer
  await enqueueOrderNotice(tx, { kind: 'order-progress', orderId: id, language, orderStatus: status }, at)
}

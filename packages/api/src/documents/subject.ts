import { hasReceipt } from '@colada/domain/orders/receipt'
import type { StaffActor } from '@colada/domain/staff/actor'
import { type Contact, findContacts } from '../account/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { findOrderByLocator, findOwnOrderByLocator, loadOrder, type OrderRecord } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'

/** An order with its customer, of which papers are printed. */
export interface Subject {
  readonly record: OrderRecord
  readonly customer: Contact
}

/** Returns a customer's own order; `undefined` for another one, and for one without a receipt. */
export async function findOwnSubject(db: Db, userId: number, locator: string): Promise<Subject | undefined> {
  const record = await findOwnOrderByLocator(db, userId, locator)
  return record && hasReceipt(record.order) ? withCustomer(db, record) : undefined
}

interface Opening {
  readonly actor: StaffActor
  readonly action: 'receipt-printed' | 'labels-printed'
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Returns any order, and records that the staff member prints a paper of it.
 * @throws ApiError `notFound` for an unknown locator, and for an order without a receipt
 */
export async function openSubject(
  db: Db,
  locator: string,
  { actor, action, now }: Opening,
): Promise<Subject> {
  return runTransaction(db, async (tx) => {
    const order = await findOrderByLocator(tx, locator)
    if (!order || !hasReceipt(order)) throw new ApiError('notFound')
    const { id, userId } = order
    const printed = { action, subjectKind: 'order', subjectId: id, orderId: id, customerId: userId }
    await recordAction(tx, actor, printed, new Date(now))
    return withCustomer(tx, await loadOrder(tx, order))
  })
}

async function withCustomer(executor: Executor, record: OrderRecord): Promise<Subject> {
  const { userId } = record.order
  const contacts = await findContacts(executor, [userId])
  return { record, customer: contacts.get(userId)! }
}

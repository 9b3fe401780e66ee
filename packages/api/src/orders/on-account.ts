import type { AccountEntry, EntryKind } from '@colada/domain/business/statement'
import type { Cents } from '@colada/domain/money/money'
import { includedVat } from '@colada/domain/money/vat'
import { orderStatus } from '@colada/domain/orders/status'
import { eq, sql } from 'drizzle-orm'
import { changeBalance, takeCredit } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { accountEntries } from './account-entry-tables.ts'
import { findOrder, type OrderRow } from './repository.ts'

export interface BookOptions {
  /** What is added has to be within the limit of the company; its credit has to be approved. */
  readonly isWithinLimit?: boolean
  /** Cents of a cancelled order that the company owes nevertheless, or has paid. */
  readonly kept?: Cents
}

/**
 * Books what an order on account owes on the account of its company: the difference from what was booked before, so that
 * a second call adds nothing. The caller holds the order's lock; the balance is locked after places and coupon.
 *
 * @throws ApiError `creditExceeded`
 */
export async function bookOrder(
  tx: Executor,
  orderId: number,
  at: Date,
  { isWithinLimit = false, kept = 0 }: BookOptions = {},
): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (!order?.isOnAccount) return
  const booked = await sumEntries(tx, orderId)
  const isCancelled = order.status === orderStatus.cancelled
  const owed = isCancelled ? kept : order.total
  const vat = isCancelled ? includedVat(kept) : order.itemsVat + order.transportVat
  const charge = { amount: owed - booked.charged, vat: vat - booked.vat }
  const payment = { amount: order.refundsTotal - order.paid - booked.paid, vat: 0 }
  const difference = charge.amount + payment.amount
  if (isWithinLimit && difference > 0) await takeCredit(tx, order.userId, difference)
  else if (difference !== 0) await changeBalance(tx, order.userId, difference)
  await addEntry(tx, order, isCancelled ? 'cancellation' : 'order', charge, at)
  await addEntry(tx, order, 'payment', payment, at)
}

async function addEntry(
  tx: Executor,
  { id: orderId, userId }: OrderRow,
  kind: EntryKind,
  { amount, vat }: Pick<AccountEntry, 'amount' | 'vat'>,
  at: Date,
): Promise<void> {
  if (amount === 0 && vat === 0) return
  await tx.insert(accountEntries).values({ userId, kind, amount, vat, orderId, at })
}

/** What was booked for an order: what it costs, the VAT in it, and what was paid otherwise (negative). */
async function sumEntries(tx: Executor, orderId: number) {
  const isPayment = sql`${accountEntries.kind} = 'payment'`
  const [sums] = await tx
    .select({
      charged: sql<Cents>`coalesce(sum(${accountEntries.amount}) filter (where not ${isPayment}), 0)::int`,
      vat: sql<Cents>`coalesce(sum(${accountEntries.vat}), 0)::int`,
      paid: sql<Cents>`coalesce(sum(${accountEntries.amount}) filter (where ${isPayment}), 0)::int`,
    })
    .from(accountEntries)
    .where(eq(accountEntries.orderId, orderId))
  return sums!
}

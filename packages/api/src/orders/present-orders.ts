import { getOrderActions, type OrderAction } from '@colada/domain/orders/actions'
import { toOrder, type WireOrder } from '@colada/domain/orders/contract'
import type { Language } from '@colada/domain/wire/language'
import { findPictures } from '../catalogue/service.ts'
import { type Db, type Executor, readSnapshot } from '../database/connection.ts'
import { findVouchers } from '../promotions/service.ts'
import { refusedFor } from './added-categories.ts'
import { listPendingBalances } from './balances.ts'
import { dueOf } from './due.ts'
import { dropOffDeadlines } from './leg-times.ts'
import { toWireOrder } from './present.ts'
import { findOrdersOf, loadRecords, type OrderFilter, type OrderRecord, type OrderRow } from './repository.ts'

/**
 * Returns the allowed actions by the domain's rules, apart from an open change, which is refused by itself. `now` in epoch
 * milliseconds.
 */
export function actionsOf(record: OrderRecord, now: number): OrderAction[] {
  return getOrderActions(toOrder(toWireOrder({ ...record, change: null }, undefined, 'es', now / 1000)))
}

/** Returns a customer's orders in wire format from one snapshot, oldest first. `now` in epoch milliseconds. */
export async function listOrders(
  db: Db,
  userId: number,
  language: Language,
  now: number,
  filter?: OrderFilter,
): Promise<WireOrder[]> {
  return readSnapshot(db, async (snapshot) =>
    presentAll(snapshot, await findOrdersOf(snapshot, userId, filter), language, now),
  )
}

/** Returns an order in wire format. */
export async function presentOrder(
  executor: Executor,
  order: OrderRow,
  language: Language,
  now: number,
): Promise<WireOrder> {
  const [wire] = await presentAll(executor, await loadRecords(executor, [order]), language, now)
  return wire!
}

async function presentAll(
  executor: Executor,
  records: readonly OrderRecord[],
  language: Language,
  now: number,
): Promise<WireOrder[]> {
  const payable = records.find(({ order, change }) => dueOf(order, change?.change ?? null) !== null)
  const balances = payable ? await listPendingBalances(executor, payable.order.userId) : []
  const refusals = await refusedFor(executor, records)
  const deadlines = await dropOffDeadlines(executor, records)
  const packOrders = records.filter(({ order }) => order.kind === 'voucher')
  const vouchers = await findVouchers(
    executor,
    packOrders.map(({ order }) => order.id),
  )
  const productIds = records.flatMap(({ items }) => items.map(({ productId }) => productId))
  const pictures = await findPictures(executor, [...new Set(productIds)])
  return records.map((record) => {
    const { id } = record.order
    const refused = refusals.get(id) ?? null
    const bringBefore = deadlines.get(id) ?? null
    return toWireOrder(record, vouchers.get(id), language, now / 1000, {
      pictures,
      balances,
      refused,
      bringBefore,
    })
  })
}

import { storageDays, storageFeeOf, storageStart } from '@colada/domain/claims/storage-fee'
import { type Cents, toEuros } from '@colada/domain/money/money'
import { type OrderStatus, orderStatus } from '@colada/domain/orders/status'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { orderCharges } from './charge-tables.ts'
import { currentLeg } from './present.ts'
import { loadRecords, type OrderRecord, type OrderRow } from './repository.ts'
import { orders } from './tables.ts'

/** Garments that are finished and wait for their owner. */
export interface Storage {
  /** The day from which it counts. */
  readonly since: CalendarDate
  readonly days: number
  /** What is not charged or waived yet. */
  readonly fee: Cents
}

export interface Stored extends Storage {
  readonly order: OrderRow
}

/** Washed garments, and those that were missed at their delivery. */
const waiting: readonly OrderStatus[] = [orderStatus.washed, orderStatus.absentAtDelivery]

/** Returns how long the garments of an order have waited, and what that costs; `null` while they do not wait. */
export async function findStorage(executor: Executor, order: OrderRow, at: Date): Promise<Storage | null> {
  const [stored] = waiting.includes(order.status) ? await toStored(executor, [order], at) : []
  return stored ?? null
}

/** Returns the orders whose garments have waited for so many days, the longest first. */
export async function listStored(executor: Executor, minDays: number, at: Date): Promise<Stored[]> {
  const before = new Date(at.getTime() - minDays * 86_400_000)
  const old = await executor
    .select()
    .from(orders)
    .where(and(inArray(orders.status, [...waiting]), sql`${orders.createdAt} < ${before}`))
  const stored = await toStored(executor, old, at)
  return stored.filter(({ days }) => days >= minDays).toSorted((a, b) => b.days - a.days)
}

/** In wire format. */
export async function presentStorage(executor: Executor, order: OrderRow, at: Date) {
  const storage = await findStorage(executor, order, at)
  return storage && { since: storage.since, days: storage.days, fee: toEuros(storage.fee) }
}

async function toStored(executor: Executor, rows: readonly OrderRow[], at: Date): Promise<Stored[]> {
  const records = await loadRecords(executor, rows)
  const charged = await sumCharged(executor, rows)
  const today = toLocalDate(at.getTime() / 1000)
  return records.flatMap((record) => {
    const since = startOf(record)
    if (since === null) return []
    const days = storageDays(since, today)
    const fee = Math.max(0, storageFeeOf(days) - (charged.get(record.order.id) ?? 0))
    return [{ order: record.order, since, days, fee }]
  })
}

/** Only an order that is collected at a store gets a mail that it is ready (`progress-mail.ts`). */
function startOf(record: OrderRecord): CalendarDate | null {
  const delivery = currentLeg(record, 'delivery')
  if (!delivery) return null
  const ready = record.steps.findLast(({ status }) => status === orderStatus.washed)
  const hasMail = delivery.place === 'store' && ready !== undefined
  return storageStart(delivery.date, hasMail ? toLocalDate(ready.at.getTime() / 1000) : null)
}

/** Returns what was charged for storage by order; a waived charge counts, too. */
async function sumCharged(executor: Executor, rows: readonly OrderRow[]): Promise<Map<number, Cents>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const sums = await executor
    .select({ orderId: orderCharges.orderId, sum: sql<number>`sum(${orderCharges.amount})::int` })
    .from(orderCharges)
    .where(and(inArray(orderCharges.orderId, ids), eq(orderCharges.kind, 'storage')))
    .groupBy(orderCharges.orderId)
  return new Map(sums.map(({ orderId, sum }) => [orderId, sum]))
}

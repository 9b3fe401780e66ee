import { findStore } from '@colada/domain/coverage/stores'
import { closedWeekdays } from '@colada/domain/schedule/lead-times'
import { zones } from '@colada/domain/schedule/zones'
import type { MailLeg } from '@colada/mails'
import type { Executor } from '../database/connection.ts'
import type { Confirmation } from '../mail/service.ts'
import { findVouchers, type Voucher } from '../promotions/service.ts'
import { type CalendarOptions, calendarFileOf } from './calendar-file.ts'
import { type ChangeRow, findChange } from './change-repository.ts'
import { pricesOf } from './due.ts'
import { loadOrder } from './find-orders.ts'
import { dropOffDeadlines } from './leg-times.ts'
import { currentLeg, isOfReturn } from './present.ts'
import { findOrder, type OrderLegRow, type OrderRecord } from './repository.ts'

/** Which mail: `changeId` is `null` for the confirmation of the order itself. */
export interface ConfirmationRequest extends Omit<CalendarOptions, 'language'> {
  readonly orderId: number
  readonly changeId: number | null
}

/** Returns the contents of a confirmation mail, without the customer's name. */
export async function confirmationOf(
  executor: Executor,
  { orderId, changeId, publicUrl, at }: ConfirmationRequest,
): Promise<Omit<Confirmation, 'customer' | 'links' | 'invoice' | 'files'>> {
  const order = await findOrder(executor, orderId)
  if (!order) throw new Error(`There is no order ${orderId} to confirm.`)
  const record = await loadOrder(executor, order)
  const change = changeId === null ? undefined : await findChange(executor, changeId)
  const vouchers = await findVouchers(executor, [orderId])
  const calendar = calendarFileOf(record, { language: order.language, publicUrl, at })
  const bringBefore = (await dropOffDeadlines(executor, [record])).get(orderId)
  const voucher = vouchers.get(orderId)
  return { ...toConfirmation(record, { voucher, change: change?.change ?? null, bringBefore }), calendar }
}

/** What a confirmation has beside the rows of the order. */
interface ConfirmedWith {
  readonly voucher: Voucher | undefined
  readonly change: ChangeRow | null
  /** Until when its garments have to be at a store, epoch seconds. */
  readonly bringBefore: number | undefined
}

/** Returns the contents of the confirmation mail of an order, or of a change of it. */
function toConfirmation(
  record: OrderRecord,
  { voucher, change, bringBefore }: ConfirmedWith,
): Omit<Confirmation, 'customer' | 'calendar' | 'links' | 'invoice' | 'files'> {
  const { order } = record
  const isReturn = change !== null && isOfReturn(change, record.steps)
  const legs = [isReturn ? undefined : currentLeg(record, 'pickup'), currentLeg(record, 'delivery')]
  return {
    orderId: order.id,
    locator: order.locator,
    language: order.language,
    isBilled: order.isOnAccount,
    items: record.items.map((item) => ({
      name: order.language === 'es' ? item.nameEs : item.nameEn,
      quantity: item.quantity,
      price: item.price,
      categoryId: item.categoryId,
      size: item.width === null || item.height === null ? '' : `${item.width} × ${item.height} cm`,
    })),
    legs: legs
      .filter((leg) => leg !== undefined)
      .map((row) => toMailLeg(row, row.leg === 'pickup' ? bringBefore : undefined)),
    amounts: {
      items: order.items,
      transport: order.transport,
      incidents: order.incidents,
      discount: order.discount,
      total: order.total,
      vat: order.itemsVat + order.transportVat,
    },
    remarks: order.remarks,
    voucher: voucher ?? null,
    change: change && {
      id: change.id,
      kind: isReturn ? 'return' : change.addedItems.length > 0 ? 'items' : 'dates',
      cost: pricesOf(change).total,
    },
  }
}

/** A leg as mails list it; `bringBefore` in epoch seconds. */
export function toMailLeg(
  { leg, address, storeId, startsAt, startTime, endTime }: OrderLegRow,
  bringBefore?: number,
): MailLeg {
  const store = storeId === null ? undefined : findStore(storeId)
  return {
    leg,
    address,
    startsAt,
    start: startTime,
    end: endTime,
    store: store
      ? {
          closedWeekdays: closedWeekdays(zones[store.zone]),
          bringBefore: bringBefore === undefined ? null : new Date(bringBefore * 1000),
        }
      : null,
  }
}

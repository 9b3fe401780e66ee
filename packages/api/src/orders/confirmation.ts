import type { Executor } from '../database/connection.ts'
import type { Confirmation } from '../mail/service.ts'
import { findVouchers, type Voucher } from '../promotions/service.ts'
import { type ChangeRow, findChange } from './change-repository.ts'
import { pricesOf } from './due.ts'
import { loadOrder } from './find-orders.ts'
import { currentLeg } from './present.ts'
import { findOrder, type OrderRecord } from './repository.ts'

/** Returns the contents of a confirmation mail, without the customer's name and language. */
export async function confirmationOf(
  executor: Executor,
  { orderId, changeId }: { orderId: number; changeId: number | null },
): Promise<Omit<Confirmation, 'customer'> & { userId: number }> {
  const order = await findOrder(executor, orderId)
  if (!order) throw new Error(`There is no order ${orderId} to confirm.`)
  const record = await loadOrder(executor, order)
  const change = changeId === null ? undefined : await findChange(executor, changeId)
  const vouchers = await findVouchers(executor, [orderId])
  return toConfirmation(record, vouchers.get(orderId), change?.change ?? null)
}

/** Returns the contents of the confirmation mail of an order, or of a change of it. */
function toConfirmation(
  record: OrderRecord,
  voucher: Voucher | undefined,
  change: ChangeRow | null,
): Omit<Confirmation, 'customer'> & { userId: number } {
  const { order } = record
  const legs = [currentLeg(record, 'pickup'), currentLeg(record, 'delivery')]
  return {
    userId: order.userId,
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
      .map((leg) => ({
        leg: leg.leg,
        address: leg.address,
        startsAt: leg.startsAt,
        start: leg.startTime,
        end: leg.endTime,
      })),
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
      kind: change.addedItems.length > 0 ? 'items' : 'dates',
      cost: pricesOf(change).total,
    },
  }
}

import type { Confirmation } from '../mail/service.ts'
import type { Voucher } from '../promotions/service.ts'
import { pricesOf } from './due.ts'
import { currentLeg } from './present.ts'
import type { ChangeRow } from './change-repository.ts'
import type { OrderRecord } from './repository.ts'

/** Returns the contents of the confirmation mail of an order, or of a change of it. */
export function toConfirmation(
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

import type { Address } from '@colada/domain/account/address'
import { piecePrice } from '@colada/domain/cart/totals'
import { priceOrder } from '@colada/domain/orders/price-order'
import type { QuotedLine } from '../cart/service.ts'
import type { SlotRow } from '../schedule/service.ts'
import type { orderItems, orderLegs } from './tables.ts'

/** The garments of a new order, with the names and prices they have today. */
export function toItemRows(
  orderId: number,
  lines: readonly QuotedLine[],
): (typeof orderItems.$inferInsert)[] {
  return lines.map((line) => ({
    orderId,
    productId: line.productId,
    categoryId: line.categoryId,
    quantity: line.quantity,
    width: line.measure?.width ?? null,
    height: line.measure?.height ?? null,
    price: piecePrice(line),
    lineTotal: priceOrder({ lines: [line] }).items,
    nameEs: line.names.es,
    nameEn: line.names.en,
    categoryEs: line.categoryNames.es,
    categoryEn: line.categoryNames.en,
  }))
}

/** One leg of a new order, with the address as it is today. */
export function toLegRow(orderId: number, slot: SlotRow, address: Address): typeof orderLegs.$inferInsert {
  return {
    orderId,
    leg: slot.leg,
    slotId: slot.id,
    addressId: address.id,
    address: `${address.line1} ${address.line2}, ${address.postalCode} ${address.city}`,
    date: slot.date,
    startTime: slot.startTime,
    endTime: slot.endTime,
    startsAt: slot.startsAt,
  }
}

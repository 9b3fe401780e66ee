import type { Address } from '@colada/domain/account/address'
import { piecePrice } from '@colada/domain/cart/totals'
import { priceOrder } from '@colada/domain/orders/price-order'
import type { QuotedLine } from '../cart/service.ts'
import type { SlotRow } from '../schedule/service.ts'
import type { LegMove } from './change-request.ts'
import type { AddedItem } from './change-tables.ts'
import type { orderItems, orderLegs } from './tables.ts'

/** The garments of a new order, with the names and prices they have today. */
export function toItemRows(
  orderId: number,
  lines: readonly QuotedLine[],
): (typeof orderItems.$inferInsert)[] {
  return lines.map((line) => ({ ...toAddedItem(line), orderId }))
}

/** A garment with the name and price it has today. */
export function toAddedItem(line: QuotedLine): AddedItem {
  return {
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
  }
}

/** One leg of a new order, with the address as it is today. */
export function toLegRow(orderId: number, slot: SlotRow, address: Address): typeof orderLegs.$inferInsert {
  return { orderId, ...whenOf(slot), addressId: address.id, address: describeAddress(address) }
}

/** One leg of a change. */
export function toLegMove({ slot, ...where }: LegMove) {
  return { ...whenOf(slot), ...where }
}

function whenOf(slot: SlotRow) {
  return {
    leg: slot.leg,
    slotId: slot.id,
    date: slot.date,
    startTime: slot.startTime,
    endTime: slot.endTime,
    startsAt: slot.startsAt,
  }
}

/** An address in words, as an order keeps it. */
export function describeAddress({ line1, line2, postalCode, city }: Address): string {
  return `${line1} ${line2}, ${postalCode} ${city}`
}

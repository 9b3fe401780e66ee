import type { Address } from '@colada/domain/account/address'
import { piecePrice } from '@colada/domain/cart/totals'
import { priceOrder } from '@colada/domain/orders/price-order'
import type { QuotedLine } from '../cart/service.ts'
import type { SlotRow } from '../schedule/service.ts'
import type { LegMove } from './change-request.ts'
import type { AddedItem } from './change-tables.ts'
import type { orderItems, orderLegs } from './tables.ts'

/** The garments of a new order, with their current names and prices. */
export function toItemRows(
  orderId: number,
  lines: readonly QuotedLine[],
): (typeof orderItems.$inferInsert)[] {
  return lines.map((line) => ({ ...toAddedItem(line), orderId }))
}

/** A garment with its current name and price. */
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

/** A leg of a new order, with the current address. */
export function toLegRow(orderId: number, slot: SlotRow, address: Address): typeof orderLegs.$inferInsert {
  return { orderId, ...slotColumns(slot), addressId: address.id, address: describeAddress(address) }
}

/** A leg of a change. */
export function toLegMove({ slot, ...where }: LegMove) {
  return { ...slotColumns(slot), ...where }
}

function slotColumns(slot: SlotRow) {
  return {
    leg: slot.leg,
    slotId: slot.id,
    date: slot.date,
    startTime: slot.startTime,
    endTime: slot.endTime,
    startsAt: slot.startsAt,
  }
}

/** An address as text, as it is stored with an order. */
export function describeAddress({ line1, line2, postalCode, city }: Address): string {
  return `${line1} ${line2}, ${postalCode} ${city}`
}

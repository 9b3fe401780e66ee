import type { Address } from '@colada/domain/account/address'
import { piecePrice } from '@colada/domain/cart/totals'
import { describeStore } from '@colada/domain/coverage/stores'
import { priceOrder } from '@colada/domain/orders/price-order'
import { firstVisit } from '@colada/domain/schedule/store-visits'
import type { QuotedLine } from '../cart/service.ts'
import type { CheckedLeg } from '../schedule/service.ts'
import type { AddedItem } from './change-tables.ts'
import type { OrderLegRow } from './repository.ts'
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

/** The columns of a leg, of an order or of a change. */
export type LegColumns = Pick<
  OrderLegRow,
  | 'leg'
  | 'place'
  | 'storeId'
  | 'slotId'
  | 'addressId'
  | 'address'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'startsAt'
>

/** A leg at a store, or at a slot and an address. */
export function toLegColumns(
  { leg, slot, store, zone, startsAt }: CheckedLeg,
  address: Pick<LegColumns, 'addressId' | 'address'>,
): LegColumns {
  if (slot) {
    const { id: slotId, date, startTime, endTime } = slot
    return { leg, place: 'address', storeId: null, slotId, date, startTime, endTime, startsAt, ...address }
  }
  const { date, start, end } = firstVisit(zone, startsAt.getTime() / 1000)
  const site = { place: 'store', storeId: store.id, slotId: null, addressId: null } as const
  return { leg, ...site, address: describeStore(store), date, startTime: start, endTime: end, startsAt }
}

/** A leg of a new order, with the current address; `null` at a store. */
export function toLegRow(
  orderId: number,
  leg: CheckedLeg,
  address: Address | null,
): typeof orderLegs.$inferInsert {
  const place = { addressId: address?.id ?? null, address: address ? describeAddress(address) : '' }
  return { orderId, ...toLegColumns(leg, place) }
}

/** An address as text, as it is stored with an order. */
export function describeAddress({ line1, line2, postalCode, city }: Address): string {
  return `${line1} ${line2}, ${postalCode} ${city}`
}

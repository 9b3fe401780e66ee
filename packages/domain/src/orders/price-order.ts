import { lineTotal, type PricedLine, transportOf } from '../cart/totals.ts'
import { categoryIds } from '../catalogue/category.ts'
import { type Cents, percentOf, roundCents, splitInProportion } from '../money/money.ts'
import { legPrice } from '../schedule/slots.ts'
import type { Prices } from './prices.ts'

/** Value added tax on everything the shop sells, percent (spec 001 §9). */
export const vatPercent = 21

/** What a coupon takes off. */
export type Discount =
  | { readonly kind: 'percent'; readonly percent: number; readonly on: 'items' | 'transport' | 'order' }
  | { readonly kind: 'amount'; readonly amount: Cents }

export interface PriceOrderInput {
  readonly lines: readonly PricedLine[]
  /** Percent of the chosen hours; 0 while none is chosen. */
  readonly pickupVariation?: number
  readonly deliveryVariation?: number
  /** Adding garments to an order that already has its van (spec 000 §4). */
  readonly noShipping?: boolean
  /** Extra transport of late changes and absences (spec 001 §9). */
  readonly incidents?: Cents
  readonly discount?: Discount | null
}

/** Whether a line's listed price is without VAT: the companies' categories (decisions: Money). */
export function isListedWithoutVat(line: Pick<PricedLine, 'categoryId'>): boolean {
  return line.categoryId === categoryIds.companies || line.categoryId === categoryIds.renting
}

/**
 * The price of an order: run by the API for truth and by the storefront for instant display.
 * `items` and `transport` include VAT, and items + transport + incidents − discount = total, to the cent.
 * Source: decisions, Money; spec 001 §9.
 */
export function priceOrder(input: PriceOrderInput): Prices {
  const { lines, pickupVariation = 0, deliveryVariation = 0, noShipping = false, incidents = 0 } = input
  const items = lines.reduce((sum, line) => sum + grossTotal(line), 0)
  const fullTransport = transportOf(lines, noShipping)
  const pickup = legPrice(fullTransport, pickupVariation)
  const delivery = legPrice(fullTransport, deliveryVariation)
  const transport = pickup + delivery
  const { itemsDiscount, transportDiscount } = discountOf(input.discount ?? null, items, transport)
  const [pickupDiscount = 0, deliveryDiscount = 0] = splitInProportion(transportDiscount, [pickup, delivery])
  const discount = itemsDiscount + transportDiscount
  return {
    items,
    pickup,
    delivery,
    transport,
    incidents,
    itemsDiscount,
    pickupDiscount,
    deliveryDiscount,
    transportDiscount,
    discount,
    itemsVat: vatWithin(items - itemsDiscount),
    transportVat: vatWithin(transport + incidents - transportDiscount),
    total: items + transport + incidents - discount,
  }
}

/** A line's price with VAT. */
function grossTotal(line: PricedLine): Cents {
  const listed = lineTotal(line)
  return isListedWithoutVat(line) ? listed + percentOf(listed, vatPercent) : listed
}

/** The tax inside a gross amount. */
export function vatWithin(gross: Cents): Cents {
  return roundCents((gross * vatPercent) / (100 + vatPercent))
}

function discountOf(
  discount: Discount | null,
  items: Cents,
  transport: Cents,
): { itemsDiscount: Cents; transportDiscount: Cents } {
  if (discount === null) return { itemsDiscount: 0, transportDiscount: 0 }
  if (discount.kind === 'amount') {
    const itemsDiscount = Math.min(discount.amount, items)
    return { itemsDiscount, transportDiscount: Math.min(discount.amount - itemsDiscount, transport) }
  }
  return {
    itemsDiscount: discount.on === 'transport' ? 0 : percentOf(items, discount.percent),
    transportDiscount: discount.on === 'items' ? 0 : percentOf(transport, discount.percent),
  }
}

/** Whether two prices are the same to the cent, part by part. */
export function samePrices(a: Prices, b: Prices): boolean {
  return (Object.keys(a) as (keyof Prices)[]).every((part) => a[part] === b[part])
}

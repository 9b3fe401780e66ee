import { grossSubtotal, type PricedLine, transportCost } from '../cart/totals.ts'
import { type Cents, percentage, splitInProportion } from '../money/money.ts'
import { includedVat } from '../money/vat.ts'
import type { Prices } from '../promotions/prices.ts'
import { legPrice } from '../schedule/slot-rules.ts'
import type { Leg } from '../schedule/slot.ts'

/** Discount of a coupon. */
export type Discount =
  | { readonly kind: 'percent'; readonly percent: number; readonly on: 'items' | 'transport' | 'order' }
  | { readonly kind: 'amount'; readonly amount: Cents }

export interface PriceOrderInput {
  readonly lines: readonly PricedLine[]
  /** Price variation of the chosen slots in percent; 0 while none is chosen. */
  readonly pickupVariation?: number
  readonly deliveryVariation?: number
  /** Legs at a store, which are free. */
  readonly storeLegs?: readonly Leg[]
  /** True when garments are added to an existing order, whose transport is paid already (spec 000 §4). */
  readonly noShipping?: boolean
  /** Extra transport for late changes and absences (spec 001 §9). */
  readonly incidents?: Cents
  readonly discount?: Discount | null
}

/**
 * Calculates the price of an order. The API's result is authoritative; the storefront runs the same function to show
 * prices without a request. `items` and `transport` include VAT; items + transport + incidents − discount = total.
 * Source: decisions, Money; spec 001 §9.
 */
export function priceOrder(input: PriceOrderInput): Prices {
  const {
    lines,
    pickupVariation = 0,
    deliveryVariation = 0,
    storeLegs = [],
    noShipping = false,
    incidents = 0,
  } = input
  const items = grossSubtotal(lines)
  const fullTransport = transportCost(lines, noShipping)
  const pickup = storeLegs.includes('pickup') ? 0 : legPrice(fullTransport, pickupVariation)
  const delivery = storeLegs.includes('delivery') ? 0 : legPrice(fullTransport, deliveryVariation)
  const transport = pickup + delivery
  const { itemsDiscount, transportDiscount } = calculateDiscount(input.discount ?? null, items, transport)
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
    itemsVat: includedVat(items - itemsDiscount),
    transportVat: includedVat(transport + incidents - transportDiscount),
    total: items + transport + incidents - discount,
  }
}

function calculateDiscount(
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
    itemsDiscount: discount.on === 'transport' ? 0 : percentage(items, discount.percent),
    transportDiscount: discount.on === 'items' ? 0 : percentage(transport, discount.percent),
  }
}

/** Whether all parts of two prices are equal to the cent. */
export function isSamePrices(a: Prices, b: Prices): boolean {
  return (Object.keys(a) as (keyof Prices)[]).every((part) => a[part] === b[part])
}

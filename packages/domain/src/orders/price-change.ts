import type { PricedLine } from '../cart/totals.ts'
import type { Cents } from '../money/money.ts'
import { includedVat } from '../money/vat.ts'
import type { Prices } from '../promotions/prices.ts'
import { legPrice } from '../schedule/slot-rules.ts'
import type { Leg } from '../schedule/slot.ts'
import { priceOrder } from './price-order.ts'

/** What an order was charged for its legs. */
export interface ChargedLegs {
  /** Both legs without the variation of their slots. */
  readonly baseTransport: Cents
  /** Before discounts. */
  readonly pickup: Cents
  readonly delivery: Cents
  /** The delivery returns the garments of a cancelled order, for which nothing more is charged. */
  readonly isReturnDue: boolean
}

/**
 * Returns what a leg costs more at another slot. A cheaper slot returns nothing, and the leg keeps its price (decisions:
 * Money). A move to a store is such a change: it adds nothing, and a later move back costs what it adds to the kept price.
 *
 * @param variation of the slot in percent
 */
export function legIncrease(legs: ChargedLegs, leg: Leg, variation: number): Cents {
  return legs.isReturnDue ? 0 : Math.max(0, legPrice(legs.baseTransport, variation) - legs[leg])
}

export interface PriceChangeInput {
  /** Added garments, which are free of transport. */
  readonly lines?: readonly PricedLine[]
  /** Price variation of the new slots in percent; `null` for a leg that does not move, or moves to a store. */
  readonly pickupVariation?: number | null
  readonly deliveryVariation?: number | null
  /** Extra transport of a late move or an absence. */
  readonly incidents?: Cents
}

/**
 * Calculates what a change adds to an order; the parts are differences. The API's result is authoritative; the storefront
 * runs the same function. Coupons do not apply to changes.
 */
export function priceChange(order: ChargedLegs, input: PriceChangeInput): Prices {
  const { lines = [], pickupVariation = null, deliveryVariation = null, incidents = 0 } = input
  const pickup = pickupVariation === null ? 0 : legIncrease(order, 'pickup', pickupVariation)
  const delivery = deliveryVariation === null ? 0 : legIncrease(order, 'delivery', deliveryVariation)
  const transport = pickup + delivery
  const added = priceOrder({ lines, noShipping: true, incidents })
  return {
    ...added,
    pickup,
    delivery,
    transport,
    transportVat: includedVat(transport + incidents),
    total: added.total + transport,
  }
}

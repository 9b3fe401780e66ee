import type { Cents } from '../money/money.ts'

/** Price of an order in parts, which always sum to `total` (spec 000 §3, Prices). */
export interface Prices {
  readonly items: Cents
  /** Pickup transport including the slot's variation, before discounts. */
  readonly pickup: Cents
  readonly delivery: Cents
  /** Both legs, before discounts. */
  readonly transport: Cents
  readonly incidents: Cents
  /** Discount on the items. */
  readonly itemsDiscount: Cents
  readonly pickupDiscount: Cents
  readonly deliveryDiscount: Cents
  readonly transportDiscount: Cents
  /** Sum of all discounts. */
  readonly discount: Cents
  readonly itemsVat: Cents
  /** On both legs and on extra transport. */
  readonly transportVat: Cents
  /** Amount to pay, including VAT. */
  readonly total: Cents
}

import type { Cents } from '../money/money.ts'

/** What an order costs, part by part; the parts always sum to `total` (spec 000 §3, Prices). */
export interface Prices {
  readonly items: Cents
  /** Pickup leg after its slot's variation, before discounts. */
  readonly pickup: Cents
  readonly delivery: Cents
  /** Both legs together, before discounts. */
  readonly transport: Cents
  readonly incidents: Cents
  /** Discount on the items. */
  readonly itemsDiscount: Cents
  readonly pickupDiscount: Cents
  readonly deliveryDiscount: Cents
  readonly transportDiscount: Cents
  /** Every discount together. */
  readonly discount: Cents
  readonly itemsVat: Cents
  /** Of both legs and of extra transport. */
  readonly transportVat: Cents
  /** What the customer pays, VAT included. */
  readonly total: Cents
}

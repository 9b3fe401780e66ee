import type { CartLine } from '../cart/cart.ts'
import type { CategoryId } from '../catalogue/category.ts'
import type { Measure } from '../catalogue/measures.ts'
import type { ProductId } from '../catalogue/product.ts'
import type { Cents } from '../money/money.ts'
import type { LegPlace, SlotId } from '../schedule/slot.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import type { RefusedCategories } from './addable.ts'
import type { ProcessType } from './process.ts'
import type { OrderStatus } from './status.ts'

export type OrderId = number

/** A garment of an order, with its name at the time of purchase, in the requested language. */
export interface OrderItem {
  readonly productId: ProductId
  readonly quantity: number
  /** Unit price. */
  readonly price: Cents
  readonly name: string
  /** URL of its picture; empty for a product that has none. */
  readonly picture: string
  readonly categoryName: string
  readonly categoryId: CategoryId
  readonly measure: Measure | null
}

/** Place and time of one leg. At a store it begins with `startsAt`, between the hours of the store from `date` on. */
export interface OrderLeg {
  readonly place: LegPlace
  /** `null` at an address. */
  readonly storeId: number | null
  /** Empty at an address. */
  readonly storeName: string
  /** For a pickup at a store before a delivery by van: until when the garments have to be there. Epoch seconds. */
  readonly bringBefore: number | null
  /** With its name for a store. */
  readonly address: string
  readonly addressId: number | null
  readonly date: CalendarDate
  /** `HH:MM`, Europe/Madrid. */
  readonly start: string
  readonly end: string
  /** Epoch seconds. */
  readonly startsAt: number
  readonly slotId: SlotId | null
}

/** A requested change that is not paid yet; it is applied on payment. */
export interface PendingChange {
  readonly processType: ProcessType
  /** What is due: the parts below, and what of the order was pending before. */
  readonly price: Cents
  readonly items: Cents
  /** What the new slots cost more. */
  readonly transport: Cents
  readonly incidents: Cents
  readonly lines: readonly CartLine[]
  /** The new legs; `null` for a leg that does not change. */
  readonly pickup: OrderLeg | null
  readonly delivery: OrderLeg | null
}

/** An entry of the status history; `at` in epoch seconds. */
export interface StatusChange {
  readonly status: OrderStatus
  readonly at: number
}

/** A step of one part of a multi-part order. */
export interface PartStep extends StatusChange {
  readonly categoryId: CategoryId
}

export interface OrderIncident {
  readonly id: number
  readonly description: string
  /** Garments that were not paid for; buying them solves the incident. */
  readonly missingItems: readonly CartLine[]
}

/** A pending amount of another order. */
export interface PendingBalance {
  readonly id: OrderId
  readonly locator: string
  readonly amount: Cents
}

/** An order as shown to its customer (spec 000 §3). */
export interface Order {
  readonly id: OrderId
  readonly locator: string
  readonly status: OrderStatus
  /** -1 for a multi-part order, 10 for a voucher. */
  readonly categoryId: CategoryId
  readonly kind: 'voucher' | 'normal'
  readonly isBusiness: boolean
  /** Billed on the statement of a company. */
  readonly isOnAccount: boolean
  /** Categories whose garments cannot be added to it. */
  readonly refusedCategories: RefusedCategories
  /** The garments of a cancelled order are with the shop, and its delivery brings them back. */
  readonly isReturnDue: boolean
  readonly incidents: readonly OrderIncident[]
  readonly remarks: string
  readonly total: Cents
  /** VAT included in the total. */
  readonly vat: Cents
  readonly itemsTotal: Cents
  readonly transport: Cents
  readonly discount: Cents
  readonly incidentsTotal: Cents
  /** What is due while `payBefore` is set; otherwise an amount that the customer's next payment collects. */
  readonly pending: Cents
  /** Pending amounts of other orders that the payment of this one collects. */
  readonly pendingOfOthers: readonly PendingBalance[]
  /** Price of each leg, before discounts. */
  readonly pickup: Cents
  readonly delivery: Cents
  /** Both legs without the variation of their slots. */
  readonly baseTransport: Cents
  readonly items: readonly OrderItem[]
  readonly pickups: readonly OrderLeg[]
  readonly deliveries: readonly OrderLeg[]
  readonly statusHistory: readonly StatusChange[]
  /** Parts that were washed before the others. */
  readonly partSteps: readonly PartStep[]
  /** `YYYY-MM-DD`. */
  readonly requestedOn: CalendarDate
  /** Epoch seconds. */
  readonly createdAt: number
  /** Epoch seconds at which an unpaid order is cancelled or its unpaid change expires; `null` when nothing is due. */
  readonly payBefore: number | null
  readonly pendingChange: PendingChange | null
  readonly processType: string
  readonly canRepeat: boolean
  readonly canReportIncident: boolean
  readonly canChangePickup: boolean
  readonly canChangeDelivery: boolean
  readonly changePickupCost: Cents
  readonly changeDeliveryCost: Cents
  readonly voucherCode: string
  readonly voucherMaxUses: number
  readonly voucherUsesLeft: number
}

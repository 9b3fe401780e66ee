import type { Cents } from '@colada/domain/money/money'
import type { Discount } from '@colada/domain/orders/price-order'

/** Why a code does not apply; each is a wire status. */
export type CouponProblem =
  | 'couponUnknown'
  | 'couponExpired'
  | 'couponUsed'
  | 'couponNotFirstOrder'
  | 'couponBelowMinimum'
  | 'couponForBusinesses'
  | 'couponForPrivate'
  | 'couponNotForPacks'
  | 'couponWithoutEffect'
  | 'couponNotForChanges'

export interface UsableCoupon {
  readonly id: number
  readonly code: string
  /** Number of uses that this cart consumes. */
  readonly uses: number
  readonly discount: Discount
  /** Whether the discount is that of a first order. */
  readonly isFirstOrderOffer: boolean
}

/** The customer and cart that a coupon is checked for. */
export interface CouponUse {
  readonly userId: number
  readonly isBusiness: boolean
  /** Personal code of the customer who recommended the shop; empty without one. */
  readonly referralCode: string
  readonly hasOrders: boolean
  /** Items of the cart before discounts. */
  readonly items: Cents
  /** Whether the cart contains packs. */
  readonly buysPacks: boolean
  /** Returns the cents that a discount takes off this cart. */
  readonly takesOff: (discount: Discount) => Cents
}

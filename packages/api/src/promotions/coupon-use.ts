import type { Cents } from '@colada/domain/money/money'
import type { Discount } from '@colada/domain/orders/price-order'

/** Why a code does not count; each is a status of the wire. */
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
  /** How many of its uses this cart takes. */
  readonly uses: number
  readonly discount: Discount
}

/** Who wants to use a code, and for what. */
export interface CouponUse {
  readonly userId: number
  readonly isBusiness: boolean
  readonly hasOrders: boolean
  /** Items of the cart before discounts. */
  readonly items: Cents
  /** The cart is one of packs. */
  readonly buysPacks: boolean
  /** What a discount takes off this cart. */
  readonly takesOff: (discount: Discount) => Cents
}

import type { WireCartItem } from '@colada/domain/cart/contract'
import type { checkCoupon } from '@colada/domain/promotions/contract'
import type { Prices } from '@colada/domain/promotions/prices'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Executor } from '../database/connection.ts'
import type { CouponProblem, CouponUse, UsableCoupon } from './coupon-use.ts'

/** A price, with the coupon that is part of it. */
export interface Quote {
  readonly prices: Prices
  readonly coupon: UsableCoupon | null
  /** Why the given code is not applied. */
  readonly problem: CouponProblem | null
  /** The locator of the unpaid order that keeps the code from being used. */
  readonly heldBy?: string | undefined
}

export interface PriceRequest {
  readonly body: EndpointBody<typeof checkCoupon>
  readonly actor: ActorForCustomer
  /** Epoch milliseconds. */
  readonly now: number
}

/** Prices of carts and orders, which are subjects after this one. */
export interface Pricing {
  /** Returns the price of a new order, or of a change of an order. */
  readonly quote: (executor: Executor, request: PriceRequest) => Promise<Quote>
  /** Returns who would use a coupon, and for which cart; the cart may be empty. */
  readonly couponUse: (
    executor: Executor,
    actor: ActorForCustomer,
    items: readonly WireCartItem[],
  ) => Promise<CouponUse>
}

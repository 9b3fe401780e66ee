import { isVoucherCart } from '@colada/domain/cart/cart-rules'
import type { WireCartItem } from '@colada/domain/cart/contract'
import { type Discount, priceOrder } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/promotions/prices'
import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { findCustomer } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import type { HasOrders } from '../dependencies.ts'
import { ApiError } from '../plugins/errors.ts'
import { checkCode, type CouponUse, normalizePromoCode, type Quote } from '../promotions/service.ts'
import { variationsOf } from '../schedule/service.ts'
import { categoriesOf, type QuotedLine, readCart } from './read-cart.ts'

export interface QuoteRequest {
  readonly userId: number
  readonly lines: readonly QuotedLine[]
  readonly pickupId: SlotId | null
  readonly deliveryId: SlotId | null
  /** Legs at a store, which have no slot. */
  readonly storeLegs?: readonly Leg[]
  readonly promoCode: string
  readonly noShipping: boolean
}

/** The inputs of a quote other than the cart. */
export interface QuoteContext {
  /** Epoch milliseconds. */
  readonly now: number
  readonly hasOrders: HasOrders
}

/** Calculates a cart's price for this customer at the chosen slots. The client's prices are compared with it. */
export async function quoteCart(
  executor: Executor,
  request: QuoteRequest,
  { now, hasOrders }: QuoteContext,
): Promise<Quote> {
  const variations = await variationsOf(executor, request.pickupId, request.deliveryId)
  const price = (discount: Discount | null) => priceOrder({ ...request, ...variations, discount })
  const plain = price(null)
  if (normalizePromoCode(request.promoCode) === '') return { prices: plain, coupon: null, problem: null }
  const use = await couponUseOf(executor, { userId: request.userId, lines: request.lines, price, hasOrders })
  const { coupon, problem } = await checkCode(executor, request.promoCode, use, now)
  return coupon
    ? { prices: price(coupon.discount), coupon, problem: null }
    : { prices: plain, coupon: null, problem }
}

/**
 * Returns the coupon use of a cart at prices without slots. With an empty cart no coupon applies, but the customer's list
 * is the same.
 */
export async function couponUseOfItems(
  executor: Executor,
  actor: ActorForCustomer,
  items: readonly WireCartItem[],
  hasOrders: HasOrders,
): Promise<CouponUse> {
  const lines = items.length === 0 ? [] : await readCart(executor, items, actor)
  const price = (discount: Discount | null) => priceOrder({ lines, discount })
  return couponUseOf(executor, { userId: actor.userId, lines, price, hasOrders })
}

interface CouponUseRequest {
  readonly userId: number
  readonly lines: readonly QuotedLine[]
  /** Prices the cart with a discount. */
  readonly price: (discount: Discount | null) => Prices
  readonly hasOrders: HasOrders
}

/** Returns the customer and cart data that coupons are checked with. */
async function couponUseOf(
  executor: Executor,
  { userId, lines, price, hasOrders }: CouponUseRequest,
): Promise<CouponUse> {
  const customer = await findCustomer(executor, userId)
  if (!customer) throw new ApiError('notSignedIn')
  return {
    userId,
    isBusiness: customer.isBusiness,
    referralCode: customer.referralCode,
    hasOrders: await hasOrders(executor, userId),
    items: price(null).items,
    buysPacks: isVoucherCart(new Set(categoriesOf(lines))),
    takesOff: (discount) => price(discount).discount,
  }
}

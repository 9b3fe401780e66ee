import { type WireCartItem, toCartLine } from '@colada/domain/cart/contract'
import type { Cart, CartLine } from '@colada/domain/cart/cart'
import {
  addLine,
  checkAddition,
  emptyCart,
  isLineQuantity,
  isVoucherCart,
  mergeCarts,
} from '@colada/domain/cart/cart-rules'
import type { PricedLine } from '@colada/domain/cart/totals'
import type { CategoryId } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import { isMeasureValid } from '@colada/domain/catalogue/measures'
import type { ProductId } from '@colada/domain/catalogue/product'
import { type Discount, priceOrder } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/promotions/prices'
import type { SlotId } from '@colada/domain/schedule/slot'
import type { Actor, ActorForCustomer } from '@colada/domain/staff/actor'
import { hasWiderLimits } from '@colada/domain/staff/rights'
import type { Bilingual } from '@colada/domain/wire/language'
import { findCustomer } from '../account/service.ts'
import { findPricedProducts } from '../catalogue/service.ts'
import type { Executor } from '../database/connection.ts'
import type { HasOrders } from '../dependencies.ts'
import { ApiError } from '../plugins/errors.ts'
import { checkCode, type CouponUse, type Quote, normalizePromoCode } from '../promotions/service.ts'
import { variationsOf } from '../schedule/service.ts'

export { deleteSavedCart, moveSavedCart } from './repository.ts'
export { returnToSavedCart } from './saved-cart.ts'

/** A cart line with its product data from the catalogue. */
export interface QuotedLine extends PricedLine {
  readonly productId: ProductId
  readonly names: Bilingual
  readonly categoryNames: Bilingual
}

/** Garments that a cart is added to, such as those of an existing order. */
export type ExistingGarments = readonly { readonly line: CartLine; readonly categoryId: CategoryId }[]

/**
 * Validates a cart by the domain's rules.
 *
 * @param beside garments that the cart is added to
 * @param mayBeDisabled whether products of disabled categories are accepted: from staff, and to solve an incident
 * @throws ApiError `cartRefused` for unknown products, invalid quantities or combinations, `categoryDisabled`
 */
export async function readCart(
  executor: Executor,
  items: readonly WireCartItem[],
  actor: Actor,
  beside: ExistingGarments = [],
  mayBeDisabled = hasWiderLimits(actor),
): Promise<QuotedLine[]> {
  const storeMode = hasWiderLimits(actor)
  const products = await findPricedProducts(
    executor,
    items.map((item) => item.product_id),
  )
  const known = new Map(beside.map(({ line, categoryId }) => [line.productId, categoryId]))
  const categoryOf = (id: ProductId) => products.get(id)?.categoryId ?? known.get(id)!
  const sent = items.map(toCartLine)
  const isValidLine = ({ productId, quantity, measure }: CartLine) => {
    const product = products.get(productId)
    return product && isLineQuantity(quantity) && (product.measure !== null) === (measure !== undefined)
  }
  // Invalid lines are rejected, not corrected: the shop's pages cannot produce them.
  if (sent.length === 0 || !sent.every(isValidLine)) throw new ApiError('cartRefused')
  // Applies the rules line by line, in the order in which the lines were added.
  sent.reduce<Cart>(
    (filled, line) => {
      const id = categoryOf(line.productId)
      const isDisabled = !mayBeDisabled && products.get(line.productId)!.isDisabled
      const category = { id, compatible: compatibleCategories(id), isDisabled }
      const present = new Set(filled.lines.map((other) => categoryOf(other.productId)))
      const problem = checkAddition(filled, line, category, present, { storeMode })
      if (problem) throw new ApiError(problem === 'disabled' ? 'categoryDisabled' : 'cartRefused')
      return addLine(filled, line)
    },
    { lines: beside.map(({ line }) => line) },
  )

  return mergeCarts(emptyCart, { lines: sent }).lines.map((line) => {
    const product = products.get(line.productId)!
    const { measure: kind, categoryId, price, transport, names, categoryNames } = product
    if (kind && !(line.measure && isMeasureValid(kind, line.measure, storeMode)))
      throw new ApiError('cartRefused')
    return {
      productId: line.productId,
      categoryId,
      quantity: line.quantity,
      price,
      kind,
      transport,
      names,
      categoryNames,
      ...(kind && line.measure ? { measure: line.measure } : {}),
    }
  })
}

export interface QuoteRequest {
  readonly userId: number
  readonly lines: readonly QuotedLine[]
  readonly pickupId: SlotId | null
  readonly deliveryId: SlotId | null
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
  const price = (discount: Discount | null) =>
    priceOrder({ lines: request.lines, ...variations, noShipping: request.noShipping, discount })
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

/** Ids of the categories in a cart. */
export function categoriesOf(lines: readonly QuotedLine[]): CategoryId[] {
  return [...new Set(lines.map((line) => line.categoryId))]
}

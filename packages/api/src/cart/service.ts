import type { WireCartItem } from '@colada/domain/cart/contract'
import { toCartLine } from '@colada/domain/cart/contract'
import type { Cart, CartLine } from '@colada/domain/cart/cart'
import {
  addLine,
  addProblem,
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
import type { Prices } from '@colada/domain/orders/prices'
import type { SlotId } from '@colada/domain/schedule/slot'
import type { Bilingual } from '@colada/domain/wire/language'
import { findCustomer, findCustomerByPromoCode } from '../account/service.ts'
import { findPricedProducts } from '../catalogue/service.ts'
import type { Executor } from '../database/connection.ts'
import type { HasOrders } from '../dependencies.ts'
import { ApiError } from '../plugins/errors.ts'
import {
  checkCode,
  type CouponCheck,
  type CouponUse,
  keepPersonalCode,
  type Quote,
  readCode,
} from '../promotions/service.ts'
import { variationsOf } from '../schedule/service.ts'

/** A cart line with the catalogue's word for everything about it. */
export interface QuotedLine extends PricedLine {
  readonly productId: ProductId
  readonly names: Bilingual
  readonly categoryNames: Bilingual
}

/** Garments that a cart joins, such as those of an order that exists. */
export type PresentGarments = readonly { readonly line: CartLine; readonly categoryId: CategoryId }[]

/**
 * Reads a cart as sent, beside what it joins: unknown lines, impossible quantities and combinations are refused, by the
 * domain's rules.
 * @throws ApiError `cartRefused`
 */
export async function readCart(
  executor: Executor,
  items: readonly WireCartItem[],
  isStaff: boolean,
  beside: PresentGarments = [],
): Promise<QuotedLine[]> {
  const products = await findPricedProducts(
    executor,
    items.map((item) => item.product_id),
  )
  const known = new Map(beside.map(({ line, categoryId }) => [line.productId, categoryId]))
  const categoryOf = (id: ProductId) => products.get(id)?.categoryId ?? known.get(id)!
  const sent = items.map(toCartLine)
  const isSound = ({ productId, quantity, measure }: CartLine) => {
    const product = products.get(productId)
    return product && isLineQuantity(quantity) && (product.measure !== null) === (measure !== undefined)
  }
  // Nothing is mended quietly: what no customer can have put in the cart was tampered with.
  if (sent.length === 0 || !sent.every(isSound)) throw new ApiError('cartRefused')
  // Line by line, as the customer filled it: what could not have been added is not bought.
  sent.reduce<Cart>(
    (filled, line) => {
      const id = categoryOf(line.productId)
      const category = { id, compatible: compatibleCategories(id) }
      const present = new Set(filled.lines.map((other) => categoryOf(other.productId)))
      if (addProblem(filled, line, category, present, isStaff)) throw new ApiError('cartRefused')
      return addLine(filled, line)
    },
    { lines: beside.map(({ line }) => line) },
  )

  return mergeCarts(emptyCart, { lines: sent }).lines.map((line) => {
    const product = products.get(line.productId)!
    const { measure: kind, categoryId, price, transport, names, categoryNames } = product
    if (kind && !(line.measure && isMeasureValid(kind, line.measure, isStaff)))
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

/** What a quote depends on beside the cart. */
export interface QuoteContext {
  /** Epoch milliseconds. */
  readonly now: number
  readonly hasOrders: HasOrders
}

/** What a cart costs this customer at the chosen hours; the truth that the client's prices are compared with. */
export async function quoteCart(
  executor: Executor,
  request: QuoteRequest,
  { now, hasOrders }: QuoteContext,
): Promise<Quote> {
  const variations = await variationsOf(executor, request.pickupId, request.deliveryId)
  const price = (discount: Discount | null) =>
    priceOrder({ lines: request.lines, ...variations, noShipping: request.noShipping, discount })
  const plain = price(null)
  if (readCode(request.promoCode) === '') return { prices: plain, coupon: null, problem: null }
  const use = await couponUseOf(executor, { userId: request.userId, lines: request.lines, price, hasOrders })
  const { coupon, problem } = await checkAnyCode(executor, request.promoCode, use, now)
  return coupon
    ? { prices: price(coupon.discount), coupon, problem: null }
    : { prices: plain, coupon: null, problem }
}

/**
 * Returns who uses a code, for a cart as sent, at prices without slots. Without a cart no coupon counts yet, but the
 * customer's list of them is the same.
 */
export async function couponUseOfItems(
  executor: Executor,
  { userId, isStaff }: { readonly userId: number; readonly isStaff: boolean },
  items: readonly WireCartItem[],
  hasOrders: HasOrders,
): Promise<CouponUse> {
  const lines = items.length === 0 ? [] : await readCart(executor, items, isStaff)
  const price = (discount: Discount | null) => priceOrder({ lines, discount })
  return couponUseOf(executor, { userId, lines, price, hasOrders })
}

interface CouponUseRequest {
  readonly userId: number
  readonly lines: readonly QuotedLine[]
  /** Prices the cart with a discount. */
  readonly price: (discount: Discount | null) => Prices
  readonly hasOrders: HasOrders
}

/** Returns who uses a code, and for what. */
async function couponUseOf(
  executor: Executor,
  { userId, lines, price, hasOrders }: CouponUseRequest,
): Promise<CouponUse> {
  const customer = await findCustomer(executor, userId)
  if (!customer) throw new ApiError('notSignedIn')
  return {
    userId,
    isBusiness: customer.isBusiness,
    hasOrders: await hasOrders(executor, userId),
    items: price(null).items,
    buysPacks: isVoucherCart(new Set(categoriesOf(lines))),
    takesOff: (discount) => price(discount).discount,
  }
}

/** Checks a code; one that belongs to a customer becomes a coupon the first time somebody uses it. */
async function checkAnyCode(
  executor: Executor,
  code: string,
  use: CouponUse,
  now: number,
): Promise<CouponCheck> {
  const check = await checkCode(executor, code, use, now)
  if (check.problem !== 'couponUnknown') return check
  const owner = await findCustomerByPromoCode(executor, readCode(code))
  if (!owner) return check
  await keepPersonalCode(executor, owner, new Date(now))
  return checkCode(executor, code, use, now)
}

/** Ids of the categories in a cart. */
export function categoriesOf(lines: readonly QuotedLine[]): CategoryId[] {
  return [...new Set(lines.map((line) => line.categoryId))]
}

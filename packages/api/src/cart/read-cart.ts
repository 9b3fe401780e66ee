import type { Cart, CartLine } from '@colada/domain/cart/cart'
import { addLine, checkAddition, emptyCart, isLineQuantity, mergeCarts } from '@colada/domain/cart/cart-rules'
import { toCartLine, type WireCartItem } from '@colada/domain/cart/contract'
import type { PricedLine } from '@colada/domain/cart/totals'
import type { CategoryId } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import { isMeasureValid } from '@colada/domain/catalogue/measures'
import type { ProductId } from '@colada/domain/catalogue/product'
import type { Actor } from '@colada/domain/staff/actor'
import { hasWiderLimits } from '@colada/domain/staff/rights'
import type { Bilingual } from '@colada/domain/wire/language'
import { findPricedProducts } from '../catalogue/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'

/** A cart line with its product data from the catalogue. */
export interface QuotedLine extends PricedLine {
  readonly productId: ProductId
  readonly names: Bilingual
  readonly categoryNames: Bilingual
}

/** Garments that a cart is added to, such as those of an existing order. */
export type ExistingGarments = readonly { readonly line: CartLine; readonly categoryId: CategoryId }[]

/**
 * Validates a cart by the domain's rules, and prices it for the customer: a company may have a price list.
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
    // Only a company has agreed prices.
    'isBusiness' in actor && actor.isBusiness ? actor.userId : null,
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

/** Ids of the categories in a cart. */
export function categoriesOf(lines: readonly QuotedLine[]): CategoryId[] {
  return [...new Set(lines.map((line) => line.categoryId))]
}

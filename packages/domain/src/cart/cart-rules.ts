import { categoryIds, type Category, type CategoryId } from '../catalogue/category.ts'
import { isCompatible } from '../catalogue/compatibility.ts'
import type { Measure } from '../catalogue/measures.ts'
import type { ProductId } from '../catalogue/product.ts'
import { fitsCookie } from './cart-cookie.ts'
import type { Cart, CartLine } from './cart.ts'

export const MAX_QUANTITY = 1000
/** Garments of an order with express garments, at most (decisions: category 14). */
export const EXPRESS_LIMIT = 3

export const emptyCart: Cart = { lines: [] }

/** Rounds a quantity down and clamps it to 0 … 1000 (spec 000 §5). */
export function clampQuantity(value: number): number {
  if (!Number.isFinite(value)) return 0
  return Math.min(MAX_QUANTITY, Math.max(0, Math.floor(value)))
}

/** Whether a quantity is valid for a line: an integer from 1 to 1000. */
export function isLineQuantity(value: number): boolean {
  return value > 0 && clampQuantity(value) === value
}

/** Identity of a line: the product and, for measured products, the size. */
export function lineKey(line: { productId: ProductId; measure?: Measure }): string {
  return line.measure ? `${line.productId}:${line.measure.width}x${line.measure.height}` : `${line.productId}`
}

/** Number of garments in lines of a cart or an order. */
export function countGarments(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Number of garments in the cart. */
export const cartSize = ({ lines }: Cart): number => countGarments(lines)

/** Adds to the line with the same product and size, or appends a line. */
export function addLine(cart: Cart, added: CartLine): Cart {
  const key = lineKey(added)
  const existing = cart.lines.find((line) => lineKey(line) === key)
  if (existing) return setQuantity(cart, key, existing.quantity + added.quantity)
  const quantity = clampQuantity(added.quantity)
  return quantity === 0 ? cart : { lines: [...cart.lines, { ...added, quantity }] }
}

/** Sets a line's quantity; 0 removes it. */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  const clamped = clampQuantity(quantity)
  return {
    lines: cart.lines.flatMap((line) => {
      if (lineKey(line) !== key) return [line]
      return clamped === 0 ? [] : [{ ...line, quantity: clamped }]
    }),
  }
}

/** Changes the size of a measured line in place, or merges it into a line that already has that size. */
export function setMeasure(cart: Cart, key: string, measure: Measure): Cart {
  const line = cart.lines.find((candidate) => lineKey(candidate) === key)
  if (!line) return cart
  const changed = { ...line, measure }
  const duplicate = cart.lines.find((other) => other !== line && lineKey(other) === lineKey(changed))
  if (duplicate) return addLine(setQuantity(cart, key, 0), changed)
  return { lines: cart.lines.map((other) => (other === line ? changed : other)) }
}

/** Adds the lines of both carts, as on login (decisions: Session). */
export function mergeCarts(first: Cart, second: Cart): Cart {
  return second.lines.reduce(addLine, first)
}

/**
 * Three-way merge: the changes of both carts since `base` are applied; where both changed the same line, the larger
 * quantity wins. Idempotent: merging the result again changes nothing, so a request whose response was lost can be
 * repeated.
 */
export function mergeThreeWay(base: Cart, local: Cart, remote: Cart): Cart {
  const [before, here, there] = [base, local, remote].map(quantitiesByKey) as [
    Quantities,
    Quantities,
    Quantities,
  ]
  const lines = new Map([...local.lines, ...remote.lines].map((line) => [lineKey(line), line]))
  return removeInvalidLines({
    lines: [...lines].map(([key, line]) => {
      const [was, one, other] = [before.get(key) ?? 0, here.get(key) ?? 0, there.get(key) ?? 0]
      return { ...line, quantity: one === was ? other : other === was ? one : Math.max(one, other) }
    }),
  })
}

/**
 * Adds the garments of another cart that a cart lacks: of a line in both, the larger quantity stays, so that nothing is
 * doubled.
 */
export function addMissing(cart: Cart, other: Cart): Cart {
  return mergeThreeWay(emptyCart, cart, other)
}

type Quantities = ReadonlyMap<string, number>

const quantitiesByKey = ({ lines }: Cart): Quantities =>
  new Map(lines.map((line) => [lineKey(line), line.quantity]))

/** Removes lines without quantity and lines of products that do not exist; merges duplicate lines. */
export function removeInvalidLines(cart: Cart, exists: (id: ProductId) => boolean = () => true): Cart {
  return mergeCarts(emptyCart, {
    lines: cart.lines.filter((line) => clampQuantity(line.quantity) > 0 && exists(line.productId)),
  })
}

export interface AdditionContext {
  /** Store staff can mix categories, and add disabled ones (spec 000 §6). */
  readonly storeMode?: boolean
  /** Garments that the order to which the cart is added already has. */
  readonly garments?: number
}

export type AddProblem = 'disabled' | 'incompatible' | 'express-limit' | 'quantity-limit' | 'cart-full'

/**
 * Checks whether garments can be added to the cart (spec 000 §5, Add button, Category 14; §4, compatibility).
 *
 * @returns `null` when they can.
 */
export function checkAddition(
  cart: Cart,
  added: CartLine,
  category: Pick<Category, 'id' | 'compatible' | 'isDisabled'>,
  cartCategories: ReadonlySet<CategoryId>,
  { storeMode = false, garments = 0 }: AdditionContext = {},
): AddProblem | null {
  if (!storeMode && category.isDisabled) return 'disabled'
  if (!storeMode && !isCompatible(category, cartCategories)) return 'incompatible'
  const key = lineKey(added)
  const quantity = added.quantity + quantityOf(cart, key)
  const problem = checkQuantity(cart, { key, quantity }, category.id, garments)
  if (problem !== null) return problem
  if (quantity > MAX_QUANTITY) return 'quantity-limit'
  if (!fitsCookie(addLine(cart, added))) return 'cart-full'
  return null
}

/**
 * Checks whether a line can have a quantity. An order with express garments has at most three (spec 000 §5, Category 14;
 * decisions); lowering a quantity is always allowed.
 *
 * @param garments of the order to which the cart is added
 * @returns `null` when it can.
 */
export function checkQuantity(
  cart: Cart,
  { key, quantity }: { readonly key: string; readonly quantity: number },
  category: CategoryId,
  garments = 0,
): 'express-limit' | null {
  const more = clampQuantity(quantity) - quantityOf(cart, key)
  return category === categoryIds.express && more > 0 && garments + cartSize(cart) + more > EXPRESS_LIMIT
    ? 'express-limit'
    : null
}

/**
 * Takes the express garments above the limit out of a cart that was not filled piece by piece: a repeated order, a merge, an
 * older cookie.
 */
export function limitExpress(cart: Cart, categoryOf: (id: ProductId) => CategoryId | undefined): Cart {
  return cart.lines
    .toReversed()
    .filter(({ productId }) => categoryOf(productId) === categoryIds.express)
    .reduce((limited, line) => {
      const excess = Math.max(0, cartSize(limited) - EXPRESS_LIMIT)
      return setQuantity(limited, lineKey(line), line.quantity - excess)
    }, cart)
}

const quantityOf = (cart: Cart, key: string): number =>
  cart.lines.find((line) => lineKey(line) === key)?.quantity ?? 0

/** Whether a cart has vouchers, which need no transport (spec 000 §4). */
export function isVoucherCart(cartCategories: ReadonlySet<CategoryId>): boolean {
  return cartCategories.has(categoryIds.vouchers)
}

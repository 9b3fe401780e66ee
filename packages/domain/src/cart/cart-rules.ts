import { isCompatible } from '../catalogue/compatibility.ts'
import { categoryIds, type Category, type CategoryId } from '../catalogue/category.ts'
import type { ProductId } from '../catalogue/product.ts'
import type { Cart, CartLine, Measure } from './cart.ts'
import { cartFitsCookie } from './cart-cookie.ts'

export const largestQuantity = 1000
const expressItems = 3

export const emptyCart: Cart = { lines: [] }

/** A quantity as the cart keeps it: whole, rounded down, 0 to 1000 (spec 000 §5). */
export function readQuantity(value: number): number {
  if (!Number.isFinite(value)) return 0
  return Math.min(largestQuantity, Math.max(0, Math.floor(value)))
}

/** Whether a quantity is one that a line can have, as it stands: whole, 1 to 1000. */
export function isLineQuantity(value: number): boolean {
  return value > 0 && readQuantity(value) === value
}

/** What makes two lines the same: the product and, where it is measured, its size. */
export function lineKey(line: { productId: ProductId; measure?: Measure }): string {
  return line.measure ? `${line.productId}:${line.measure.width}x${line.measure.height}` : `${line.productId}`
}

/** Garments in the cart. */
export function cartSize(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** Adds to the line of the same product and size, or begins one at the end. */
export function addLine(cart: Cart, added: CartLine): Cart {
  const key = lineKey(added)
  const existing = cart.lines.find((line) => lineKey(line) === key)
  if (existing) return setQuantity(cart, key, existing.quantity + added.quantity)
  const quantity = readQuantity(added.quantity)
  return quantity === 0 ? cart : { lines: [...cart.lines, { ...added, quantity }] }
}

/** Sets a line's quantity; 0 removes it. */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  const kept = readQuantity(quantity)
  return {
    lines: cart.lines.flatMap((line) => {
      if (lineKey(line) !== key) return [line]
      return kept === 0 ? [] : [{ ...line, quantity: kept }]
    }),
  }
}

/** Changes a measured line's size in place, merging it into a line that already has that size. */
export function setMeasure(cart: Cart, key: string, measure: Measure): Cart {
  const line = cart.lines.find((candidate) => lineKey(candidate) === key)
  if (!line) return cart
  const changed = { ...line, measure }
  const twin = cart.lines.find((other) => other !== line && lineKey(other) === lineKey(changed))
  if (twin) return addLine(setQuantity(cart, key, 0), changed)
  return { lines: cart.lines.map((other) => (other === line ? changed : other)) }
}

/** Both carts in one, nothing lost: what login does with the cart of before (decisions: Session). */
export function mergeCarts(first: Cart, second: Cart): Cart {
  return second.lines.reduce(addLine, first)
}

/**
 * One cart of two that were the same once: what either changed since then counts, and where both changed the same line,
 * the larger quantity. Merging its own result again changes nothing, so an answer that got lost may be asked for again.
 */
export function mergeSince(known: Cart, mine: Cart, theirs: Cart): Cart {
  const [before, here, there] = [known, mine, theirs].map(quantities) as [Quantities, Quantities, Quantities]
  const lines = new Map([...mine.lines, ...theirs.lines].map((line) => [lineKey(line), line]))
  return cleanCart({
    lines: [...lines].map(([key, line]) => {
      const [was, one, other] = [before.get(key) ?? 0, here.get(key) ?? 0, there.get(key) ?? 0]
      return { ...line, quantity: one === was ? other : other === was ? one : Math.max(one, other) }
    }),
  })
}

type Quantities = ReadonlyMap<string, number>

const quantities = ({ lines }: Cart): Quantities =>
  new Map(lines.map((line) => [lineKey(line), line.quantity]))

/** A cart as loaded: lines without quantity and, where the catalogue is known, unknown products are gone. */
export function cleanCart(cart: Cart, isKnown: (id: ProductId) => boolean = () => true): Cart {
  return mergeCarts(emptyCart, {
    lines: cart.lines.filter((line) => readQuantity(line.quantity) > 0 && isKnown(line.productId)),
  })
}

export type AddProblem = 'incompatible' | 'express-limit' | 'quantity-limit' | 'cart-full'

/**
 * Why garments of a category cannot join the cart, or `null` when they can (spec 000 §5, Category 14;
 * §4, compatibility). Store staff may mix categories (spec 000 §6).
 */
export function addProblem(
  cart: Cart,
  added: CartLine,
  category: Pick<Category, 'id' | 'compatible'>,
  cartCategories: ReadonlySet<CategoryId>,
  storeMode = false,
): AddProblem | null {
  if (!storeMode && !isCompatible(category, cartCategories)) return 'incompatible'
  const key = lineKey(added)
  const quantity = added.quantity + quantityOf(cart, key)
  const problem = raiseProblem(cart, { key, quantity }, category.id)
  if (problem !== null) return problem
  if (quantity > largestQuantity) return 'quantity-limit'
  if (!cartFitsCookie(addLine(cart, added))) return 'cart-full'
  return null
}

/**
 * Why there cannot be so many of a line, or `null`. With more than three garments in the cart nothing express joins them
 * (spec 000 §5, Category 14), one by one or in another quantity; fewer is always fine.
 */
export function raiseProblem(
  cart: Cart,
  { key, quantity }: { readonly key: string; readonly quantity: number },
  category: CategoryId,
): 'express-limit' | null {
  const more = readQuantity(quantity) - quantityOf(cart, key)
  const beforeTheLast = cartSize(cart) + more - 1
  return category === categoryIds.express && more > 0 && beforeTheLast > expressItems ? 'express-limit' : null
}

const quantityOf = (cart: Cart, key: string): number =>
  cart.lines.find((line) => lineKey(line) === key)?.quantity ?? 0

/** Whether a cart is one of vouchers, which need no van (spec 000 §4). */
export function isVoucherCart(cartCategories: ReadonlySet<CategoryId>): boolean {
  return cartCategories.has(categoryIds.vouchers)
}

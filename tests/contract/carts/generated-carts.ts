import type { Cart } from '@colada/domain/cart/cart'
import { addLine, checkAddition, emptyCart } from '@colada/domain/cart/cart-rules'
import type { Category } from '@colada/domain/catalogue/category'
import { measureLimits } from '@colada/domain/catalogue/measures'
import type { Product } from '@colada/domain/catalogue/product'
import { fc } from '@fast-check/vitest'

/** A cart with chosen slots and a promo code. */
export interface GeneratedCart {
  readonly cart: Cart
  /** Indexes into the lists of available slots. */
  readonly pickup: number
  readonly delivery: number
  /** Index into the list of codes; -1 for none. */
  readonly code: number
}

/** Mostly small quantities, some very large ones. */
const quantities = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 1000 }) },
)

/** Generates carts of a catalogue, deterministic for a seed. */
export function generateCarts(
  categories: readonly Category[],
  of: { count: number; seed: number; hours: number; codes: number },
): GeneratedCart[] {
  const products = categories.flatMap((category) => category.products)
  const line = fc
    .constantFrom(...products)
    .chain((product) =>
      fc.record({ product: fc.constant(product), quantity: quantities, measure: measureOf(product) }),
    )
  const generated = fc.record({
    cart: fc
      .array(line, { minLength: 1, maxLength: 8 })
      .map((lines) => fillCart(lines, categories))
      // A cart is empty when every line was rejected by the express limit.
      .filter(({ lines }) => lines.length > 0),
    pickup: fc.nat(of.hours - 1),
    delivery: fc.nat(of.hours - 1),
    code: fc.oneof(fc.constant(-1), fc.nat(of.codes - 1)),
  })
  return fc.sample(generated, { numRuns: of.count, seed: of.seed })
}

function measureOf({ measure: kind }: Product) {
  if (kind === null) return fc.constant(undefined)
  const { width, height } = measureLimits(kind)
  return fc.record({ width: fc.integer(width), height: fc.integer(height) })
}

type Line = { product: Product; quantity: number; measure: { width: number; height: number } | undefined }

/** Adds lines to a cart; lines that cannot be added are skipped. */
function fillCart(lines: readonly Line[], categories: readonly Category[]): Cart {
  const cartCategories = new Set<number>()
  return lines.reduce<Cart>((cart, { product, quantity, measure }) => {
    const category = categories.find(({ id }) => id === product.categoryId)!
    const added = { productId: product.id, quantity, ...(measure && { measure }) }
    if (checkAddition(cart, added, category, cartCategories)) return cart
    cartCategories.add(category.id)
    return addLine(cart, added)
  }, emptyCart)
}

import { toCartLine, type WireCartItem } from '@colada/domain/cart/contract'
import type { Cart } from '@colada/domain/cart/cart'
import { cartFitsCookie, isSameCart, readCartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import { cleanCart, isLineQuantity, mergeSince } from '@colada/domain/cart/cart-rules'
import { compatibleCategories, isCompatible } from '@colada/domain/catalogue/compatibility'
import { longestSide } from '@colada/domain/catalogue/measures'
import { findPricedProducts } from '../catalogue/service.ts'
import type { Db, Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { keepCart, lockKeptCart } from './repository.ts'

/** Lines of a cart that fills its cookie, and more. */
const mostLines = 1_000

/** What a device and the shop have now, and the cart that had to give way because both do not go together. */
export interface MetCarts {
  readonly cart: Cart
  readonly leftOut?: Cart
}

/**
 * Brings the cart of a device and the kept one together; whoever comes second merges with what the first has left
 * (`mergeSince`). It is only kept: what can be bought is decided when it is ordered.
 * @throws ApiError `cartRefused` for what no customer can have put in a cart
 */
export async function syncKeptCart(
  db: Db,
  userId: number,
  sent: { readonly items: readonly WireCartItem[]; readonly known: readonly WireCartItem[] },
  now: number,
): Promise<MetCarts> {
  const [mine, known] = [readSent(sent.items), readSent(sent.known)]
  const at = new Date(now)
  return db.transaction(async (tx) => {
    const kept = await lockKeptCart(tx, userId, at)
    const merged = mergeSince(known, mine, kept)
    // Two carts may not go together, or be more than one can hold; then that of the device in hand counts.
    const isOne = cartFitsCookie(merged) && (await goTogether(tx, merged))
    const cart = isOne ? merged : mine
    if (!isSameCart(cart, kept)) await keepCart(tx, userId, cart, at)
    return { cart, ...(!isOne && { leftOut: kept }) }
  })
}

function readSent(items: readonly WireCartItem[]): Cart {
  if (items.length > mostLines || !items.every(isSound)) throw new ApiError('cartRefused')
  const cart = cleanCart({ lines: items.map(toCartLine) })
  // What its cookie cannot say again is no cart of ours.
  const readable = readCartCookie(writeCartCookie(cart)).lines.length === cart.lines.length
  if (!readable || !cartFitsCookie(cart)) throw new ApiError('cartRefused')
  return cart
}

async function goTogether(executor: Executor, { lines }: Cart): Promise<boolean> {
  const products = await findPricedProducts(
    executor,
    lines.map(({ productId }) => productId),
  )
  const categories = new Set([...products.values()].map(({ categoryId }) => categoryId))
  return [...categories].every((id) => isCompatible({ id, compatible: compatibleCategories(id) }, categories))
}

function isSound({ product_id, qty, width, height }: WireCartItem): boolean {
  const sides = [width, height].filter((side) => side !== undefined)
  const isSide = (side: number) => Number.isInteger(side) && side > 0 && side <= longestSide
  return (
    Number.isInteger(product_id) &&
    product_id > 0 &&
    isLineQuantity(qty) &&
    (sides.length === 0 || (sides.length === 2 && sides.every(isSide)))
  )
}

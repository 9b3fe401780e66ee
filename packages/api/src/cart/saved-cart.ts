import type { Cart } from '@colada/domain/cart/cart'
import { fitsCookie, isSameCart, parseCart, serializeCart } from '@colada/domain/cart/cart-cookie'
import { addMissing, removeInvalidLines, isLineQuantity, mergeThreeWay } from '@colada/domain/cart/cart-rules'
import { toCartLine, type WireCartItem } from '@colada/domain/cart/contract'
import { compatibleCategories, isCompatible } from '@colada/domain/catalogue/compatibility'
import { MAX_SIDE_CM } from '@colada/domain/catalogue/measures'
import { findPricedProducts } from '../catalogue/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { saveCart, lockSavedCart, type SavedCart } from './repository.ts'

/** More lines than a cart cookie can contain. */
const MAX_LINES = 1_000

/** The cart after a sync; `leftOut` is the saved cart when both could not be merged. */
export interface SyncedCarts {
  readonly cart: Cart
  /** The code that came back with garments; empty without one. */
  readonly promoCode: string
  readonly leftOut?: Cart
}

/**
 * Merges the cart of a device with the saved one (`mergeThreeWay`) and saves the result. Concurrent syncs are serialised.
 * Whether a cart can be bought is checked when it is ordered.
 * @throws ApiError `cartRefused` for a cart that the shop's pages cannot produce
 */
export async function syncSavedCart(
  db: Db,
  userId: number,
  sent: { readonly items: readonly WireCartItem[]; readonly known: readonly WireCartItem[] },
  now: number,
): Promise<SyncedCarts> {
  const [sentCart, lastSynced] = [toValidCart(sent.items), toValidCart(sent.known)]
  const at = new Date(now)
  return runTransaction(db, async (tx) => {
    const { cart: saved, promoCode } = await lockSavedCart(tx, userId, at)
    const merged = mergeThreeWay(lastSynced, sentCart, saved)
    // If the carts are incompatible or too large together, the device's cart replaces the saved one.
    const isMerged = fitsCookie(merged) && (await areCompatible(tx, merged))
    const cart = isMerged ? merged : sentCart
    if (promoCode !== '' || !isSameCart(cart, saved)) await saveCart(tx, userId, { cart, promoCode: '' }, at)
    return { cart, promoCode, ...(!isMerged && { leftOut: saved }) }
  })
}

/**
 * Returns the garments and the code of an order that was not paid to the customer's saved cart, in the transaction that
 * cancels it; devices get them with their next sync. A cart that they cannot be mixed with is unchanged.
 */
export async function returnToSavedCart(
  tx: Executor,
  userId: number,
  { cart: returned, promoCode }: SavedCart,
  at: Date,
): Promise<void> {
  const { cart: saved } = await lockSavedCart(tx, userId, at)
  const cart = addMissing(saved, returned)
  if (fitsCookie(cart) && (await areCompatible(tx, cart))) await saveCart(tx, userId, { cart, promoCode }, at)
}

function toValidCart(items: readonly WireCartItem[]): Cart {
  if (items.length > MAX_LINES || !items.every(isValidItem)) throw new ApiError('cartRefused')
  const cart = removeInvalidLines({ lines: items.map(toCartLine) })
  // A cart must survive a round trip through its cookie.
  const isReadable = parseCart(serializeCart(cart)).lines.length === cart.lines.length
  if (!isReadable || !fitsCookie(cart)) throw new ApiError('cartRefused')
  return cart
}

async function areCompatible(executor: Executor, { lines }: Cart): Promise<boolean> {
  const products = await findPricedProducts(
    executor,
    lines.map(({ productId }) => productId),
  )
  const categories = new Set([...products.values()].map(({ categoryId }) => categoryId))
  return [...categories].every((id) => isCompatible({ id, compatible: compatibleCategories(id) }, categories))
}

function isValidItem({ product_id, qty, width, height }: WireCartItem): boolean {
  const sides = [width, height].filter((side) => side !== undefined)
  const isSide = (side: number) => Number.isInteger(side) && side > 0 && side <= MAX_SIDE_CM
  return (
    Number.isInteger(product_id) &&
    product_id > 0 &&
    isLineQuantity(qty) &&
    (sides.length === 0 || (sides.length === 2 && sides.every(isSide)))
  )
}

import type { Cart } from '@colada/domain/cart/cart'
import { parseCart, serializeCart } from '@colada/domain/cart/cart-cookie'
import { emptyCart } from '@colada/domain/cart/cart-rules'
import { and, eq, notExists, sql } from 'drizzle-orm'
import type { CustomerMove } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { savedCarts } from './tables.ts'

/** A saved cart, and the code that came back with garments and no device has got yet. */
export interface SavedCart {
  readonly cart: Cart
  readonly promoCode: string
}

/** Locks and returns a customer's saved cart until the transaction ends; creates an empty one if there is none. */
export async function lockSavedCart(tx: Executor, userId: number, at: Date): Promise<SavedCart> {
  await tx
    .insert(savedCarts)
    .values({ userId, lines: serializeCart(emptyCart), changedAt: at })
    .onConflictDoNothing()
  const [row] = await tx.select().from(savedCarts).where(eq(savedCarts.userId, userId)).for('update')
  return { cart: parseCart(row?.lines), promoCode: row?.promoCode ?? '' }
}

/** Moves the saved cart of a customer, unless the other has one. */
export async function moveSavedCart(tx: Executor, { from, to }: CustomerMove): Promise<void> {
  const present = tx
    .select({ one: sql`1` })
    .from(savedCarts)
    .where(eq(savedCarts.userId, to))
  await tx
    .update(savedCarts)
    .set({ userId: to })
    .where(and(eq(savedCarts.userId, from), notExists(present)))
  await tx.delete(savedCarts).where(eq(savedCarts.userId, from))
}

export async function saveCart(
  tx: Executor,
  userId: number,
  { cart, promoCode }: SavedCart,
  at: Date,
): Promise<void> {
  await tx
    .update(savedCarts)
    .set({ lines: serializeCart(cart), promoCode, changedAt: at })
    .where(eq(savedCarts.userId, userId))
}

export async function deleteSavedCart(executor: Executor, userId: number): Promise<void> {
  await executor.delete(savedCarts).where(eq(savedCarts.userId, userId))
}

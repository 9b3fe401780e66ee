import { eq } from 'drizzle-orm'
import type { Cart } from '@colada/domain/cart/cart'
import { readCartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import { emptyCart } from '@colada/domain/cart/cart-rules'
import type { Tx } from '../database/connection.ts'
import { keptCarts } from './tables.ts'

/** A customer's kept cart, which nobody else changes until the transaction ends; an empty one is begun. */
export async function lockKeptCart(tx: Tx, userId: number, at: Date): Promise<Cart> {
  await tx
    .insert(keptCarts)
    .values({ userId, lines: writeCartCookie(emptyCart), changedAt: at })
    .onConflictDoNothing()
  const [row] = await tx.select().from(keptCarts).where(eq(keptCarts.userId, userId)).for('update')
  return readCartCookie(row?.lines)
}

export async function keepCart(tx: Tx, userId: number, cart: Cart, at: Date): Promise<void> {
  await tx
    .update(keptCarts)
    .set({ lines: writeCartCookie(cart), changedAt: at })
    .where(eq(keptCarts.userId, userId))
}

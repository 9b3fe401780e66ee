import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { couponRedemptions, coupons } from './tables.ts'

export type CouponRow = typeof coupons.$inferSelect
export type NewCoupon = typeof coupons.$inferInsert

export async function findCouponByCode(executor: Executor, code: string): Promise<CouponRow | undefined> {
  const [row] = await executor.select().from(coupons).where(eq(coupons.code, code))
  return row
}

/** The coupon that an order brought, of one kind. */
export async function findCouponOfOrder(
  executor: Executor,
  orderId: number,
  origin: CouponRow['origin'],
): Promise<CouponRow | undefined> {
  const [row] = await executor
    .select()
    .from(coupons)
    .where(and(eq(coupons.orderId, orderId), eq(coupons.origin, origin)))
  return row
}

/** Adds a coupon; one that is there already stays as it is. */
export async function addCoupon(executor: Executor, coupon: NewCoupon): Promise<void> {
  await executor.insert(coupons).values(coupon).onConflictDoNothing()
}

/** How often a customer's orders use a coupon, cancelled ones not counted. */
export async function countUses(executor: Executor, couponId: number, userId: number): Promise<number> {
  return executor.$count(
    couponRedemptions,
    and(
      eq(couponRedemptions.couponId, couponId),
      eq(couponRedemptions.userId, userId),
      isNull(couponRedemptions.releasedAt),
    ),
  )
}

/** Uses a coupon so many times in one atomic statement; false when fewer are left (trust 2). */
export async function takeUses(executor: Executor, couponId: number, uses: number): Promise<boolean> {
  const taken = await executor
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + ${uses}` })
    .where(
      and(
        eq(coupons.id, couponId),
        sql`(${coupons.maxUses} is null or ${coupons.uses} + ${uses} <= ${coupons.maxUses})`,
      ),
    )
    .returning({ id: coupons.id })
  return taken.length === 1
}

export async function addRedemption(
  executor: Executor,
  redemption: typeof couponRedemptions.$inferInsert,
): Promise<void> {
  await executor.insert(couponRedemptions).values(redemption)
}

/** Frees the coupon of an order, if it used one and still does. */
export async function releaseRedemption(executor: Executor, orderId: number, at: Date): Promise<void> {
  const released = await executor
    .update(couponRedemptions)
    .set({ releasedAt: at })
    .where(and(eq(couponRedemptions.orderId, orderId), isNull(couponRedemptions.releasedAt)))
    .returning({ couponId: couponRedemptions.couponId, uses: couponRedemptions.uses })
  for (const { couponId, uses } of released) {
    await executor
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - ${uses}` })
      .where(eq(coupons.id, couponId))
  }
}

/** The coupon that an order used. */
export async function findRedeemedCoupon(
  executor: Executor,
  orderId: number,
): Promise<CouponRow | undefined> {
  const [row] = await executor
    .select({ coupon: coupons })
    .from(couponRedemptions)
    .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
    .where(and(eq(couponRedemptions.orderId, orderId), isNull(couponRedemptions.releasedAt)))
  return row?.coupon
}

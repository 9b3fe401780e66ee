import { and, asc, eq, gt, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Customer, CustomerMove } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { sanitizeRichText } from '../plugins/rich-text.ts'
import { type CouponOrigin, couponRedemptions, coupons, hiddenCoupons, promos } from './tables.ts'

export type CouponRow = typeof coupons.$inferSelect
export type NewCoupon = typeof coupons.$inferInsert
export type PromoRow = typeof promos.$inferSelect

/** Coupons that their owner alone uses. */
const ownedOrigins = ['voucher', 'reward', 'credit'] as const satisfies readonly CouponOrigin[]

export async function findCouponByCode(executor: Executor, code: string): Promise<CouponRow | undefined> {
  const [row] = await executor.select().from(coupons).where(eq(coupons.code, code))
  return row
}

/** Returns the codes of packs that the orders created. */
export async function listVouchersOf(executor: Executor, orderIds: readonly number[]): Promise<CouponRow[]> {
  return executor
    .select()
    .from(coupons)
    .where(and(inArray(coupons.orderId, [...orderIds]), eq(coupons.origin, 'voucher')))
}

/** Adds a coupon; returns `undefined` when it exists, which is then unchanged. */
export async function addCoupon(executor: Executor, coupon: NewCoupon): Promise<CouponRow | undefined> {
  const [row] = await executor.insert(coupons).values(coupon).onConflictDoNothing().returning()
  return row
}

/** Returns a customer's vouchers, rewards and credits, used and expired ones included, oldest first. */
export async function listOwned(executor: Executor, userId: number): Promise<CouponRow[]> {
  return executor
    .select()
    .from(coupons)
    .where(and(eq(coupons.ownerId, userId), inArray(coupons.origin, [...ownedOrigins])))
    .orderBy(asc(coupons.id))
}

/** Expires the coupons of a customer, and replaces the personal code, which has the customer's name. */
export async function endOwnedCoupons(
  executor: Executor,
  userId: number,
  personalCode: string,
  at: Date,
): Promise<void> {
  await executor
    .update(coupons)
    .set({ expiresAt: at })
    .where(and(eq(coupons.ownerId, userId), or(isNull(coupons.expiresAt), gt(coupons.expiresAt, at))))
  await executor
    .update(coupons)
    .set({ code: personalCode })
    .where(and(eq(coupons.ownerId, userId), eq(coupons.origin, 'personal')))
  await executor.delete(hiddenCoupons).where(eq(hiddenCoupons.userId, userId))
}

/** Inserts or updates the code of a campaign or a sponsor and keeps its uses. */
export async function upsertCampaign(
  executor: Executor,
  { createdAt, ...campaign }: NewCoupon & { readonly origin: 'campaign' | 'sponsor' },
): Promise<void> {
  await executor
    .insert(coupons)
    .values({ ...campaign, createdAt })
    .onConflictDoUpdate({ target: coupons.code, set: campaign })
}

/** A customer to whom coupons are offered. */
type OfferedCustomer = Pick<Customer, 'id' | 'isBusiness' | 'referralCode'>

/**
 * Coupons offered to a customer: campaigns for the audience, the customer's own rewards, credits and packs, and the personal code
 * of who recommended the shop.
 */
function isOfferedTo({ id, isBusiness, referralCode }: OfferedCustomer) {
  return or(
    and(
      eq(coupons.origin, 'campaign'),
      inArray(coupons.audience, ['all', isBusiness ? 'business' : 'private']),
    ),
    and(inArray(coupons.origin, [...ownedOrigins]), eq(coupons.ownerId, id)),
    and(eq(coupons.origin, 'personal'), eq(coupons.code, referralCode), ne(coupons.ownerId, id)),
  )
}

/** Returns a customer's offered coupons that are not expired, used up or hidden. */
export async function listOffered(
  executor: Executor,
  customer: OfferedCustomer,
  at: Date,
): Promise<CouponRow[]> {
  const hidden = executor
    .select({ id: hiddenCoupons.couponId })
    .from(hiddenCoupons)
    .where(and(eq(hiddenCoupons.couponId, coupons.id), eq(hiddenCoupons.userId, customer.id)))
  return executor
    .select()
    .from(coupons)
    .where(
      and(
        isOfferedTo(customer),
        or(isNull(coupons.expiresAt), gt(coupons.expiresAt, at)),
        or(isNull(coupons.maxUses), sql`${coupons.uses} < ${coupons.maxUses}`),
        notExists(hidden),
      ),
    )
    .orderBy(asc(coupons.id))
}

/** Hides a coupon in a customer's list; returns false for one that is not offered to the customer. */
export async function hideCoupon(
  executor: Executor,
  customer: OfferedCustomer,
  couponId: number,
  at: Date,
): Promise<boolean> {
  const [offered] = await executor
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.id, couponId), isOfferedTo(customer)))
  if (!offered) return false
  await executor
    .insert(hiddenCoupons)
    .values({ userId: customer.id, couponId, hiddenAt: at })
    .onConflictDoNothing()
  return true
}

/** Expires an unused coupon; returns false when it has been used. */
export async function endUnusedCoupon(executor: Executor, couponId: number, at: Date): Promise<boolean> {
  const ended = await executor
    .update(coupons)
    .set({ expiresAt: at })
    .where(and(eq(coupons.id, couponId), eq(coupons.uses, 0)))
    .returning({ id: coupons.id })
  return ended.length === 1
}

/** Counts a customer's uses of a coupon, without cancelled orders. */
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

/** Consumes uses of a coupon in one atomic statement; returns false when too few are left or it is expired (trust 2). */
export async function takeUses(
  executor: Executor,
  couponId: number,
  uses: number,
  at: Date,
): Promise<boolean> {
  const taken = await executor
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + ${uses}` })
    .where(
      and(
        eq(coupons.id, couponId),
        sql`(${coupons.maxUses} is null or ${coupons.uses} + ${uses} <= ${coupons.maxUses})`,
        or(isNull(coupons.expiresAt), gt(coupons.expiresAt, at)),
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

/** Releases the coupon that an order uses, if any. */
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

/** Returns the coupon that an order uses. */
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

/** Moves the vouchers, rewards, credits and redemptions of a customer. The personal code of a guest ends. */
export async function moveCoupons(executor: Executor, { from, to }: CustomerMove, at: Date): Promise<void> {
  await executor
    .update(coupons)
    .set({ ownerId: to })
    .where(and(eq(coupons.ownerId, from), inArray(coupons.origin, [...ownedOrigins])))
  await executor
    .update(coupons)
    .set({ expiresAt: at })
    .where(and(eq(coupons.ownerId, from), eq(coupons.origin, 'personal')))
  await executor.update(couponRedemptions).set({ userId: to }).where(eq(couponRedemptions.userId, from))
  await executor.delete(hiddenCoupons).where(eq(hiddenCoupons.userId, from))
}

/** Returns the promotions of the promotions page by position. */
export async function listPromos(executor: Executor): Promise<PromoRow[]> {
  return executor.select().from(promos).orderBy(asc(promos.position), asc(promos.id))
}

/** Replaces the promotions of the promotions page; their HTML is sanitised (trust 6). */
export async function replacePromos(executor: Executor, rows: readonly PromoRow[]): Promise<void> {
  await executor.delete(promos)
  if (rows.length === 0) return
  await executor.insert(promos).values(
    rows.map((row) => ({
      ...row,
      descriptionEs: sanitizeRichText(row.descriptionEs),
      descriptionEn: sanitizeRichText(row.descriptionEn),
    })),
  )
}

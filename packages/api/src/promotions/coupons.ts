import type { Cents } from '@colada/domain/money/money'
import type { Discount } from '@colada/domain/orders/price-order'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { getSponsorPercent } from '@colada/domain/promotions/sponsors'
import { findCustomerByPromoCode } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import type { CouponProblem, CouponUse, UsableCoupon } from './coupon-use.ts'
import {
  addCoupon,
  addRedemption,
  countUses,
  type CouponRow,
  findCouponByCode,
  findRedeemedCoupon,
  releaseRedemption,
  takeUses,
} from './repository.ts'

export type CouponCheck =
  | { readonly coupon: UsableCoupon; readonly problem: null }
  | { readonly coupon: null; readonly problem: CouponProblem }

/** Normalises a code as it is stored: without spaces, in upper case. */
export function normalizePromoCode(input: string): string {
  return input.replace(/\s/g, '').toUpperCase()
}

/** Checks whether a code applies to this customer and cart, without using it. `now` in epoch milliseconds. */
export async function checkCode(
  executor: Executor,
  code: string,
  use: CouponUse,
  now: number,
): Promise<CouponCheck> {
  const row = await findCoupon(executor, code, now)
  return row ? checkCoupon(executor, row, use, now) : { coupon: null, problem: 'couponUnknown' }
}

/** Returns the coupon of a code. A customer's personal code is stored as a coupon when it is first used. */
export async function findCoupon(
  executor: Executor,
  code: string,
  now: number,
): Promise<CouponRow | undefined> {
  const normalized = normalizePromoCode(code)
  const row = await findCouponByCode(executor, normalized)
  if (row) return row
  const owner = await findCustomerByPromoCode(executor, normalized)
  if (!owner) return undefined
  await ensurePersonalCode(executor, owner, new Date(now))
  return findCouponByCode(executor, normalized)
}

/** Checks whether a coupon applies to this customer and cart, without using it. `now` in epoch milliseconds. */
export async function checkCoupon(
  executor: Executor,
  row: CouponRow,
  use: CouponUse,
  now: number,
): Promise<CouponCheck> {
  const problem = await problemOf(executor, row, use, now)
  if (problem) return { coupon: null, problem }
  const uses = usesOf(row, use)
  const discount = discountOf(row, use, uses)
  if (use.takesOff(discount) === 0) return { coupon: null, problem: 'couponWithoutEffect' }
  const isFirstOrderOffer = row.firstOrderOnly || (row.origin === 'sponsor' && !use.hasOrders)
  return { coupon: { id: row.id, code: row.code, uses, discount, isFirstOrderOffer }, problem: null }
}

async function problemOf(
  executor: Executor,
  row: CouponRow,
  use: CouponUse,
  now: number,
): Promise<CouponProblem | null> {
  // A personal code is for others than its owner, a reward or pack for its owner only. Neither reveals that it exists.
  const isOwner = row.ownerId === use.userId
  if (row.ownerId !== null && isOwner === (row.origin === 'personal')) return 'couponUnknown'
  if (row.audience === 'business' && !use.isBusiness) return 'couponForBusinesses'
  if (row.audience === 'private' && use.isBusiness) return 'couponForPrivate'
  if (row.expiresAt && row.expiresAt.getTime() <= now) return 'couponExpired'
  if (row.maxUses !== null && row.uses >= row.maxUses) return 'couponUsed'
  if (row.maxUsesPerCustomer !== null) {
    const uses = await countUses(executor, row.id, use.userId)
    if (uses >= row.maxUsesPerCustomer) return 'couponUsed'
  }
  if (row.firstOrderOnly && use.hasOrders) return 'couponNotFirstOrder'
  // A pack's code cannot buy further packs; a credit could not be taken back with them.
  if ((row.origin === 'voucher' || row.origin === 'credit') && use.buysPacks) return 'couponNotForPacks'
  return use.items < row.minimum ? 'couponBelowMinimum' : null
}

/** The uses of a pack, and the cents of a credit, are consumed by the value of the garments, at least one per order. */
function usesOf(row: CouponRow, { items }: CouponUse): number {
  if ((row.origin !== 'voucher' && row.origin !== 'credit') || row.maxUses === null || row.amount === 0)
    return 1
  return Math.max(1, Math.min(Math.floor(items / row.amount), row.maxUses - row.uses))
}

function discountOf(row: CouponRow, { hasOrders }: CouponUse, uses: number): Discount {
  if (row.kind === 'amount') return { kind: 'amount', amount: row.amount * uses }
  const percent = row.origin === 'sponsor' ? getSponsorPercent(hasOrders) : row.percent
  return { kind: 'percent', percent, on: row.appliesTo }
}

/**
 * Redeems a coupon in the order's transaction; returns false when its last use was taken concurrently.
 *
 * @param order.discount the cents that it takes off
 */
export async function redeem(
  executor: Executor,
  coupon: UsableCoupon,
  order: { id: number; userId: number; discount: Cents },
  at: Date,
): Promise<boolean> {
  if (!(await takeUses(executor, coupon.id, coupon.uses, at))) return false
  await addRedemption(executor, {
    couponId: coupon.id,
    orderId: order.id,
    userId: order.userId,
    uses: coupon.uses,
    discount: order.discount,
    createdAt: at,
  })
  return true
}

/** The code that an order uses; empty without one. */
export async function findRedeemedCode(executor: Executor, orderId: number): Promise<string> {
  return (await findRedeemedCoupon(executor, orderId))?.code ?? ''
}

/** Releases the coupon of a cancelled order. */
export async function releaseCoupon(executor: Executor, orderId: number, at: Date): Promise<void> {
  await releaseRedemption(executor, orderId, at)
}

/** Stores a customer's personal code as a coupon: the welcome offer on a friend's first order. */
async function ensurePersonalCode(
  executor: Executor,
  owner: { id: number; personalPromoCode: string },
  at: Date,
): Promise<void> {
  await addCoupon(executor, {
    code: normalizePromoCode(owner.personalPromoCode),
    origin: 'personal',
    kind: 'percent',
    percent: firstOrderOffer.percent,
    ownerId: owner.id,
    firstOrderOnly: true,
    maxUsesPerCustomer: 1,
    createdAt: at,
  })
}

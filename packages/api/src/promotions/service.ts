import { randomInt } from 'node:crypto'
import type { ProductId } from '@colada/domain/catalogue/product'
import { type Cents, roundCents } from '@colada/domain/money/money'
import type { Discount } from '@colada/domain/orders/price-order'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { REFERRAL_REWARD_CENTS } from '@colada/domain/promotions/referral'
import { getSponsorPercent } from '@colada/domain/promotions/sponsors'
import { findCustomer, findCustomerByPromoCode, wantsMail } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import type { CouponProblem, CouponUse, UsableCoupon } from './coupon-use.ts'
import { packUses } from './offers.ts'
import {
  addCoupon,
  addRedemption,
  type CouponRow,
  countUses,
  endUnusedCoupon,
  findCouponByCode,
  findRedeemedCoupon,
  listVouchersOf,
  releaseRedemption,
  takeUses,
} from './repository.ts'

export { moveCoupons } from './repository.ts'
export type { CouponProblem, CouponUse, UsableCoupon } from './coupon-use.ts'
export type { PriceRequest, Quote } from './pricing.ts'
export { endOwnedCoupons, listOwned } from './repository.ts'
export { toWalletItem } from './wallet.ts'

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
  // A pack's code cannot buy further packs.
  if (row.origin === 'voucher' && use.buysPacks) return 'couponNotForPacks'
  return use.items < row.minimum ? 'couponBelowMinimum' : null
}

/** A pack's uses are consumed by the value of the garments, at least one per order. */
function usesOf(row: CouponRow, { items }: CouponUse): number {
  if (row.origin !== 'voucher' || row.maxUses === null || row.amount === 0) return 1
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

/** Creates the code of paid packs; each use is worth an equal share of their price. */
export async function createVoucher(
  executor: Executor,
  order: { id: number; userId: number; items: Cents },
  packs: readonly { productId: ProductId; quantity: number }[],
  at: Date,
): Promise<void> {
  const uses = packs.reduce((sum, pack) => sum + (packUses[pack.productId] ?? 1) * pack.quantity, 0)
  await addCoupon(executor, {
    code: `BONO${randomCode(8)}`,
    origin: 'voucher',
    kind: 'amount',
    amount: roundCents(order.items / uses),
    ownerId: order.userId,
    orderId: order.id,
    maxUses: uses,
    createdAt: at,
  })
}

/** The code of packs. */
export interface Voucher {
  readonly code: string
  readonly maxUses: number
}

/** Returns the codes of pack orders by order; an unpaid order has none. */
export async function findVouchers(
  executor: Executor,
  orderIds: readonly number[],
): Promise<Map<number, Voucher>> {
  if (orderIds.length === 0) return new Map()
  const rows = await listVouchersOf(executor, orderIds)
  return new Map(rows.map(({ orderId, code, maxUses }) => [orderId!, { code, maxUses: maxUses ?? 0 }]))
}

/**
 * Expires the code of packs whose order is being cancelled.
 * @throws ApiError `transitionRefused` when some of it is used
 */
export async function endVoucher(executor: Executor, orderId: number, at: Date): Promise<void> {
  const [row] = await listVouchersOf(executor, [orderId])
  if (row && !(await endUnusedCoupon(executor, row.id, at))) throw new ApiError('transitionRefused')
}

/**
 * Creates the reward of the customer whose code a delivered order used, once (decisions: Money, Referral), and the mail
 * about it. A deleted account gets none.
 */
export async function rewardReferrer(executor: Executor, orderId: number, at: Date): Promise<void> {
  const used = await findRedeemedCoupon(executor, orderId)
  if (used?.origin !== 'personal' || used.ownerId === null) return
  const owner = await findCustomer(executor, used.ownerId)
  if (!owner) return
  const reward = await addCoupon(executor, {
    code: `AMIGO${randomCode(8)}`,
    origin: 'reward',
    kind: 'amount',
    amount: REFERRAL_REWARD_CENTS,
    ownerId: owner.id,
    orderId,
    maxUses: 1,
    createdAt: at,
  })
  if (!reward || !(await wantsMail(executor, owner.id, 'referrals'))) return
  const { id: cause, amount, code } = reward
  const { id: subjectId, language } = owner
  const kind = 'account-referral-earned'
  await enqueueMails(executor, [{ kind, subjectId, cause, details: { amount, code }, language }], at)
}

/** Letters and digits that are unambiguous when read aloud or typed. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

function randomCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

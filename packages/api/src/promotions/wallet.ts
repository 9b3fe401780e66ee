import { toEuros } from '@colada/domain/money/money'
import type { getReferrals, wireWalletItem } from '@colada/domain/promotions/contract'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { Language } from '@colada/domain/wire/language'
import type * as z from 'zod/mini'
import type { Executor } from '../database/connection.ts'
import type { EndpointResult } from '../plugins/endpoints.ts'
import { creditLeft } from './credit.ts'
import { type CouponRow, listOwned } from './repository.ts'

/** Returns the customer's vouchers and rewards that can still be used, oldest first. */
export async function listWallet(
  executor: Executor,
  userId: number,
  { at, language }: { readonly at: Date; readonly language: Language },
): Promise<z.infer<typeof wireWalletItem>[]> {
  const owned = await listOwned(executor, userId)
  return owned.filter((coupon) => isUsable(coupon, at)).map((coupon) => toWalletItem(coupon, language))
}

/** Returns what the friends of a customer have brought: each delivered first order is one reward. */
export async function sumRewards(
  executor: Executor,
  userId: number,
  at: Date,
): Promise<EndpointResult<typeof getReferrals>> {
  const rewards = (await listOwned(executor, userId)).filter(({ origin }) => origin === 'reward')
  const sum = (rows: readonly CouponRow[]) => toEuros(rows.reduce((cents, { amount }) => cents + amount, 0))
  return {
    friends: rewards.length,
    earned: sum(rewards),
    available: sum(rewards.filter((reward) => isUsable(reward, at))),
  }
}

/** The last day on which a coupon can be used; `null` without expiry. */
export function lastDayOf({ expiresAt }: Pick<CouponRow, 'expiresAt'>): string | null {
  // `expiresAt` is exclusive, so the last valid day contains the second before.
  return expiresAt && toLocalDate(Math.ceil(expiresAt.getTime() / 1000) - 1)
}

/** A voucher, a reward or a credit on the wire. */
export function toWalletItem(coupon: CouponRow, language: Language): z.infer<typeof wireWalletItem> {
  const isCredit = coupon.origin === 'credit'
  return {
    code: coupon.code,
    name: language === 'es' ? coupon.titleEs : coupon.titleEn,
    kind: coupon.origin === 'voucher' ? 'voucher' : 'reward',
    amount: toEuros(isCredit ? creditLeft(coupon) : coupon.amount),
    percent: coupon.percent,
    uses_left: isCredit ? 1 : coupon.maxUses === null ? null : coupon.maxUses - coupon.uses,
    max_uses: isCredit ? 1 : coupon.maxUses,
    expires_on: lastDayOf(coupon),
  }
}

function isUsable({ maxUses, uses, expiresAt }: CouponRow, at: Date): boolean {
  return (maxUses === null || uses < maxUses) && (expiresAt === null || expiresAt > at)
}

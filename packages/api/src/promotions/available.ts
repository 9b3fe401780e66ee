import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { interpolate, messages } from '../locales/messages.ts'
import type { CouponProblem, CouponUse } from './coupon-use.ts'
import { checkCoupon, findCoupon } from './coupons.ts'
import { creditLeft } from './credit.ts'
import { type CouponRow, listOffered } from './repository.ts'
import { lastDayOf } from './wallet.ts'

/** A coupon of a customer's list. */
export interface Offer {
  readonly coupon: CouponRow
  /** What it takes off the cart, cents; 0 when it does not count for it. */
  readonly takesOff: Cents
  /** Uses that the cart takes; 0 when it does not count for it. */
  readonly uses: number
  /** Why it does not count; `null` where it does. */
  readonly problem: CouponProblem | null
}

/**
 * Returns the promotions that a customer qualifies for, the best for the cart first. One that does not apply to the
 * current cart has a `problem`. Of two that take off the same, the code of a friend is first, who earns by it.
 *
 * @param now epoch milliseconds
 */
export async function listOffers(executor: Executor, use: CouponUse, now: number): Promise<Offer[]> {
  const { userId: id, isBusiness, referralCode } = use
  // Stores the code as a coupon, if this is its first use.
  if (referralCode !== '') await findCoupon(executor, referralCode, now)
  const customer = { id, isBusiness, referralCode }
  const offers: Offer[] = []
  for (const coupon of await listOffered(executor, customer, new Date(now))) {
    const { coupon: usable, problem } = await checkCoupon(executor, coupon, use, now)
    const isSpent = problem === 'couponUsed' || problem === 'couponNotFirstOrder'
    if (isSpent) continue
    const takesOff = usable ? use.takesOff(usable.discount) : 0
    offers.push({ coupon, takesOff, uses: usable?.uses ?? 0, problem })
  }
  const rank = ({ coupon }: Offer) => (coupon.origin === 'personal' ? 0 : coupon.id)
  return offers.toSorted((a, b) => b.takesOff - a.takesOff || rank(a) - rank(b))
}

/** An offer on the wire, in a language. */
export function toWireOffer({ coupon, takesOff, uses, problem }: Offer, language: Language) {
  const usesLeft =
    coupon.origin === 'voucher' && coupon.maxUses !== null ? coupon.maxUses - coupon.uses : null
  return {
    coupon_id: coupon.id,
    code: coupon.code,
    ...offerTexts(coupon, language),
    available: takesOff > 0 ? (1 as const) : (0 as const),
    reason: problem ? messages[language].status[problem] : '',
    expires_on: lastDayOf(coupon),
    uses_left: usesLeft,
    uses_taken: usesLeft !== null && takesOff > 0 ? uses : null,
  }
}

function offerTexts(coupon: CouponRow, language: Language) {
  if (coupon.origin === 'campaign') {
    return language === 'es'
      ? { title: coupon.titleEs, description: coupon.descriptionEs }
      : { title: coupon.titleEn, description: coupon.descriptionEn }
  }
  const texts = messages[language].promotions
  if (coupon.origin === 'credit') {
    const amount = formatMoney(creditLeft(coupon))
    return { title: interpolate(texts.creditTitle, { amount }), description: texts.creditText }
  }
  const facts = { amount: formatMoney(coupon.amount), percent: String(coupon.percent) }
  if (coupon.origin === 'personal')
    return { title: interpolate(texts.referralTitle, facts), description: texts.referralText }
  return coupon.origin === 'voucher'
    ? {
        title: interpolate(texts.voucherTitle, facts),
        description: interpolate(texts.voucherText, facts),
      }
    : { title: interpolate(texts.rewardTitle, facts), description: texts.rewardText }
}

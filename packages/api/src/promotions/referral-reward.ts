import { REFERRAL_REWARD_CENTS } from '@colada/domain/promotions/referral'
import { findCustomer, wantsMail } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { randomCode } from './random-code.ts'
import { addCoupon, findRedeemedCoupon } from './repository.ts'

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

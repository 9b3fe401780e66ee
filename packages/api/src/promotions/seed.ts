import type { Executor } from '../database/connection.ts'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { addCoupon } from './repository.ts'

/** The welcome offer of the shop. Running it again changes nothing. */
export async function seedCoupons(executor: Executor, at: Date): Promise<void> {
  await addCoupon(executor, {
    code: firstOrderOffer.code,
    origin: 'campaign',
    kind: 'percent',
    percent: firstOrderOffer.percent,
    firstOrderOnly: true,
    maxUsesPerCustomer: 1,
    createdAt: at,
  })
}

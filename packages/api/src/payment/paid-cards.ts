import type { PaidCard } from '@colada/domain/payment/paid-card'
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import type { PaymentDependencies } from './opening.ts'
import type { PaymentRow } from './repository.ts'
import { payments } from './tables.ts'

/** The card of a payment; null until it is known, and for other ways to pay. */
export function cardOf({
  cardBrand: brand,
  cardLast4: last4,
}: Pick<PaymentRow, 'cardBrand' | 'cardLast4'>): PaidCard | null {
  return brand === null || last4 === null ? null : { brand, last4 }
}

/** Claims paid card payments whose card is not known yet; rows locked by another process are skipped. */
export async function claimWithoutCard(
  executor: Executor,
  options: { now: Date; settledAfter: Date; nextCheckAt: Date; limit: number },
): Promise<PaymentRow[]> {
  const due = executor
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, 'card'),
        eq(payments.status, 'succeeded'),
        isNull(payments.cardLast4),
        gt(payments.settledAt, options.settledAfter),
        lte(payments.nextCheckAt, options.now),
      ),
    )
    .orderBy(asc(payments.nextCheckAt))
    .limit(options.limit)
    .for('update', { skipLocked: true })
  return executor
    .update(payments)
    .set({ nextCheckAt: options.nextCheckAt })
    .where(inArray(payments.id, due))
    .returning()
}

/** Stores the card of a payment, which the webhook of its provider does not name. */
export async function storeCard(
  { db, cards }: Pick<PaymentDependencies, 'db' | 'cards'>,
  { id, providerId }: PaymentRow,
): Promise<void> {
  const card = providerId === null ? null : await cards.findPaidCard(providerId)
  if (card)
    await db.update(payments).set({ cardBrand: card.brand, cardLast4: card.last4 }).where(eq(payments.id, id))
}

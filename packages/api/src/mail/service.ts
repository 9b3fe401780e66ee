import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { mailOutbox } from './tables.ts'

export { type Confirmation, renderOrderConfirmation } from './order-confirmation.ts'
export { claimMail, markSent, type OutboxRow, releaseMail } from './repository.ts'

/** Puts an order's confirmation into the outbox, in the order's transaction; a second time changes nothing. */
export async function enqueueOrderConfirmation(
  tx: Executor,
  order: { id: number; language: Language },
  at: Date,
): Promise<void> {
  await tx
    .insert(mailOutbox)
    .values({
      kind: 'order-confirmation',
      orderId: order.id,
      language: order.language,
      nextAttemptAt: at,
      createdAt: at,
    })
    .onConflictDoNothing()
}

/** Puts the confirmation of a change into the outbox, in the change's transaction; a second time changes nothing. */
export async function enqueueChangeConfirmation(
  tx: Executor,
  order: { id: number; language: Language },
  changeId: number,
  at: Date,
): Promise<void> {
  await tx
    .insert(mailOutbox)
    .values({
      kind: 'order-change',
      orderId: order.id,
      changeId,
      language: order.language,
      nextAttemptAt: at,
      createdAt: at,
    })
    .onConflictDoNothing()
}

import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { mailOutbox } from './tables.ts'

export { enqueueAccountMail, enqueueMailRequest, type MailRequest } from './account-mail.ts'
export { type ContactMail, renderContactConfirmation, renderContactRequest } from './contact-mail.ts'
export { enqueueOrderNotice } from './order-notice.ts'
export { type Confirmation, renderOrderConfirmation } from './order-confirmation.ts'
export { createMail, type Envelope } from './create-mail.ts'
export {
  addressMail,
  claimMail,
  deleteMail,
  giveUpMails,
  markSent,
  type OutboxRow,
  releaseMail,
} from './repository.ts'

/** Adds an order's confirmation to the outbox, in the order's transaction; idempotent. */
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

/** Adds the confirmation of a change to the outbox, in the change's transaction; idempotent. */
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

/** Adds the mails of a contact message to the outbox, to operations and to the sender, in the message's transaction. */
export async function enqueueContactMails(
  tx: Executor,
  message: { id: number; language: Language },
  at: Date,
): Promise<void> {
  const row = { contactMessageId: message.id, language: message.language, nextAttemptAt: at, createdAt: at }
  await tx
    .insert(mailOutbox)
    .values([
      { ...row, kind: 'contact-request' },
      { ...row, kind: 'contact-confirmation' },
    ])
    .onConflictDoNothing()
}

import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { type MailKind, mailOutbox } from './tables.ts'

/** A mail to a customer about the account. */
export interface AccountMail {
  readonly kind: Extract<MailKind, `account-${string}`>
  readonly userId: number
  readonly language: Language
  /** The link that the mail contains. */
  readonly linkId?: string
  /**
   * Values that the mail needs as they are now; `to` and `firstName` replace those of the customer. Emptied once the mail
   * is sent.
   */
  readonly details?: Readonly<Record<string, string>>
}

/** A mail that somebody requested for an e-mail address, which may be unknown. */
export interface MailRequest {
  readonly kind: 'account-forgot-password' | 'account-log-in-link'
  readonly email: string
  readonly language: Language
}

/** Adds a mail about an account to the outbox, in the transaction of its cause. */
export async function enqueueAccountMail(tx: Executor, mail: AccountMail, at: Date): Promise<void> {
  await tx.insert(mailOutbox).values({ ...mail, nextAttemptAt: at, createdAt: at })
}

/**
 * Adds a requested mail to the outbox. Whether the address has an account is found when the mail is sent, so that the
 * response of the request does not depend on it.
 */
export async function enqueueMailRequest(
  executor: Executor,
  { kind, language, email }: MailRequest,
  at: Date,
): Promise<void> {
  await executor
    .insert(mailOutbox)
    .values({ kind, language, details: { to: email }, nextAttemptAt: at, createdAt: at })
}

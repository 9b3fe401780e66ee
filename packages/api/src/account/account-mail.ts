import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import type { AccountMailKind } from './security-tables.ts'

/** A mail to a customer about the account. */
export interface AccountMail {
  readonly kind: AccountMailKind
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

/** Adds mails to the outbox. `mail` implements it; `account`, an earlier subject, takes it as a parameter. */
export interface AccountMails {
  /** Adds a mail about an account, in the transaction of its cause. */
  readonly enqueue: (tx: Executor, mail: AccountMail, at: Date) => Promise<void>
  /** Adds a requested mail. Whether the address has an account is found when it is sent, so that the request never depends on it. */
  readonly enqueueRequest: (executor: Executor, request: MailRequest, at: Date) => Promise<void>
}

import type { DecidedState } from '@colada/domain/business/credit'
import type { ClaimState } from '@colada/domain/claims/claim'
import type { StorageMailDay } from '@colada/domain/claims/storage-fee'
import type { OrderId } from '@colada/domain/orders/order'
import type { OrderStatus } from '@colada/domain/orders/status'
import type { Language } from '@colada/domain/wire/language'

/** The id of what a mail is about, and what else it needs. */
interface About<SubjectId, Details = null> {
  readonly subjectId: SubjectId
  /** What is not read from the subject when the mail is sent. Emptied then. */
  readonly details: Details
}

/** States of a claim about which its customer is mailed. */
export type ClaimDecision = Extract<ClaimState, 'proposed' | 'refused' | 'closed' | 'paid'>
type UserId = number
type InvoiceId = number
type ContactMessageId = number
type WithdrawalId = number
/** The UUID of a link to an account. Its mail contains the link, and is deleted with it. */
type LinkId = string
/** Until a mail that somebody requested is sent, it has the address: whether an account has it is found then. */
type Requested = About<null, { readonly to: string }>

/** The invoice of what the mail reports, which is attached. Added when it is issued. */
interface WithInvoice {
  readonly invoiceId?: number
}

/** Every kind of mail. Its first word is its subject. */
export interface MailKinds {
  'order-confirmation': About<OrderId, WithInvoice | null>
  'order-change': About<OrderId, { readonly changeId: number } & WithInvoice>
  'order-payment-failed': About<OrderId>
  /** With the cents that go back, and those of what was paid that do not. */
  'order-cancelled': About<OrderId, { readonly refund: number; readonly kept: number } & WithInvoice>
  /** Of a payment, or a credit out of goodwill. */
  'order-refund': About<OrderId, { readonly refundId: number } | { readonly goodwillId: number }>
  'order-progress': About<OrderId, { readonly status: OrderStatus }>
  'order-incident-answered': About<OrderId>
  'order-claim-received': About<OrderId, { readonly claimId: number }>
  /** An amount is offered, a claim is refused, the garments were found, or it is paid. */
  'order-claim-decided': About<OrderId, { readonly claimId: number; readonly decision: ClaimDecision }>
  /** Finished garments have waited for some days. */
  'order-storage': About<OrderId, { readonly days: StorageMailDay }>
  /** The evening before a visit. */
  'order-reminder': About<OrderId, { readonly legId: number }>
  /** An invoice that no mail about its order has. */
  'invoice-issued': About<InvoiceId>
  'contact-request': About<ContactMessageId>
  'contact-confirmation': About<ContactMessageId>
  'withdrawal-received': About<WithdrawalId>
  'withdrawal-decided': About<WithdrawalId>
  'account-welcome': About<LinkId>
  'account-set-password': About<LinkId>
  'account-confirm-email': About<LinkId>
  'account-forgot-password': Requested | About<LinkId>
  'account-log-in-link': Requested | About<LinkId>
  'account-password-changed': About<UserId>
  'account-email-change-requested': About<UserId, { readonly newEmail: string }>
  /** To both addresses of an account. */
  'account-email-changed': About<
    UserId,
    { readonly to: string; readonly newEmail: string; readonly isOldAddress: boolean }
  >
  /** To the address that the account had. */
  'account-deleted': About<UserId, { readonly to: string; readonly firstName: string }>
  /** With the cents of the limit, and whether it was suspended because something is overdue. */
  'account-credit-decided': About<
    UserId,
    {
      readonly state: DecidedState
      readonly limit: number
      readonly termsDays: number
      readonly isOverdue: boolean
    }
  >
  /** With the month, and the cents that are owed at its end. */
  'account-statement': About<
    UserId,
    { readonly month: string; readonly closing: number; readonly dueOn: string }
  >
  /** With the cents and the code of the reward. */
  'account-referral-earned': About<UserId, { readonly amount: number; readonly code: string }>
}

export type MailKind = keyof MailKinds

/** What mails are about. */
export type MailSubject = MailKind extends `${infer Subject}-${string}` ? Subject : never

/** The kinds of mails about a subject. */
export type MailKindAbout<Subject extends MailSubject> = Extract<MailKind, `${Subject}-${string}`>

/** Details that may be `null` are left out. */
type WithoutNull<Mail> = Mail extends { readonly details: infer Details }
  ? null extends Details
    ? Omit<Mail, 'details'>
    : Mail
  : never

/** A mail to be added to the outbox. */
export type NewMail = {
  [Kind in MailKind]: WithoutNull<MailKinds[Kind]> & {
    readonly kind: Kind
    /** What happened, as an id: a cause has one mail of a kind. Without personal data, because it is kept. */
    readonly cause: number | string
    readonly language: Language
  }
}[MailKind]

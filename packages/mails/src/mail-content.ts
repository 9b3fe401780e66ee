import type { MessageType } from '@colada/domain/contact/contact-form'
import type { Cents } from '@colada/domain/money/money'
import type { Language } from '@colada/domain/wire/language'
import type { CreditDecision, StatementFacts } from './business-content.ts'
import type { InvoiceFacts, MailInvoice } from './invoice-content.ts'
import type { RefundContent } from './refund-content.ts'
import type { WithdrawalDecided, WithdrawalReceived } from './withdrawal-content.ts'

/** The data of every kind of mail. URLs are absolute. */
export interface MailData {
  /** A new account, with the link that confirms its address. */
  readonly welcome: Addressed & {
    readonly confirmUrl: string
    readonly shopUrl: string
    /** Code of the friend who recommended the shop; empty without one. */
    readonly referralCode: string
  }
  /** The account that an order of a guest created. */
  readonly 'set-password': Addressed & { readonly url: string; readonly validHours: number }
  readonly 'forgot-password': Addressed & { readonly url: string; readonly validMinutes: number }
  /** Logs in without a password. */
  readonly 'log-in-link': Addressed & { readonly url: string; readonly validMinutes: number }
  readonly 'password-changed': Addressed & { readonly changedAt: Date; readonly forgotUrl: string }
  /** To the new address of an account. */
  readonly 'confirm-email': Addressed & {
    readonly email: string
    readonly url: string
    readonly validHours: number
  }
  /** To the old address of an account. The mail shows the new one masked. */
  readonly 'email-change-requested': Addressed & { readonly newEmail: string; readonly contactUrl: string }
  /** To both addresses of an account. The mail to the old one shows the new one masked. */
  readonly 'email-changed': Addressed & { readonly newEmail: string; readonly isOldAddress: boolean }
  readonly 'account-deleted': Addressed & {
    /** Years for which the law requires invoices to be kept: `serviceTerms.accountingRecordYears`. */
    readonly keptByLaw: number
  }
  readonly 'referral-earned': Addressed & {
    readonly amount: Cents
    /** Code of the promotion with the reward. */
    readonly code: string
    readonly profileUrl: string
  }
  readonly 'credit-decided': Addressed & CreditDecision
  readonly statement: Addressed & StatementFacts
  readonly invoice: Addressed & InvoiceFacts
  readonly 'order-confirmation': ConfirmedOrder
  readonly 'order-change': ConfirmedOrder & { readonly change: OrderChange }
  /** The order was cancelled, because it was not paid in time. */
  readonly 'payment-failed': Addressed & {
    readonly locator: string
    readonly total: Cents
    /** Minutes in which the order had to be paid. */
    readonly minutes: number
    readonly cartUrl: string
  }
  /** The order was cancelled after it was confirmed. */
  readonly 'order-cancelled': Addressed & {
    readonly locator: string
    readonly isBilled: boolean
    /** What goes back, and what of the payments does not. */
    readonly refund: Cents
    readonly kept: Cents
    /** The part of the refund that a store hands over in cash. */
    readonly cash: Cents
    /** When the garments come back that the shop has; `null` where it has none. */
    readonly return: MailLeg | null
    /** The number of the attached rectifying invoice; `null` where nothing was invoiced. */
    readonly invoice: string | null
    readonly orderUrl: string
  }
  /** A claim was reported. */
  readonly 'claim-received': Addressed & {
    readonly locator: string
    readonly garments: readonly string[]
    /** Whether they were lost, so that a search begins. */
    readonly isLost: boolean
    readonly orderUrl: string
  }
  /** What the shop decided about a claim. */
  readonly 'claim-decided': Addressed & {
    readonly locator: string
    readonly decision: 'proposed' | 'refused' | 'closed' | 'paid'
    readonly garments: readonly string[]
    /** What is offered or paid; 0 for other decisions. */
    readonly amount: Cents
    /** How it is paid; `null` for other decisions. */
    readonly payout: 'refund' | 'transfer' | 'credit' | null
    /** The code of a credit; empty without one. */
    readonly code: string
    /** Why it is refused; empty for other decisions. */
    readonly reason: string
    readonly orderUrl: string
  }
  /** Finished garments wait for their owner. */
  readonly storage: Addressed & {
    readonly locator: string
    readonly days: number
    /** Where they are collected; `null` when a new delivery is to be chosen. */
    readonly collection: MailLeg | null
    readonly orderUrl: string
  }
  readonly refund: Addressed & RefundContent
  readonly 'order-progress': Addressed & {
    readonly locator: string
    readonly status: ProgressStatus
    /** Free slots after a missed visit, the earliest first. */
    readonly nextVisits: readonly NextVisit[]
    /** Where the customer collects the order, or when the van comes; `null` for other statuses. */
    readonly visit: MailLeg | null
    readonly orderUrl: string
  }
  /** The evening before a visit. */
  readonly 'order-reminder': Addressed & {
    readonly locator: string
    readonly visit: MailLeg
    readonly orderUrl: string
  }
  readonly 'withdrawal-received': WithdrawalReceived
  readonly 'withdrawal-decided': WithdrawalDecided
  /** To operations, in Spanish. */
  readonly 'contact-request': ContactMessage & {
    /** Language of the sender. */
    readonly senderLanguage: Language
  }
  /** To the sender of a contact message. */
  readonly 'contact-confirmation': ContactConfirmation
}

/** Mails that greet a customer. */
interface Addressed {
  readonly firstName: string
}

export type ProgressStatus =
  | 'collected'
  /** As `collected`, for an order with a leg at a store. */
  | 'received'
  /** Washed, and the customer collects it at a store. */
  | 'ready-to-collect'
  | 'out-for-delivery'
  | 'delivered'
  | 'absent-at-pickup'
  | 'absent-at-delivery'
  /** The shop needs an answer of the customer. */
  | 'incident'
  /** The customer gets garments back uncleaned that were not in the order. */
  | 'incident-answered'

/** Links that every mail about an order has. */
export interface MailLinks {
  /** Where the order is, without a log-in. */
  readonly trackUrl: string
  /** The calendar of its visits; `null` without them. */
  readonly calendarUrl: string | null
}

/** Two hours of a day. */
interface MailSlot {
  readonly startsAt: Date
  /** Local times, as `HH:MM`. */
  readonly start: string
  readonly end: string
}

/** A free slot for a new visit, with everything that it costs. */
export interface NextVisit extends MailSlot {
  readonly price: Cents
}

export interface MailLeg extends MailSlot {
  readonly leg: 'pickup' | 'delivery'
  readonly address: string
  /** `null` at an address. At a store the leg is possible from `startsAt` on, from `start` to `end`. */
  readonly store: {
    /** Monday 1 to Sunday 7. */
    readonly closedWeekdays: readonly number[]
    /** Until when the garments have to be there for a delivery by van. */
    readonly bringBefore: Date | null
  } | null
}

/** An order as its confirmation lists it. */
export interface ConfirmedOrder extends Addressed {
  readonly locator: string
  readonly orderUrl: string
  /** Companies are billed; other orders are paid. */
  readonly isBilled: boolean
  readonly items: readonly {
    readonly name: string
    readonly quantity: number
    readonly price: Cents
    readonly categoryId: number
    /** Empty for garments without measures. */
    readonly size: string
  }[]
  readonly legs: readonly MailLeg[]
  readonly amounts: {
    readonly items: Cents
    readonly transport: Cents
    readonly incidents: Cents
    readonly discount: Cents
    readonly total: Cents
    readonly vat: Cents
  }
  readonly remarks: string
  /** The code of a pack that the order contains. */
  readonly voucher: { readonly code: string; readonly maxUses: number } | null
  /** The attached invoice of the payment; `null` without one. */
  readonly invoice: MailInvoice | null
}

export interface OrderChange {
  readonly kind: 'items' | 'dates' | 'return'
  readonly cost: Cents
}

/** What the confirmation of a contact message repeats. */
interface ContactConfirmation {
  /** First name of the customer; empty for a visitor. */
  readonly firstName: string
  readonly type: MessageType
  /** The locator of the order for an incident. */
  readonly subject: string
  readonly message: string
  readonly garments: string
  readonly pictureCount: number
}

/** A contact message. Fields that its form does not have are empty. */
interface ContactMessage extends ContactConfirmation {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly postalCode: string
  readonly city: string
  readonly van: string
  readonly ecoLabel: string
}

export type MailKind = keyof MailData

/** The content of a mail of one kind. */
export type MailOf<Kind extends MailKind> = {
  [Each in Kind]: { readonly kind: Each; readonly language: Language } & MailData[Each]
}[Kind]

/** The content of any mail. */
export type MailContent = MailOf<MailKind>

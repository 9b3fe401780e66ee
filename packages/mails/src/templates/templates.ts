import type { MailKind } from '../mail-content.ts'
import {
  AccountDeleted,
  ConfirmEmail,
  EmailChanged,
  EmailChangeRequested,
  ForgotPassword,
  LogInLink,
  PasswordChanged,
  ReferralEarned,
  SetPassword,
  Welcome,
} from './account.tsx'
import { CreditDecided, Statement } from './business.tsx'
import { ClaimDecided, ClaimReceived, Storage } from './claims.tsx'
import { ContactConfirmation, ContactRequest } from './contact.tsx'
import { Invoice } from './invoices.tsx'
import { OrderChangeConfirmation, OrderConfirmation } from './order-confirmation.tsx'
import { OrderCancelled, OrderProgress, OrderReminder, PaymentFailed, Refund } from './orders.tsx'
import type { Template } from './template.ts'
import { WithdrawalDecided, WithdrawalReceived } from './withdrawals.tsx'

/** The template of every kind of mail. */
export const templates: { readonly [Kind in MailKind]: Template<Kind> } = {
  welcome: Welcome,
  'set-password': SetPassword,
  'forgot-password': ForgotPassword,
  'log-in-link': LogInLink,
  'password-changed': PasswordChanged,
  'confirm-email': ConfirmEmail,
  'email-change-requested': EmailChangeRequested,
  'email-changed': EmailChanged,
  'account-deleted': AccountDeleted,
  'referral-earned': ReferralEarned,
  'credit-decided': CreditDecided,
  statement: Statement,
  invoice: Invoice,
  'order-confirmation': OrderConfirmation,
  'order-change': OrderChangeConfirmation,
  'payment-failed': PaymentFailed,
  'order-cancelled': OrderCancelled,
  'claim-received': ClaimReceived,
  'claim-decided': ClaimDecided,
  storage: Storage,
  refund: Refund,
  'order-progress': OrderProgress,
  'order-reminder': OrderReminder,
  'withdrawal-received': WithdrawalReceived,
  'withdrawal-decided': WithdrawalDecided,
  'contact-request': ContactRequest,
  'contact-confirmation': ContactConfirmation,
}

import type { wireUser } from '@colada/domain/account/contract'
import type { NotificationChoices } from '@colada/domain/account/notifications'
import { type Cents, toEuros } from '@colada/domain/money/money'
import type { Language } from '@colada/domain/wire/language'
import type * as z from 'zod/mini'
import { messages } from '../locales/messages.ts'
import { presentEmail } from './placeholder-email.ts'
import type { UserRow } from './repository.ts'

export interface PresentedWith {
  readonly language: Language
  /** New e-mail address whose confirmation is pending; empty without one. */
  readonly pendingEmail: string
  readonly notifications: NotificationChoices
  /** What a company with approved credit can still order on account, cents; null for others. */
  readonly creditLeft: Cents | null
}

/** A customer in wire format, with the text to share in the requested language. */
export function presentUser(
  user: UserRow,
  hasPlacedOrders: boolean,
  { language, pendingEmail, notifications, creditLeft }: PresentedWith,
): z.infer<typeof wireUser> {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: presentEmail(user.email),
    phone: user.phone,
    birth_date: user.birthDate,
    gender: user.gender,
    lang: user.language,
    isB2B: user.isBusiness ? '1' : '0',
    business_name: user.businessName,
    cif: user.taxId,
    bill_address: user.billingAddress,
    bill_location: user.billingLocation,
    bill_method: user.billingMethod,
    newsletter: user.hasNewsletter ? 1 : 0,
    source_id: user.sourceId,
    personal_promo_code: user.personalPromoCode,
    share_m2m_string: messages[language].share,
    has_orders: hasPlacedOrders ? 1 : 0,
    on_account: user.isBusiness && creditLeft !== null ? 1 : 0,
    ...(user.isBusiness && creditLeft !== null && { credit_left: toEuros(creditLeft) }),
    email_confirmed: user.emailConfirmedAt === null ? 0 : 1,
    email_pending: pendingEmail,
    has_password: user.passwordHash === '' ? 0 : 1,
    notifications: {
      order_progress: { mail: notifications.order_progress.mail ? 1 : 0 },
      referrals: { mail: notifications.referrals.mail ? 1 : 0 },
    },
  }
}

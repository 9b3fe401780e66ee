import type { Cents } from '../money/money.ts'
import type { Language } from '../wire/language.ts'
import type { NotificationChoices } from './notifications.ts'

/** Wire values; displayed as Mujer, Hombre, Sin identificar (decisions). */
export type Gender = 'female' | 'male' | 'other'

/** A registered customer (spec 000 §3). */
export interface User {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** `YYYY-MM-DD`. */
  readonly birthDate: string
  readonly gender: Gender
  readonly language: Language
  readonly isBusiness: boolean
  readonly businessName: string
  readonly taxId: string
  readonly newsletter: boolean
  /** Personal code to invite friends; see promotions. */
  readonly promoCode: string
  /** Invitation text; `{code}` is the placeholder of the code. */
  readonly invitation: { readonly subject: string; readonly text: string }
  readonly hasOrders: boolean
  /** A company with approved credit, which is billed on its statement (decisions: Companies). */
  readonly isOnAccount: boolean
  /** What it can still order on account, cents; 0 without approved credit. */
  readonly creditLeft: Cents
  readonly billingAddress: string
  readonly billingLocation: string
  readonly billingMethod: string
  readonly isEmailConfirmed: boolean
  /** New e-mail address whose confirmation is pending; empty without one. */
  readonly pendingEmail: string
  /** False for an anonymous purchase whose password has not been set. */
  readonly hasPassword: boolean
  readonly notifications: NotificationChoices
}

/** An option of "how did you find us". */
export interface Source {
  readonly id: number
  readonly name: string
}

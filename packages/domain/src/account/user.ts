import type { Language } from '../wire/language.ts'

/** As the wire writes it; shown Mujer, Hombre, Sin identificar (decisions). */
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
  /** Shared with friends; see promotions. */
  readonly promoCode: string
  /** What a friend is written with it; `{code}` stands for the code. */
  readonly invitation: { readonly subject: string; readonly text: string }
  readonly hasOrders: boolean
}

/** How a customer found the shop. */
export interface Source {
  readonly id: number
  readonly name: string
}

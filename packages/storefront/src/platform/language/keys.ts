import type account from '../../locales/es/account.json'
import type cart from '../../locales/es/cart.json'
import type catalogue from '../../locales/es/catalogue.json'
import type content from '../../locales/es/content.json'
import type coverage from '../../locales/es/coverage.json'
import type orders from '../../locales/es/orders.json'
import type payment from '../../locales/es/payment.json'
import type promotions from '../../locales/es/promotions.json'
import type schedule from '../../locales/es/schedule.json'
import type shell from '../../locales/es/shell.json'

/** The words of each subject, as `locales/<language>/<subject>.json` holds them. */
interface Subjects {
  account: typeof account
  cart: typeof cart
  catalogue: typeof catalogue
  content: typeof content
  coverage: typeof coverage
  orders: typeof orders
  payment: typeof payment
  promotions: typeof promotions
  schedule: typeof schedule
  shell: typeof shell
}

/** A part of the shop that has its words together. */
export type Subject = keyof Subjects

type Leaves<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${Leaves<Words[Key]>}`
}[keyof Words & string]

/** A plural is asked for without its form: `garments` for `garments_one` and `garments_other`. */
type WithoutForm<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key

/** Every sentence of the shop by name: `subject:key`, with dots where a subject groups its words. */
export type WordKey = {
  [Subject in keyof Subjects]: `${Subject}:${WithoutForm<Leaves<Subjects[Subject]>>}`
}[keyof Subjects]

/** What stands in a sentence's `{{…}}`; `count` also chooses the plural. */
export type WordParams = Readonly<Record<string, string | number>>

/** Says a sentence of the shop. */
export type Say = (key: WordKey, params?: WordParams) => string

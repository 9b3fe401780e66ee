import type { TFunction } from 'i18next'
import type account from '../../locales/es/account.json'
import type cart from '../../locales/es/cart.json'
import type catalogue from '../../locales/es/catalogue.json'
import type contact from '../../locales/es/contact.json'
import type content from '../../locales/es/content.json'
import type coverage from '../../locales/es/coverage.json'
import type orders from '../../locales/es/orders.json'
import type payment from '../../locales/es/payment.json'
import type privacy from '../../locales/es/privacy.json'
import type profile from '../../locales/es/profile.json'
import type promotions from '../../locales/es/promotions.json'
import type schedule from '../../locales/es/schedule.json'
import type shell from '../../locales/es/shell.json'

/** The messages of each namespace, as `locales/<language>/<namespace>.json` holds them. */
interface Namespaces {
  account: typeof account
  cart: typeof cart
  catalogue: typeof catalogue
  contact: typeof contact
  content: typeof content
  coverage: typeof coverage
  orders: typeof orders
  payment: typeof payment
  privacy: typeof privacy
  profile: typeof profile
  promotions: typeof promotions
  schedule: typeof schedule
  shell: typeof shell
}

/** A subject of the shop with a message file of its own. */
export type Namespace = keyof Namespaces

type Leaves<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string ? Key : `${Key}.${Leaves<Messages[Key]>}`
}[keyof Messages & string]

/** A plural is named without its suffix: `garments` for `garments_one` and `garments_other`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key

/** Every message of the shop by name: `namespace:key`, with dots where a namespace groups its messages. */
export type MessageKey = {
  [Name in Namespace]: `${Name}:${WithoutPlural<Leaves<Namespaces[Name]>>}`
}[Namespace]

/** Values of a message's `{{…}}`; `count` also selects the plural. */
export type MessageParams = Readonly<Record<string, string | number>>

/** `t` of `useTranslation`, as functions take it that format texts outside of components. */
export type Translate = TFunction<readonly Namespace[]>

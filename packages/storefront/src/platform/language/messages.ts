import type { CommonMessages, KeysOf } from '@colada/client/language/messages'
import type account from '../../locales/es/account.json'
import type business from '../../locales/es/business.json'
import type cancel from '../../locales/es/cancel.json'
import type cart from '../../locales/es/cart.json'
import type catalogue from '../../locales/es/catalogue.json'
import type claims from '../../locales/es/claims.json'
import type contact from '../../locales/es/contact.json'
import type content from '../../locales/es/content.json'
import type coverage from '../../locales/es/coverage.json'
import type invoices from '../../locales/es/invoices.json'
import type orders from '../../locales/es/orders.json'
import type payment from '../../locales/es/payment.json'
import type privacy from '../../locales/es/privacy.json'
import type profile from '../../locales/es/profile.json'
import type promotions from '../../locales/es/promotions.json'
import type schedule from '../../locales/es/schedule.json'
import type shell from '../../locales/es/shell.json'
import type store from '../../locales/es/store.json'
import type tracking from '../../locales/es/tracking.json'
import type unpaid from '../../locales/es/unpaid.json'
import type withdrawal from '../../locales/es/withdrawal.json'

/** The messages of each namespace, as `locales/<language>/<namespace>.json` holds them; `common` is of `packages/client`. */
interface Namespaces {
  account: typeof account
  business: typeof business
  cancel: typeof cancel
  cart: typeof cart
  catalogue: typeof catalogue
  claims: typeof claims
  common: CommonMessages
  contact: typeof contact
  content: typeof content
  coverage: typeof coverage
  invoices: typeof invoices
  orders: typeof orders
  payment: typeof payment
  privacy: typeof privacy
  profile: typeof profile
  promotions: typeof promotions
  schedule: typeof schedule
  shell: typeof shell
  store: typeof store
  tracking: typeof tracking
  unpaid: typeof unpaid
  withdrawal: typeof withdrawal
}

/** A subject of the shop with a message file of its own. */
export type Namespace = keyof Namespaces

/** Every message of the shop by name: `namespace:key`, with dots where a namespace groups its messages. */
export type MessageKey = KeysOf<Namespaces>

export type { Translate } from '@colada/client/language/messages'

import type { CommonMessages, KeysOf } from '@colada/client/language/messages'
import type business from '../../locales/es/business.json'
import type camera from '../../locales/es/camera.json'
import type counter from '../../locales/es/counter.json'
import type drawer from '../../locales/es/drawer.json'
import type incidents from '../../locales/es/incidents.json'
import type invoices from '../../locales/es/invoices.json'
import type orders from '../../locales/es/orders.json'
import type session from '../../locales/es/session.json'
import type shell from '../../locales/es/shell.json'
import type withdrawals from '../../locales/es/withdrawals.json'

/** The messages of each namespace, as `locales/<language>/<namespace>.json` holds them; `common` is of `packages/client`. */
interface Namespaces {
  business: typeof business
  camera: typeof camera
  common: CommonMessages
  counter: typeof counter
  drawer: typeof drawer
  incidents: typeof incidents
  invoices: typeof invoices
  orders: typeof orders
  session: typeof session
  shell: typeof shell
  withdrawals: typeof withdrawals
}

/** A subject of the back office with a message file of its own. */
export type Namespace = keyof Namespaces

/** Every message of the back office by name: `namespace:key`, with dots where a namespace groups its messages. */
export type MessageKey = KeysOf<Namespaces>

export type { Translate } from '@colada/client/language/messages'

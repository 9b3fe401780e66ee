import common from '@colada/client/locales/es/common.json'
import account from './es/account.json'
import business from './es/business.json'
import cancel from './es/cancel.json'
import cart from './es/cart.json'
import catalogue from './es/catalogue.json'
import claims from './es/claims.json'
import contact from './es/contact.json'
import content from './es/content.json'
import coverage from './es/coverage.json'
import invoices from './es/invoices.json'
import orders from './es/orders.json'
import payment from './es/payment.json'
import privacy from './es/privacy.json'
import profile from './es/profile.json'
import promotions from './es/promotions.json'
import schedule from './es/schedule.json'
import shell from './es/shell.json'
import store from './es/store.json'
import tracking from './es/tracking.json'
import unpaid from './es/unpaid.json'
import withdrawal from './es/withdrawal.json'

/** All Spanish messages by namespace, for the server, stories and tests; the browser loads namespaces one by one. */
export const messages = {
  account,
  business,
  cancel,
  cart,
  catalogue,
  claims,
  common,
  contact,
  content,
  coverage,
  invoices,
  orders,
  payment,
  privacy,
  profile,
  promotions,
  schedule,
  shell,
  store,
  tracking,
  unpaid,
  withdrawal,
}

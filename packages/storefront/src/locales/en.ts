import common from '@colada/client/locales/en/common.json'
import account from './en/account.json'
import business from './en/business.json'
import cancel from './en/cancel.json'
import cart from './en/cart.json'
import catalogue from './en/catalogue.json'
import claims from './en/claims.json'
import contact from './en/contact.json'
import content from './en/content.json'
import coverage from './en/coverage.json'
import invoices from './en/invoices.json'
import orders from './en/orders.json'
import payment from './en/payment.json'
import privacy from './en/privacy.json'
import profile from './en/profile.json'
import promotions from './en/promotions.json'
import schedule from './en/schedule.json'
import shell from './en/shell.json'
import store from './en/store.json'
import tracking from './en/tracking.json'
import unpaid from './en/unpaid.json'
import withdrawal from './en/withdrawal.json'

/** All English messages by namespace, for the server, stories and tests; the browser loads namespaces one by one. */
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

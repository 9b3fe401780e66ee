import account from './en/account.json'
import cart from './en/cart.json'
import catalogue from './en/catalogue.json'
import content from './en/content.json'
import coverage from './en/coverage.json'
import orders from './en/orders.json'
import payment from './en/payment.json'
import promotions from './en/promotions.json'
import schedule from './en/schedule.json'
import shell from './en/shell.json'

/** Every English sentence by subject. In the browser it arrives lazily, through `platform/language/load-words`. */
export const words = {
  account,
  cart,
  catalogue,
  content,
  coverage,
  orders,
  payment,
  promotions,
  schedule,
  shell,
}

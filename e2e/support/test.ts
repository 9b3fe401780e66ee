import type { Language } from '@colada/domain/wire/language'
import { test as base, expect } from '@playwright/test'
import { Account } from './account.ts'
import { watchBrowserErrors, type BrowserErrors } from './browser-errors.ts'
import { CartPage } from './cart.ts'
import { Catalogue } from './catalogue.ts'
import { Checkout } from './checkout.ts'
import { Mailbox } from './mailbox.ts'
import { NewCustomer } from './new-customer.ts'
import { Orders } from './orders.ts'
import { Payment } from './payment.ts'
import { PayPal } from './paypal.ts'
import { Schedule } from './schedule.ts'
import { ShopPage } from './shop-page.ts'
import { type Translate, createTranslate } from './translate.ts'

/** Options of a project. */
export interface ProjectOptions {
  readonly language: Language
}

interface Fixtures {
  readonly t: Translate
  readonly shop: ShopPage
  /** Fails the test on any console message or failed request that it does not expect. */
  readonly browserErrors: BrowserErrors
  readonly catalogue: Catalogue
  readonly cart: CartPage
  readonly account: Account
  readonly schedule: Schedule
  readonly checkout: Checkout
  readonly payment: Payment
  readonly paypal: PayPal
  readonly orders: Orders
  readonly mailbox: Mailbox
  readonly newCustomer: NewCustomer
}

/**
 * An end-to-end test. Elements are located by role and by the shop's translations. Every test runs in Spanish on a phone;
 * with `@smoke` also in English on a desktop, with `@desk` only there. `npm run test:long` runs every test in both languages
 * at every width, except those with `@phone` or `@desk`, and adds those with `@long`.
 */
export const test = base.extend<Fixtures & ProjectOptions>({
  language: ['es', { option: true }],
  t: async ({ language }, provide) => provide(createTranslate(language)),
  browserErrors: [
    async ({ context, baseURL }, provide) => {
      const errors = watchBrowserErrors(context, baseURL!)
      await provide(errors)
      expect(errors.close(), 'browser errors').toEqual([])
    },
    { auto: true },
  ],
  shop: async ({ page, language, t, isMobile }, provide) =>
    provide(new ShopPage(page, language, t, isMobile)),
  catalogue: async ({ shop }, provide) => provide(new Catalogue(shop)),
  cart: async ({ shop }, provide) => provide(new CartPage(shop)),
  account: async ({ shop }, provide, info) =>
    provide(new Account(shop, `${info.testId}-${info.repeatEachIndex}`)),
  schedule: async ({ shop }, provide, info) => provide(new Schedule(shop, toNumber(info.testId))),
  checkout: async ({ shop }, provide) => provide(new Checkout(shop)),
  payment: async ({ shop }, provide) => provide(new Payment(shop)),
  paypal: async ({ shop }, provide) => provide(new PayPal(shop)),
  orders: async ({ shop }, provide, info) => provide(new Orders(shop, toNumber(info.testId))),
  mailbox: async ({ request }, provide) => provide(new Mailbox(request)),
  newCustomer: async ({ shop, catalogue, cart, account, orders }, provide) =>
    provide(new NewCustomer({ shop, catalogue, cart, account, orders })),
})

/** A number that differs between tests and is stable between runs. */
function toNumber(testId: string): number {
  return [...testId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

export { expect }

import { test as base, expect } from '@playwright/test'
import type { Language } from '@colada/domain/wire/language'
import { Account } from './account.ts'
import { Browsing } from './browsing.ts'
import { CartPage } from './cart.ts'
import { Catalogue } from './catalogue.ts'
import { Checkout } from './checkout.ts'
import { Mailbox } from './mailbox.ts'
import { Newcomer } from './newcomer.ts'
import { Orders } from './orders.ts'
import { Payment } from './payment.ts'
import { PayPal } from './paypal.ts'
import { Schedule } from './schedule.ts'
import { watch, type Watch } from './watch.ts'
import { type Words, wordsOf } from './words.ts'

/** What a project decides for its journeys. */
export interface JourneyOptions {
  /** Spanish on a phone, English on a desk. */
  readonly language: Language
}

interface Journey {
  /** The shop's sentences. */
  readonly t: Words
  readonly shop: Browsing
  /** Fails the journey on any complaint of the browser that it did not announce. */
  readonly complaints: Watch
  readonly catalogue: Catalogue
  readonly cart: CartPage
  readonly account: Account
  readonly schedule: Schedule
  readonly checkout: Checkout
  readonly payment: Payment
  readonly paypal: PayPal
  readonly orders: Orders
  readonly mailbox: Mailbox
  readonly newcomer: Newcomer
}

/**
 * A journey of a customer: what the shop shows is found by role and by the shop's own words. It is walked in Spanish on a
 * phone and in English on a desk; one that proves something which depends on neither is tagged `@phone` or `@desk` and
 * walked there alone.
 */
export const test = base.extend<Journey & JourneyOptions>({
  language: ['es', { option: true }],
  t: async ({ language }, provide) => provide(wordsOf(language)),
  complaints: [
    async ({ context, baseURL }, provide) => {
      const watching = watch(context, baseURL!)
      await provide(watching)
      expect(watching.close(), 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
  shop: async ({ page, language, t, isMobile }, provide) =>
    provide(new Browsing(page, language, t, isMobile)),
  catalogue: async ({ shop }, provide) => provide(new Catalogue(shop)),
  cart: async ({ shop }, provide) => provide(new CartPage(shop)),
  account: async ({ shop }, provide, info) =>
    provide(new Account(shop, `${info.testId}-${info.repeatEachIndex}`)),
  schedule: async ({ shop }, provide, info) => provide(new Schedule(shop, turnOf(info.testId))),
  checkout: async ({ shop }, provide) => provide(new Checkout(shop)),
  payment: async ({ shop }, provide) => provide(new Payment(shop)),
  paypal: async ({ shop }, provide) => provide(new PayPal(shop)),
  orders: async ({ shop }, provide, info) => provide(new Orders(shop, turnOf(info.testId))),
  mailbox: async ({ request }, provide) => provide(new Mailbox(request)),
  newcomer: async ({ shop, catalogue, cart, account, orders }, provide) =>
    provide(new Newcomer({ shop, catalogue, cart, account, orders })),
})

/** A number that differs from journey to journey and stays the same from run to run. */
function turnOf(testId: string): number {
  return [...testId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

export { expect }

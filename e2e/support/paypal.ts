import type { Locator } from '@playwright/test'
import { translate } from '@colada/sandbox/paypal/browser/messages'
import type { Browsing } from './browsing.ts'

type Means = 'balance' | 'declined' | 'pending'

/** Paying by PayPal. Its button and its window are PayPal's own, and so are their words. */
export class PayPal {
  #shop: Browsing

  constructor(shop: Browsing) {
    this.#shop = shop
  }

  #button(word: Parameters<typeof translate>[1]): Locator {
    const { page, language } = this.#shop
    return page.getByRole('button', { name: translate(language, word), exact: true })
  }

  get button(): Locator {
    return this.#button('paypal')
  }

  /** Buttons for means of payment that the shop has switched off. */
  get otherButtons(): Locator {
    return this.#button('credit').or(this.#button('sofort')).or(this.#button('card'))
  }

  /** PayPal's window. */
  get window(): Locator {
    const { page, language } = this.#shop
    return page.getByRole('dialog', { name: translate(language, 'title') })
  }

  /** Chooses PayPal among the ways to pay; its buttons come with the choice. */
  async choose(): Promise<void> {
    const { page, t } = this.#shop
    await page.getByRole('radio', { name: t('payment:ways.paypal') }).check()
    await this.button.waitFor()
  }

  async open(): Promise<void> {
    await this.button.click()
    await this.window.waitFor()
  }

  /** Chooses PayPal, opens its window, chooses what to pay with, and agrees. */
  async pay(means: Means = 'balance'): Promise<void> {
    await this.choose()
    await this.open()
    await this.window.getByRole('radio', { name: translate(this.#shop.language, means) }).check()
    await this.leave('approve')
  }

  async leave(by: 'approve' | 'cancel' | 'fail'): Promise<void> {
    await this.window.getByRole('button', { name: translate(this.#shop.language, by) }).click()
    await this.window.waitFor({ state: 'hidden' })
  }
}

import { translate } from '@colada/sandbox/paypal/browser/messages'
import type { Locator } from '@playwright/test'
import type { ShopPage } from './shop-page.ts'

type FundingSource = 'balance' | 'declined' | 'pending'

/** Payment by PayPal. Its buttons, window and texts belong to the provider. */
export class PayPal {
  #shop: ShopPage

  constructor(shop: ShopPage) {
    this.#shop = shop
  }

  #button(key: Parameters<typeof translate>[1]): Locator {
    const { page, language } = this.#shop
    return page.getByRole('button', { name: translate(language, key), exact: true })
  }

  get button(): Locator {
    return this.#button('paypal')
  }

  /** Buttons of funding sources that the shop disables. */
  get otherButtons(): Locator {
    return this.#button('credit').or(this.#button('sofort')).or(this.#button('card'))
  }

  /** PayPal's window. */
  get window(): Locator {
    const { page, language } = this.#shop
    return page.getByRole('dialog', { name: translate(language, 'title') })
  }

  /** Selects PayPal as payment method and waits for its button. */
  async choose(): Promise<void> {
    const { page, t } = this.#shop
    await page.getByRole('radio', { name: t('payment:ways.paypal') }).check()
    await this.button.waitFor()
  }

  async open(): Promise<void> {
    await this.button.click()
    await this.window.waitFor()
  }

  /** Selects PayPal, opens its window, selects the funding source and approves. */
  async pay(fundingSource: FundingSource = 'balance'): Promise<void> {
    await this.choose()
    await this.open()
    await this.window.getByRole('radio', { name: translate(this.#shop.language, fundingSource) }).check()
    await this.submit('approve')
  }

  async submit(button: 'approve' | 'cancel' | 'fail'): Promise<void> {
    await this.window.getByRole('button', { name: translate(this.#shop.language, button) }).click()
    await this.window.waitFor({ state: 'hidden' })
  }
}

import type { Locator } from '@playwright/test'
import { amountOf } from './prices.ts'
import type { ShopPage } from './shop-page.ts'

/** The checkout page. */
export class Checkout {
  #shop: ShopPage

  constructor(shop: ShopPage) {
    this.#shop = shop
  }

  get summary(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('region', { name: t('orders:checkout.summary'), exact: true })
  }

  amount(label: string): Promise<string> {
    return amountOf(this.summary, this.#shop.t(label))
  }

  /** Cents of a line of the summary, without its sign; 0 without such a line. */
  async cents(label: string): Promise<number> {
    return Number((await this.amount(label)).replaceAll(/\D/g, ''))
  }

  get remarks(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('textbox', { name: t('orders:checkout.remarks') })
  }

  /** The button that places the order. */
  get placeButton(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('button', { name: t('orders:checkout.reserveAndPay', { amount: '' }).trim() })
  }

  /** Places the order and waits for its payment page. */
  async place(): Promise<void> {
    await this.placeButton.click()
    await this.waitForPayment()
  }

  async waitForPayment(): Promise<void> {
    const payment = this.#shop.path('Payment', { id: 'ID' }).replace('ID', '\\d+')
    await this.#shop.page.waitForURL(new RegExp(`${payment}$`))
    await this.#shop.waitForHydration()
  }
}

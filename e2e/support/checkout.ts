import type { Locator } from '@playwright/test'
import type { ShopPage } from './shop-page.ts'
import { amountOf } from './prices.ts'

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

  get remarks(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('textbox', { name: t('orders:checkout.remarks') })
  }

  /** The button that places the order. */
  get placeButton(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('button', { name: t('orders:checkout.reserve') })
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

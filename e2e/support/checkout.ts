import type { Locator } from '@playwright/test'
import type { Browsing } from './browsing.ts'
import { amountOf } from './prices.ts'

/** The order being made. */
export class Checkout {
  #shop: Browsing

  constructor(shop: Browsing) {
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

  /** The button that binds. */
  get placing(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('button', { name: t('orders:checkout.reserve') })
  }

  /** Places the order and goes along to its payment. */
  async place(): Promise<void> {
    await this.placing.click()
    await this.arriveAtPayment()
  }

  async arriveAtPayment(): Promise<void> {
    const payment = this.#shop.path('Payment', { id: 'ID' }).replace('ID', '\\d+')
    await this.#shop.page.waitForURL(new RegExp(`${payment}$`))
    await this.#shop.alive()
  }
}

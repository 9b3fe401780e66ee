import type { Cart } from '@colada/domain/cart/cart'
import { cartCookie, serializeCart } from '@colada/domain/cart/cart-cookie'
import type { Measure } from '@colada/domain/catalogue/measures'
import { expect, type Locator } from '@playwright/test'
import type { Garment } from './catalogue.ts'
import { amountOf } from './prices.ts'
import type { ShopPage } from './shop-page.ts'

/** The cart: badge, panel and page. */
export class CartPage {
  #shop: ShopPage

  constructor(shop: ShopPage) {
    this.#shop = shop
  }

  /** Sets the cart cookie of a returning visitor. */
  async seed(lines: Cart['lines']): Promise<void> {
    const { page } = this.#shop
    const { origin } = new URL(await this.#origin())
    await page.context().addCookies([{ name: cartCookie.name, value: serializeCart({ lines }), url: origin }])
  }

  async seedOne({ id }: Garment, quantity = 1, measure?: Measure): Promise<void> {
    await this.seed([{ productId: id, quantity, ...(measure && { measure }) }])
  }

  /** The link to the cart, whose label contains the number of items. */
  button(count: number): Locator {
    const { page, t } = this.#shop
    return page.getByRole('link', { name: t('shell:cart.label', { count }), exact: true })
  }

  /** The cart panel of wide viewports. */
  get panel(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('dialog', { name: t('cart:title'), exact: true })
  }

  /** Opens the cart page; on a desktop through the panel. */
  async open(count: number): Promise<void> {
    await this.button(count).click()
    if (!this.#shop.isPhone) await this.viewCart.click()
    await this.#shop.page.waitForURL(this.#shop.path('Carrito'))
    // While the panel closes, both it and the page list the cart.
    await expect(this.panel).toBeHidden()
  }

  get viewCart(): Locator {
    return this.panel.getByRole('link', { name: this.#shop.t('cart:viewCart') })
  }

  /** Lines of the cart, without the placeholder of a removed line. */
  get lines(): Locator {
    const { page, t } = this.#shop
    const rows = page.getByRole('list', { name: t('cart:lines') }).getByRole('listitem')
    return rows.filter({ has: page.getByRole('link') })
  }

  /** Restores the line removed last. */
  get undo(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('button', { name: t('cart:undo') })
  }

  line({ title }: Garment): Locator {
    return this.lines.filter({ hasText: title })
  }

  get summary(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('region', { name: t('cart:summary') })
  }

  amount(label: string): Promise<string> {
    return amountOf(this.summary, this.#shop.t(label))
  }

  /** The button to the checkout on the cart's page. */
  get confirmButton(): Locator {
    const { page, t } = this.#shop
    return page.getByRole('main').getByRole('button', { name: t('cart:confirm') })
  }

  async confirm(): Promise<void> {
    await this.confirmButton.click()
  }

  async expectEmpty(): Promise<void> {
    const { page, t } = this.#shop
    await expect(page.getByRole('heading', { name: t('cart:empty') })).toBeVisible()
  }

  async #origin(): Promise<string> {
    return (await this.#shop.page.request.get('/healthz')).url()
  }
}

import { type Account, homeInMadrid, type AddressInput } from './account.ts'
import type { CartPage } from './cart.ts'
import type { Catalogue, Garment } from './catalogue.ts'
import type { Orders, PlacedOrder } from './orders.ts'
import type { ShopPage } from './shop-page.ts'

interface Fixtures {
  readonly shop: ShopPage
  readonly catalogue: Catalogue
  readonly cart: CartPage
  readonly account: Account
  readonly orders: Orders
}

interface StartOptions {
  readonly address?: AddressInput
  readonly quantity?: number
}

/** Sets up a new customer at a later step by the API; `place-order.test.ts` covers the steps before. */
export class NewCustomer {
  #fixtures: Fixtures

  constructor(fixtures: Fixtures) {
    this.#fixtures = fixtures
  }

  /** Opens the checkout with one garment and nothing selected. Returns the garment. */
  async openCheckout({ address = homeInMadrid, quantity = 1 }: StartOptions = {}): Promise<Garment> {
    await this.#fixtures.account.createByApi({ address })
    return this.openNextCheckout(quantity)
  }

  /** Opens the checkout for a further order. */
  async openNextCheckout(quantity = 1): Promise<Garment> {
    const { shop, catalogue, cart } = this.#fixtures
    const garment = await catalogue.garment()
    await cart.seedOne(garment, quantity)
    await shop.navigate('Checkout')
    return garment
  }

  /** Opens the payment of an order. */
  async openPayment(): Promise<PlacedOrder> {
    await this.#fixtures.account.createByApi({ address: homeInMadrid })
    return this.openNextPayment()
  }

  /** Opens the payment of a further order. */
  async openNextPayment(): Promise<PlacedOrder> {
    const { shop, catalogue, orders } = this.#fixtures
    const placed = await orders.placeByApi([await catalogue.garment(1)])
    await shop.navigate('Payment', { id: placed.id })
    return placed
  }
}

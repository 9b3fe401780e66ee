import { type Account, homeInMadrid, type Place } from './account.ts'
import type { Browsing } from './browsing.ts'
import type { CartPage } from './cart.ts'
import type { Catalogue, Garment } from './catalogue.ts'
import type { Orders, Placed } from './orders.ts'

interface Parts {
  readonly shop: Browsing
  readonly catalogue: Catalogue
  readonly cart: CartPage
  readonly account: Account
  readonly orders: Orders
}

interface Beginning {
  readonly place?: Place
  readonly quantity?: number
}

/** Who has just registered, as far along as a journey begins; `main-job` walks the way there. */
export class Newcomer {
  #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** In the checkout with a plain garment, which it answers; nothing is chosen yet. */
  async atCheckout({ place = homeInMadrid, quantity = 1 }: Beginning = {}): Promise<Garment> {
    await this.#parts.account.exist({ place })
    return this.atNextCheckout(quantity)
  }

  /** The same once more, for a further order. */
  async atNextCheckout(quantity = 1): Promise<Garment> {
    const { shop, catalogue, cart } = this.#parts
    const garment = await catalogue.garment()
    await cart.bringOne(garment, quantity)
    await shop.navigate('Checkout')
    return garment
  }

  /** Before the payment of an order. */
  async atPayment(): Promise<Placed> {
    await this.#parts.account.exist({ place: homeInMadrid })
    return this.atNextPayment()
  }

  /** Before the payment of a further order. */
  async atNextPayment(): Promise<Placed> {
    const { shop, catalogue, orders } = this.#parts
    const placed = await orders.place([await catalogue.garment(1)])
    await shop.navigate('Payment', { id: placed.id })
    return placed
  }
}

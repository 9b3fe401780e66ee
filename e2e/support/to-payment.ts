import { homeInMadrid } from './account.ts'
import type { Account } from './account.ts'
import type { Browsing } from './browsing.ts'
import type { CartPage } from './cart.ts'
import type { Catalogue } from './catalogue.ts'
import type { Checkout } from './checkout.ts'
import type { Schedule } from './schedule.ts'

interface Parts {
  readonly shop: Browsing
  readonly catalogue: Catalogue
  readonly cart: CartPage
  readonly schedule: Schedule
  readonly checkout: Checkout
}

/** A new customer with an order that waits for its payment. */
export async function newcomerToPayment({ account, ...parts }: Parts & { readonly account: Account }) {
  await account.exist({ place: homeInMadrid })
  await toPayment(parts)
}

/** An order of the customer who is signed in, up to its payment. */
export async function toPayment({ shop, catalogue, cart, schedule, checkout }: Parts): Promise<void> {
  await cart.bringOne(await catalogue.garment(1))
  await shop.navigate('Checkout')
  await schedule.choose('pickup')
  await schedule.choose('delivery')
  await checkout.place()
}

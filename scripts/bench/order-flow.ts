import type { Bench } from './bench.ts'
import { Customer } from './customer.ts'
import { widenSlots } from './database.ts'
import { repeatFor, Stopwatch } from './times.ts'

/** A customer at home, ready to order. */
export interface Buyer {
  readonly customer: Customer
  readonly addressId: number
}

const crowd = 40
/** Orders under way at once. */
export const workers = 10

/** Customers who order one after the other. */
export async function gatherBuyers({ shop, apiToken, databaseUrl }: Bench, count = crowd): Promise<Buyer[]> {
  await widenSlots(databaseUrl)
  const buyers: Buyer[] = []
  while (buyers.length < count) {
    // A few at a time: passwords are hashed only so many at once.
    const missing = Math.min(8, count - buyers.length)
    const registered = Array.from({ length: missing }, async () => {
      const customer = new Customer(shop.apiUrl, apiToken)
      return { customer, addressId: await customer.register() }
    })
    buyers.push(...(await Promise.all(registered)))
  }
  return buyers
}

export interface Flow {
  readonly watch: Stopwatch
  /** Ids of the orders that were acknowledged. */
  readonly orders: number[]
}

/** Orders for so many seconds: each is priced at its hours, as the checkout does, and then reserved; the latter is timed. */
export async function order(buyers: readonly Buyer[], seconds: number): Promise<Flow> {
  const watch = new Stopwatch()
  const orders: number[] = []
  const hours = await buyers[0]!.customer.findHours()
  await repeatFor(seconds, workers, async (worker, turn) => {
    const { customer, addressId } = buyers[(turn * workers + worker) % buyers.length]!
    const reserve = await customer.price(addressId, hours, turn * workers + worker)
    const placed = await watch.time(reserve)
    if (placed) orders.push(placed.new_order.id)
  })
  return { watch, orders }
}

import type { Shop } from '../scripts/shop.ts'
import type { Bench } from './bench.ts'
import { Customer } from './customer.ts'
import { widenSlots } from './database.ts'
import { runWorkers, LatencyRecorder } from './times.ts'

/** A registered customer with an address. */
export interface Buyer {
  readonly customer: Customer
  readonly addressId: number
}

const DEFAULT_BUYERS = 40
export const CONCURRENCY = 10

/** Registers customers and raises the capacity of all slots. */
export async function registerBuyers(
  {
    shop,
    apiToken,
    databaseUrl,
  }: Pick<Bench, 'apiToken' | 'databaseUrl'> & { readonly shop: Pick<Shop, 'apiUrl'> },
  count = DEFAULT_BUYERS,
): Promise<Buyer[]> {
  await widenSlots(databaseUrl)
  const buyers: Buyer[] = []
  while (buyers.length < count) {
    // In batches: the API limits concurrent password hashing.
    const missing = Math.min(8, count - buyers.length)
    const registered = Array.from({ length: missing }, async () => {
      const customer = new Customer(shop.apiUrl, apiToken)
      return { customer, addressId: await customer.register() }
    })
    buyers.push(...(await Promise.all(registered)))
  }
  return buyers
}

export interface PlacedOrders {
  readonly latencies: LatencyRecorder
  /** Ids of the acknowledged orders. */
  readonly orders: number[]
}

/** Prices and reserves orders for some seconds; only the reservation is timed. */
export async function placeOrders(buyers: readonly Buyer[], seconds: number): Promise<PlacedOrders> {
  const latencies = new LatencyRecorder()
  const orders: number[] = []
  const slots = await buyers[0]!.customer.findSlots()
  await runWorkers(seconds, CONCURRENCY, async (worker, turn) => {
    const { customer, addressId } = buyers[(turn * CONCURRENCY + worker) % buyers.length]!
    const reserve = await customer.priceOrder(addressId, slots, turn * CONCURRENCY + worker)
    const placed = await latencies.time(reserve)
    if (placed) orders.push(placed.new_order.id)
  })
  return { latencies, orders }
}

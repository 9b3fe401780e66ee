import { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createShoppers, placeOrder, type Shopper } from '../api/orders/shopper.ts'
import { type RestartableShop, retryUntilTimeout, startRestartableShop } from './support/restartable-shop.ts'

let shop: RestartableShop
beforeEach(async () => {
  shop = await startRestartableShop()
})
afterEach(() => shop.close())

const HOUR_MS = 3_600_000

/** A module that sets the clock of a process an hour ahead. */
const clockAhead = `data:text/javascript,${encodeURIComponent(`
  const now = Date.now
  const later = () => now() + ${HOUR_MS}
  globalThis.Date = class extends Date {
    constructor(...values) {
      super(...(values.length === 0 ? [later()] : values))
    }
    static now() {
      return later()
    }
  }`)}`

async function statusOf({ session }: Shopper, orderId: number): Promise<number> {
  const { response } = await shop.call(getOrder, { session, params: { orderId } })
  return response.orders[0]!.status
}

describe('a process whose clock is an hour ahead', () => {
  // Guards: the database's clock decides all deadlines, and a process that disagrees with it runs no jobs.
  it('is not ready, cancels no unpaid order, and sets the right deadlines', async () => {
    const { api: accurate } = await shop.start()
    const [ana, luis] = (await createShoppers(shop, 2)) as [Shopper, Shopper]
    const order = await placeOrder(shop, ana)
    await accurate.kill('SIGTERM')

    const ahead = shop.launch({ NODE_OPTIONS: `--import=${clockAhead}` })
    await retryUntilTimeout(async () => expect(ahead.output).toContain('Jobs are paused'))
    const readiness = await retryUntilTimeout(() => fetch(`${shop.url}/readyz`))
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: expect.stringMatching(/^the system clock differs by 3(599|600) s/) as string },
    ])
    expect(await statusOf(ana, order.id)).toBe(orderStatus.pendingPayment)
    const other = await placeOrder(shop, luis)
    expect(Math.abs(other.creation_time - order.creation_time)).toBeLessThan(HOUR_MS / 2000)
    expect(other.pay_before! - other.creation_time).toBe(1800)
    expect(ahead.output.match(/Jobs are paused/g)).toHaveLength(1)
  })
})

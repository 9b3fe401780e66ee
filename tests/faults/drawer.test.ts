import { randomUUID } from 'node:crypto'
import { closeDrawer } from '@colada/domain/counter/contract'
import { reserve } from '@colada/domain/orders/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawers } from '#api/counter/tables.ts'
import { orders } from '#api/orders/tables.ts'
import { createShoppers, fetchPrices, makeStaff, type Shopper } from '../api/orders/shopper.ts'
import { expectInvariants } from '../api/support/invariants.ts'
import { createStaff, logInStaff } from '../api/support/staff.ts'
import { rounds } from './rounds.ts'
import { type RestartableShop, startRestartableShop } from './support/restartable-shop.ts'

let shop: RestartableShop
beforeEach(async () => {
  shop = await startRestartableShop()
})
afterEach(() => shop.close())

/** Members who sell at the same time. */
const SELLERS = 4
/** Two shirts and a suit, brought to the store and collected there: a count of nothing needs an approval after one sale. */
const items = [
  { product_id: 1, qty: 2 },
  { product_id: 3, qty: 1 },
]
const SALE_CENTS = 2485
const atStore = { pickup_store_id: 36, delivery_store_id: 36, pickup_time: null, delivery_time: null }

const refusal = (name: keyof typeof statusCodes) => [statusCodes[name].http, statusCodes[name].code]

/** Sells for cash until the drawer takes no money; returns the accepted orders and the last response. */
async function sell(shopper: Shopper, onSale: () => void) {
  const { session } = shopper
  const prices = await fetchPrices(shop, shopper, { items, ...atStore })
  const body = {
    ...atStore,
    items,
    prices,
    pickup_address_id: null,
    delivery_address_id: null,
    process_type: 'reserve_order_by_cash',
  }
  const accepted: number[] = []
  for (;;) {
    const headers = { 'idempotency-key': randomUUID() }
    const { http, response } = await shop.call(reserve, { session, headers, body })
    if (http !== 200) return { accepted, refused: [http, response.status.code] }
    accepted.push(response.new_order.id)
    onSale()
  }
}

describe('a drawer that is closed in one process while another one sells', () => {
  // Guard: a sale and a count lock the drawer's row; a counted drawer takes no money.
  it('expects every accepted sale; the others are refused and leave no order', async () => {
    await shop.start()
    const second = await shop.startSecond()
    const staff = { ...shop, dependencies: { clock: Date.now, config: shop.config } }
    const counter = await logInStaff(staff, await createStaff(staff, ['counter']))
    const sellers = await createShoppers(shop, SELLERS)
    const accepted: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const seller of sellers) await makeStaff(shop, seller)
      const [drawer] = await shop.db.select().from(drawers).where(isNull(drawers.closedAt))
      const close = (counted: number) =>
        second.call(closeDrawer, {
          session: counter,
          params: { id: drawer!.id },
          body: { counted: { '1': counted }, reason: 'End of the day' },
        })
      const sold = Promise.withResolvers<void>()
      const sales = sellers.map((seller) => sell(seller, sold.resolve))
      await Promise.race([sold.promise, ...sales])
      const blind = await close(0)
      const results = await Promise.all(sales)

      for (const { refused } of results) expect(refused).toEqual(refusal('noOpenDrawer'))
      const ofRound = results.flatMap((result) => result.accepted)
      accepted.push(...ofRound)
      const expected = ofRound.length * SALE_CENTS
      expect([blind.http, blind.response.status.code]).toEqual(refusal('approvalRequired'))
      expect(blind.response).toMatchObject({ expected: expected / 100, difference: -expected / 100 })
      // A second count finds the same: nothing was added after the first one.
      const { drawer: closed } = (await close(expected)).response
      expect(closed).toMatchObject({ expected: expected / 100, difference: 0 })
      expect(closed.movements.map(({ amount }) => amount)).toEqual(ofRound.map(() => SALE_CENTS / 100))
      const written = await shop.db.select({ id: orders.id, paid: orders.paid }).from(orders)
      expect(new Map(written.map(({ id, paid }) => [id, paid]))).toEqual(
        new Map(accepted.map((id) => [id, SALE_CENTS])),
      )
      await expectInvariants(shop.db)
    }
  })
})

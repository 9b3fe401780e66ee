import { getOrder, getOrders } from '@colada/domain/orders/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { testNow } from '../support/test-now.ts'
import { makeBusiness, createShopper, placeOrder } from './shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

describe('a customer’s orders', () => {
  it('are listed oldest first with the server time, or returned by id', async () => {
    const shopper = await createShopper(api)
    const first = await placeOrder(api, shopper)
    api.advance(61_000)
    const second = await placeOrder(api, shopper, { pickup: 5 })
    const { response } = await api.call(getOrders, { session: shopper.session })
    expect(response.orders.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(response.server_time).toBe(testNow / 1000 + 61)
    const one = await api.call(getOrders, {
      session: shopper.session,
      query: { order_id: String(second.id) },
    })
    expect(one.response.orders.map(({ id }) => id)).toEqual([second.id])
  })

  it('are private: another customer’s order gets the same response as an unknown one', async () => {
    const [owner, otherCustomer] = [await createShopper(api), await createShopper(api)]
    const order = await placeOrder(api, owner)
    const theirs = await api.call(getOrder, { session: otherCustomer.session, params: { orderId: order.id } })
    const unknown = await api.call(getOrder, {
      session: otherCustomer.session,
      params: { orderId: 9_999_999 },
    })
    expect(theirs.http).toBe(404)
    expect(theirs.response).toEqual(unknown.response)
    const listed = await api.call(getOrders, {
      session: otherCustomer.session,
      query: { order_id: String(order.id) },
    })
    expect(listed.response.orders).toEqual([])
    expect(theirs.headers['cache-control']).toContain('no-store')
  })

  it('can be changed until 2 hours before the pickup and 8 before the delivery; late changes cost 3.00', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const { id, pickup } = await placeOrder(api, shopper, { pickup: 4 })
    const fetchOwnOrder = async () => {
      const { response } = await api.call(getOrder, { session: shopper.session, params: { orderId: id } })
      const { can_change_pickup, can_change_delivery, change_pickup_cost } = response.orders[0]!
      return { can_change_pickup, can_change_delivery, change_pickup_cost, now: response.server_time }
    }
    const start = pickup[0]!.ut_start
    const passTo = async (instant: number) => api.advance((instant - (await fetchOwnOrder()).now) * 1000)
    expect(await fetchOwnOrder()).toMatchObject({ can_change_pickup: true, change_pickup_cost: 0 })
    await passTo(start - 5 * 3600)
    expect(await fetchOwnOrder()).toMatchObject({ can_change_pickup: true, change_pickup_cost: 3 })
    await passTo(start - 2 * 3600 + 1)
    expect(await fetchOwnOrder()).toMatchObject({ can_change_pickup: false, can_change_delivery: true })
  })
})

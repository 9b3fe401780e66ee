import { randomUUID } from 'node:crypto'
import { createOrder, getOrders } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '#api/orders/tables.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { moveOrder } from './move-order.ts'
import {
  checkout,
  makeBusiness,
  makeStaff,
  createShopper,
  shirts,
  fetchPrices,
  placeOrder,
  type Shopper,
} from './shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

const packs = [{ product_id: 701, qty: 1 }]
const withoutSlots = {
  pickup_address_id: null,
  pickup_time: null,
  delivery_address_id: null,
  delivery_time: null,
}

const packsBody = async (shopper: Shopper, process = 'new_order_bono') => ({
  items: packs,
  prices: await fetchPrices(api, shopper, { items: packs }),
  process_type: process,
  es_bono: 1,
  ...withoutSlots,
})

const order = (shopper: Shopper, body: object, headers: Record<string, string> = {}) =>
  api.call(createOrder, { session: shopper.session, body, headers })

describe('an order without slots', () => {
  it('of packs waits for its payment', async () => {
    const shopper = await createShopper(api)
    const { http, response } = await order(shopper, await packsBody(shopper))
    expect(http).toBe(200)
    expect(response.new_order).toMatchObject({
      status: 1,
      type: 'voucher',
      payment_intent_type: 'new_order_bono',
      pickup: [],
      delivery: [],
      precioPendiente: response.new_order.precioPedido,
    })
    expect(response.orders).toEqual([response.new_order])
  })

  it('of a company is created at once, with its code', async () => {
    const company = await createShopper(api)
    await makeBusiness(api, company)
    const { response } = await order(company, await packsBody(company))
    expect(response.new_order).toMatchObject({
      status: 0,
      precioPendiente: 0,
      bono_max_uses: 10,
      can_repeat: false,
    })
    // There is no van: nobody can be absent, and nothing is collected.
    const { localizador } = response.new_order
    for (const status of [orderStatus.absentAtPickup, orderStatus.collected])
      await expect(moveOrder(api, localizador, status)).rejects.toMatchObject({ status: 'transitionRefused' })
    expect(await moveOrder(api, localizador, orderStatus.error)).toMatchObject({ from: 0, to: 99 })
  })

  it('of packs has a code of its own among other orders', async () => {
    const company = await createShopper(api)
    await makeBusiness(api, company)
    const body = await packsBody(company)
    for (let count = 0; count < 2; count += 1) await order(company, body, { 'idempotency-key': randomUUID() })
    const garments = await placeOrder(api, company)
    const { response } = await api.call(getOrders, { session: company.session })
    const codes = response.orders.map((listed) => listed.bono_promo_code)
    expect(codes).toEqual([expect.stringMatching(/^BONO/), expect.stringMatching(/^BONO/), ''])
    expect(new Set(codes).size).toBe(3)
    expect(response.orders[2]!.id).toBe(garments.id)
  })

  it('is one order per idempotency key, and per minute without a key', async () => {
    const shopper = await createShopper(api)
    const body = await packsBody(shopper)
    const headers = { 'idempotency-key': randomUUID() }
    const outcomes = await Promise.all([
      order(shopper, body, headers),
      order(shopper, body, headers),
      order(shopper, body),
      order(shopper, body),
    ])
    expect(new Set(outcomes.map(({ response }) => response.new_order.id)).size).toBe(1)
  })

  it.each([
    ['new_order_bono_by_cash', packs],
    ['new_order_bono_by_tp_card', packs],
    ['reserve_order_by_cash', shirts],
    ['reserve_order_by_tp_card', shirts],
    ['reserve_order_by_unpaid', shirts],
  ])(
    'with the process %s is rejected for customers, and accepted at once for staff',
    async (process, items) => {
      const shopper = await createShopper(api)
      const body =
        items === packs
          ? await packsBody(shopper, process)
          : { ...(await checkout(api, shopper)), process_type: process }
      const before = await api.db.$count(orders)
      const claimed = await order(shopper, { ...body, store_mode: 1, admin_id: 1 })
      expect([claimed.http, claimed.response.status.code]).toEqual([403, statusCodes.forbidden.code])
      expect(await api.db.$count(orders)).toBe(before)
      await makeStaff(api, shopper)
      const { http, response } = await order(shopper, { ...body, terminal_ref: '0042' })
      const { status, precioPedido, precioPendiente } = response.new_order
      const owed = process === 'reserve_order_by_unpaid' ? precioPedido : 0
      expect([http, status, precioPendiente]).toEqual([200, 0, owed])
    },
  )

  it('is rejected for garments with slots, and for packs with slots', async () => {
    const shopper = await createShopper(api)
    const withSlots = await checkout(api, shopper)
    for (const body of [
      withSlots,
      { ...withSlots, process_type: 'new_order_bono' },
      { ...(await packsBody(shopper)), process_type: 'add_items_to_order' },
    ]) {
      const { http, response } = await order(shopper, body)
      expect([http, response.status.code]).toEqual([422, statusCodes.invalid.code])
    }
  })
})

import { createAddress, deleteAddress } from '@colada/domain/account/address-contract'
import { getOrders, reserve } from '@colada/domain/orders/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { orders } from '#api/orders/tables.ts'
import { expectInvariants } from '../support/invariants.ts'
import { validAddress, createTestApi, type TestApi } from '../support/test-api.ts'
import { checkout, makeBusiness, makeStaff, createShopper, placeOrder, type Shopper } from './shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

async function refusal(shopper: Shopper, body: object) {
  const before = await api.db.$count(orders)
  const { http, response } = await api.call(reserve, { session: shopper.session, body })
  expect(await api.db.$count(orders)).toBe(before)
  return { code: `${http} ${response.status.code}`, response }
}

const codeOf = (name: keyof typeof statusCodes) => `${statusCodes[name].http} ${statusCodes[name].code}`

describe('placing an order', () => {
  it('waits for the payment, with its places and the shown prices', async () => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper, { promoCode: 'WASH20WEB' })
    const { response } = await api.call(reserve, {
      session: shopper.session,
      body: { ...chosen, observaciones: 'Llamad al portero.' },
    })
    expect(response.new_order).toMatchObject({
      status: 1,
      category_id: 2,
      type: 'normal',
      precioItems: 11.85,
      precioDescuento: 2.37,
      precioPedido: chosen.prices['precio_pedido'],
      precioPendiente: chosen.prices['precio_pedido'],
      observaciones: 'Llamad al portero.',
      requested_date: '2026-11-23',
      status_history: [{ status: 1 }],
      can_repeat: false,
    })
    expect(response.new_order.localizador).toMatch(/^[2-9A-Z]{7}$/)
    expect(response.new_order.pickup).toMatchObject([
      {
        address: 'Calle de Leganitos 43, 2º B, 28013 Madrid',
        date: '2026-11-23',
        start: '11:00',
        end: '13:00',
      },
    ])
    expect(response.new_order.delivery).toMatchObject([{ date: '2026-11-25', start: '11:00' }])
  })

  it('makes a multi-part order of garments of several categories', async () => {
    const items = [
      { product_id: 1, qty: 1 },
      { product_id: 29, qty: 1 },
      { product_id: 300, qty: 1, width: 160, height: 230 },
    ]
    const order = await placeOrder(api, await createShopper(api), { items, category: 8 })
    expect(order.category_id).toBe(-1)
    expect(order.items.map(({ width, height }) => [width, height])).toContainEqual([160, 230])
  })

  it('returns garment names in the language of the request', async () => {
    const shopper = await createShopper(api)
    await placeOrder(api, shopper)
    const [es, en] = await Promise.all(
      (['es', 'en'] as const).map(async (language) => {
        const { response } = await api.call(getOrders, { session: shopper.session, language })
        return response.orders[0]!.items[0]!
      }),
    )
    expect(es).toMatchObject({ name: es!.title, category: 'Tintorería' })
    expect(en).toMatchObject({ name: en!.eng_title, category: 'Dry cleaning' })
    expect(en!.img).toBe(`/pictures/products/${en!.product_id}.svg`)
  })

  it('of a company is confirmed by mail at once, and billed', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const order = await placeOrder(api, shopper)
    expect(order).toMatchObject({ status: 0, precioPendiente: 0, pay_before: null, isB2B: '1' })
    expect(await api.db.$count(mailOutbox, isAbout('order', [order.id]))).toBe(1)
  })
})

describe('an order is rejected, and nothing created,', () => {
  it.each([
    ['a price is wrong', { precio_pedido: 0.01 }],
    ['a discount is forged', { precio_descuento: 5, precio_descuento_total: 5 }],
    ['transport is zero', { precio_transporte: 0, precio_recogida: 0, precio_entrega: 0 }],
  ])('when %s; the response has the current prices', async (_, wrongPrice) => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper)
    const body = { ...chosen, prices: { ...chosen.prices, ...wrongPrice } }
    const { code, response } = await refusal(shopper, body)
    expect(code).toBe(codeOf('pricesChanged'))
    expect(response).toMatchObject({ prices: chosen.prices })
  })

  it('with the same response when the address is another customer’s, deleted, or unknown', async () => {
    const [shopper, otherCustomer] = [await createShopper(api), await createShopper(api)]
    const chosen = await checkout(api, shopper)
    const deletedAddress = await api.call(createAddress, { session: shopper.session, body: validAddress() })
    const deletedId = deletedAddress.response.address.id
    await api.call(deleteAddress, { session: shopper.session, params: { id: deletedId } })
    const responses = []
    for (const id of [otherCustomer.addressId, deletedId, 9_999_999]) {
      const { code, response } = await refusal(shopper, { ...chosen, delivery_address_id: id })
      expect(code).toBe(codeOf('notFound'))
      responses.push(response)
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  })

  it('when a slot or an address is missing, with the field', async () => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper)
    const { code, response } = await refusal(shopper, { ...chosen, delivery_time: null })
    expect(code).toBe(codeOf('invalid'))
    expect(Object.keys(response.errors ?? {})).toEqual(['delivery_time'])
  })

  it('when the remarks are longer than 200 characters', async () => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper)
    const { code, response } = await refusal(shopper, { ...chosen, observaciones: 'a'.repeat(201) })
    expect(code).toBe(codeOf('invalid'))
    expect(Object.keys(response.errors ?? {})).toEqual(['observaciones'])
  })

  it('when the slots are swapped, of another city, past, or too close together', async () => {
    const shopper = await createShopper(api)
    const elsewhere = await createShopper(api, { cp: '08029', city: 'Barcelona' })
    const chosen = await checkout(api, shopper, { pickup: 10, delivery: 10 })
    const theirs = await checkout(api, elsewhere)
    const early = await checkout(api, shopper, { pickup: 0 })
    const wrong = [
      { pickup_time: chosen.delivery_time, delivery_time: chosen.pickup_time },
      { pickup_time: theirs.pickup_time },
      { delivery_time: theirs.delivery_time },
      { delivery_time: early.delivery_time },
      { pickup_time: 9_999_999 },
    ]
    for (const change of wrong) {
      expect((await refusal(shopper, { ...chosen, ...change })).code).toBe(codeOf('noAvailability'))
    }
    api.advance(2 * 3_600_000)
    expect((await refusal(shopper, early)).code).toBe(codeOf('noAvailability'))
  })

  it('when it has a staff process, unpaid or paid in cash', async () => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper)
    for (const process of ['reserve_order_by_cash', 'reserve_order_by_unpaid', 'new_order_bono_by_cash']) {
      const body = { ...chosen, process_type: process, store_mode: 1, admin_id: 1 }
      expect((await refusal(shopper, body)).code).toBe(codeOf('forbidden'))
    }
    await makeStaff(api, shopper)
    const body = { ...chosen, process_type: 'reserve_order_by_cash' }
    const { http, response } = await api.call(reserve, { session: shopper.session, body })
    expect([http, response.new_order.status]).toEqual([200, 0])
  })

  it.each([
    ['ids above the integer range', { pickup_time: 1e15 }],
    ['ids that are not integers', { pickup_address_id: 1.5 }],
    ['characters that PostgreSQL cannot store', { observaciones: 'a\u0000b' }],
    ['a huge quantity', { items: [{ product_id: 1, qty: 1e300 }] }],
    ['a negative quantity', { items: [{ product_id: 1, qty: -3 }] }],
    ['nonsense', { items: 'garments' }],
    ['an SQL injection as a product id', { items: [{ product_id: '1; drop table orders', qty: 1 }] }],
  ])('when it has %s', async (_, change) => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper)
    const { code } = await refusal(shopper, { ...chosen, ...change })
    expect(code).toMatch(/^4(04|09|22) /)
  })

  it('when its process belongs to another endpoint', async () => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper)
    const body = { ...chosen, process_type: 'add_items_to_order' }
    expect((await refusal(shopper, body)).code).toBe(codeOf('invalid'))
  })

  it('without a session', async () => {
    const { http } = await api.call(reserve, { body: {} })
    expect(http).toBe(401)
  })
})

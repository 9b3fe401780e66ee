import {
  changeDelivery,
  changePickup,
  getOrderCalendar,
  reserve,
  type WireOrder,
} from '@colada/domain/orders/contract'
import { getDeliveries, getHold, holdSlots } from '@colada/domain/schedule/contract'
import { toInstant } from '@colada/domain/schedule/local-time'
import { gt, sum } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { sessions } from '#api/account/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { fetchOrder, pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { expectInvariants } from '../support/invariants.ts'
import { endpointUrl } from '../support/test-api.ts'
import { testNow } from '../support/test-now.ts'
import { freeDeliveries, freePickups, moveTo, requestChange } from './order-changes.ts'
import { checkout, createShopper, fetchPrices, makeStaff, placeOrder, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()
afterEach(async () => {
  expect(api.failures).toEqual([])
  await expectInvariants(api.db)
})

/** Order A of the design: two shirts and a suit, 24.85. */
const orderA = [
  { product_id: 1, qty: 2 },
  { product_id: 3, qty: 1 },
]
const plazaEspana = 36
const tetuan = 46
/** Of store mode only. */
const guindalera = 49
const bothAtStore = { pickup_store_id: plazaEspana, delivery_store_id: tetuan }
const hour = 3_600_000

/** The fields of a checkout with the legs at stores. */
async function storeCheckout(shopper: Shopper, legs: object) {
  const body = { items: orderA, ...noVan, ...legs }
  return { ...body, prices: await fetchPrices(api, shopper, body) }
}
const noVan = {
  pickup_time: null,
  delivery_time: null,
  pickup_address_id: null,
  delivery_address_id: null,
}

async function reserveAtStore(shopper: Shopper, legs: object) {
  return api.call(reserve, { session: shopper.session, body: await storeCheckout(shopper, legs) })
}

async function paidAtStore(shopper: Shopper, legs: object = bothAtStore): Promise<WireOrder> {
  const { http, response } = await reserveAtStore(shopper, legs)
  if (http !== 200) throw new Error(JSON.stringify(response))
  return pay(api, shopper, response.new_order.id)
}

/** The first fields of a van leg. */
async function vanPickup(shopper: Shopper) {
  const [pickup_time] = await freePickups(api, shopper, 0)
  return { pickup_address_id: shopper.addressId, pickup_time: pickup_time! }
}

async function vanDelivery(shopper: Shopper, before: object) {
  const { response } = await api.call(getDeliveries, {
    session: shopper.session,
    body: { cp: shopper.postalCode, category_id: [1, 2], ...before },
  })
  const hours = response.days.flatMap((day) => day.hours)
  const free = hours.find(
    ({ available, shipping_cost_variation_pct }) => available === 1 && shipping_cost_variation_pct === 0,
  )!
  return { slot: free, fields: { delivery_address_id: shopper.addressId, delivery_time: free.id } }
}

/** Advances the clock and extends the sessions. */
async function advance(milliseconds: number): Promise<void> {
  api.advance(milliseconds)
  await api.db.update(sessions).set({ expiresAt: new Date(api.dependencies.clock() + 24 * hour) })
}

async function takenPlaces(): Promise<number> {
  const [row] = await api.db
    .select({ taken: sum(slots.taken) })
    .from(slots)
    .where(gt(slots.taken, 0))
  return Number(row?.taken ?? 0)
}

describe('an order with legs at stores', () => {
  it('costs no transport, takes no place, and says from when it can be collected', async () => {
    const shopper = await createShopper(api)
    const before = await takenPlaces()
    const order = await paidAtStore(shopper)
    expect(order).toMatchObject({ status: 0, precioPedido: 24.85, precioTransporte: 0, precioRecogida: 0 })
    expect(order.precioTransporteBase).toBe(13.9)
    expect(await takenPlaces()).toBe(before)
    // Two hours after the order, and 48 hours later.
    expect(order.pickup).toEqual([
      {
        place: 'store',
        store_id: plazaEspana,
        store_name: 'Madrid Plaza España',
        bring_before: null,
        address: 'Madrid Plaza España, Calle de Leganitos, 43, 28013 Madrid',
        address_id: null,
        slot_id: null,
        date: '2026-11-23',
        start: '07:00',
        end: '23:00',
        ut_start: testNow / 1000 + 7200,
      },
    ])
    const [delivery] = order.delivery
    expect(delivery).toMatchObject({ place: 'store', store_id: tetuan, date: '2026-11-25' })
    expect(delivery!.ut_start).toBe(testNow / 1000 + 50 * 3600)
  })

  it('pays one leg when a van comes once, and holds and takes only its place', async () => {
    const shopper = await createShopper(api)
    const { slot, fields } = await vanDelivery(shopper, { pickup_store_id: plazaEspana })
    const legs = { pickup_store_id: plazaEspana, ...fields }
    const before = await takenPlaces()
    const held = await api.call(holdSlots, {
      session: shopper.session,
      body: { ...legs, category_id: [1, 2] },
    })
    expect(held.response.hold).toMatchObject({ pickup_time: null, delivery_time: slot.id })
    expect(await takenPlaces()).toBe(before + 1)
    const { response } = await reserveAtStore(shopper, legs)
    expect(response.new_order).toMatchObject({ precioPedido: 31.8, precioRecogida: 0, precioEntrega: 6.95 })
    expect(await takenPlaces()).toBe(before + 1)
    expect((await api.call(getHold, { session: shopper.session })).response.hold).toBeNull()
    // 48 hours before the van.
    expect(response.new_order.pickup[0]!.bring_before).toBe(slot.ut_start - 48 * 3600)
    const collected = await paidAtStore(shopper, {
      ...(await vanPickup(shopper)),
      delivery_store_id: tetuan,
    })
    expect(collected).toMatchObject({ precioPedido: 31.8, precioRecogida: 6.95, precioEntrega: 0 })
  })

  it('releases a hold when no van comes', async () => {
    const shopper = await createShopper(api)
    const { prices: _p, items: _i, promo_code: _c, ...choice } = await checkout(api, shopper)
    await api.call(holdSlots, { session: shopper.session, body: { ...choice, category_id: 2 } })
    const before = await takenPlaces()
    await paidAtStore(shopper)
    expect(await takenPlaces()).toBe(before - 2)
  })

  it.each([
    ['a store and a slot', { ...bothAtStore, pickup_time: 1 }, { pickup_store_id: 'either' }],
    ['a store and an address', { ...bothAtStore, delivery_address_id: 1 }, { delivery_store_id: 'either' }],
    ['neither', { pickup_store_id: 36 }, { delivery_address_id: 'required', delivery_time: 'required' }],
    ['an unknown store', { ...bothAtStore, pickup_store_id: 1 }, { pickup_store_id: 'doesn’t exist' }],
    [
      'a store of store mode',
      { ...bothAtStore, delivery_store_id: guindalera },
      { delivery_store_id: 'here' },
    ],
  ])('is refused with %s for a leg', async (_, legs, problems) => {
    const shopper = await createShopper(api)
    const body = { ...(await storeCheckout(shopper, bothAtStore)), ...nulls, ...legs, lang: 'en' }
    const { http, response } = await api.call(reserve, {
      session: shopper.session,
      body,
      query: { lang: 'en' },
    })
    const { errors } = response as unknown as { errors: Record<string, string[]> }
    expect(http).toBe(422)
    expect(Object.keys(errors)).toEqual(Object.keys(problems))
    for (const [field, text] of Object.entries(problems)) expect(errors[field]![0]).toContain(text)
  })
  const nulls = { pickup_store_id: null, delivery_store_id: null }

  it('may use the stores of store mode when staff place it', async () => {
    const shopper = await createShopper(api)
    await makeStaff(api, shopper)
    const { http } = await reserveAtStore(shopper, { ...bothAtStore, delivery_store_id: guindalera })
    expect(http).toBe(200)
  })

  it('is refused with a hold when both legs are at stores', async () => {
    const shopper = await createShopper(api)
    const body = { ...bothAtStore, category_id: 2 }
    const { http } = await api.call(holdSlots, { session: shopper.session, body })
    expect(http).toBe(422)
  })

  it('has events of whole days in its calendar file', async () => {
    const shopper = await createShopper(api)
    const { localizador: locator } = await paidAtStore(shopper)
    const { url, headers } = endpointUrl(api.config, getOrderCalendar, {
      session: shopper.session,
      params: { locator },
    })
    const { body: text } = await api.app.inject({ url, headers })
    expect(text).toContain('DTSTART;VALUE=DATE:20261125')
    expect(text).toContain('SUMMARY:Colada: recoge tu ropa en la tienda')
  })
})

describe('garments of a store', () => {
  it('are ready the lead time after they were dropped off, which is mailed', async () => {
    const shopper = await createShopper(api)
    const order = await paidAtStore(shopper)
    await advance(30 * hour)
    await moveTo(api, order, [10])
    const dropped = await fetchOrder(api, shopper, order.id)
    const droppedAt = api.dependencies.clock() / 1000
    expect(dropped.pickup[0]!.ut_start).toBe(droppedAt)
    expect(dropped.delivery[0]).toMatchObject({ store_id: tetuan, date: '2026-11-26' })
    await moveTo(api, order, [20, 30])
    await api.run('outbox')
    const sent = await api.sandbox.mailbox.list({ to: shopper.email })
    const mailOf = (subject: string) => sent.find((mail) => mail.subject === subject)
    expect(mailOf(`Ya tenemos tu pedido ${order.localizador}`)).toBeDefined()
    const ready = mailOf(`Tu pedido ${order.localizador} está listo: ya puedes recogerlo`)
    expect(ready!.html).toContain('Calle de Bravo Murillo')
    expect(ready!.html).toContain('de 07:00 a 23:00')
    await moveTo(api, order, [50])
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(50)
  })

  it('are never out for delivery, and those of a van are not handed over', async () => {
    const shopper = await createShopper(api)
    const order = await paidAtStore(shopper)
    await expect(moveTo(api, order, [5])).rejects.toThrow('1205')
    await moveTo(api, order, [10, 20, 30])
    await expect(moveTo(api, order, [40])).rejects.toThrow('1205')
    const byVan = await placeOrder(api, shopper)
    await pay(api, shopper, byVan.id)
    await moveTo(api, byVan, [10, 20, 30])
    await expect(moveTo(api, byVan, [50])).rejects.toThrow('1205')
  })

  it('that a van brought back are handed over by a store, and its place is free', async () => {
    const shopper = await createShopper(api)
    const placed = await placeOrder(api, shopper)
    await pay(api, shopper, placed.id)
    await moveTo(api, placed, [10, 20, 30, 40, 45])
    await expect(moveTo(api, placed, [30])).rejects.toThrow('1205')
    const before = await takenPlaces()
    await moveTo(api, placed, [30], [], { store_id: guindalera })
    expect(await takenPlaces()).toBe(before - 1)
    const order = await fetchOrder(api, shopper, placed.id)
    expect(order).toMatchObject({ status: 30, incidents: [] })
    expect(order.delivery[0]).toMatchObject({ place: 'store', store_id: guindalera })
    await moveTo(api, placed, [50])
  })

  it('that a van could not deliver are handed over at once', async () => {
    const shopper = await createShopper(api)
    const placed = await placeOrder(api, shopper)
    await pay(api, shopper, placed.id)
    await moveTo(api, placed, [10, 20, 30, 40, 45, 50])
    expect((await fetchOrder(api, shopper, placed.id)).status).toBe(50)
  })
})

describe('a leg that moves', () => {
  const change = (shopper: Shopper, order: WireOrder, endpoint: typeof changePickup, fields: object) =>
    requestChange(api, shopper, endpoint, { order_id: order.id, ...fields })

  it('from a van to a store costs nothing and returns nothing, and back costs nothing more', async () => {
    const shopper = await createShopper(api)
    const placed = await placeOrder(api, shopper, { items: orderA })
    await pay(api, shopper, placed.id)
    const total = placed.precioPedido
    const before = await takenPlaces()
    const toStore = await change(shopper, placed, changeDelivery, { delivery_store_id: tetuan })
    expect(toStore.response.new_order).toMatchObject({ precioPedido: total, pending_change: null })
    expect(toStore.response.new_order.delivery[0]).toMatchObject({ place: 'store', store_id: tetuan })
    expect(await takenPlaces()).toBe(before - 1)
    const { pickup } = placed
    const hours = await freeDeliveries(api, shopper, pickup[0]!.slot_id!, 0)
    const back = await change(shopper, placed, changeDelivery, {
      delivery_address_id: shopper.addressId,
      delivery_time: hours[0],
    })
    expect(back.response.new_order).toMatchObject({ precioPedido: total, pending_change: null })
    expect(back.response.new_order.delivery[0]).toMatchObject({ place: 'address', slot_id: hours[0] })
    expect(await takenPlaces()).toBe(before)
  })

  it('from a store to a van costs the leg, and its place is kept while it is unpaid', async () => {
    const shopper = await createShopper(api)
    const order = await paidAtStore(shopper)
    const { fields, slot } = await vanDelivery(shopper, { pickup_store_id: plazaEspana })
    const before = await takenPlaces()
    const asked = await change(shopper, order, changeDelivery, fields)
    expect(asked.response.new_order.pending_change).toMatchObject({ precio: 6.95, precio_entrega: 6.95 })
    expect(await takenPlaces()).toBe(before + 1)
    const paid = await pay(api, shopper, order.id)
    expect(paid).toMatchObject({ precioPedido: 31.8, precioEntrega: 6.95 })
    expect(paid.delivery[0]).toMatchObject({ place: 'address', slot_id: slot.id, store_id: null })
    expect(paid.pickup[0]!.bring_before).toBe(slot.ut_start - 48 * 3600)
    expect(await takenPlaces()).toBe(before + 1)
  })

  it('late from a van costs 3.00, from a store nothing', async () => {
    const shopper = await createShopper(api)
    const placed = await placeOrder(api, shopper)
    await pay(api, shopper, placed.id)
    const late = await change(shopper, placed, changePickup, { pickup_store_id: plazaEspana })
    expect(late.response.new_order.pending_change).toMatchObject({ precio: 3, precio_incidencias: 3 })
    const atStore = await paidAtStore(await createShopper(api))
    expect(atStore).toMatchObject({ can_change_pickup: true, change_pickup_cost: 0, change_delivery_cost: 0 })
  })

  it('moves the collection at a store with a new pickup', async () => {
    const shopper = await createShopper(api)
    const order = await paidAtStore(shopper, { ...(await vanPickup(shopper)), delivery_store_id: tetuan })
    const hours = await freePickups(api, shopper, 0)
    const later = await change(shopper, order, changePickup, {
      pickup_address_id: shopper.addressId,
      pickup_time: hours[8],
    })
    const moved = later.response.new_order
    expect(moved.delivery[0]!.ut_start).toBe(moved.pickup[0]!.ut_start + 48 * 3600)
    expect(moved.delivery[0]!.store_id).toBe(tetuan)
  })

  it('after a missed delivery to a store waits there for 3.00', async () => {
    const shopper = await createShopper(api)
    const placed = await placeOrder(api, shopper)
    await pay(api, shopper, placed.id)
    await moveTo(api, placed, [10, 20, 30, 40, 45])
    await change(shopper, placed, changeDelivery, { delivery_store_id: tetuan, solve_incident: 1 })
    const solved = await pay(api, shopper, placed.id)
    expect(solved).toMatchObject({ status: 30, precioIncidencias: 3 })
    expect(solved.delivery[0]).toMatchObject({ place: 'store', store_id: tetuan })
  })

  it.each([
    ['the same store', { delivery_store_id: tetuan }, 'delivery_time'],
    ['a van without an address', { delivery_time: 1 }, 'delivery_address_id'],
    ['a van without a slot', { delivery_address_id: 1 }, 'delivery_time'],
    ['a store and a slot', { delivery_store_id: plazaEspana, delivery_time: 1 }, 'delivery_store_id'],
    ['a store of store mode', { delivery_store_id: guindalera }, 'delivery_store_id'],
  ])('is refused to %s', async (_, fields, field) => {
    const shopper = await createShopper(api)
    const order = await paidAtStore(shopper)
    const body = { order_id: order.id, ...fields, prices: await fetchPrices(api, shopper, { items: orderA }) }
    const { http, response } = await api.call(changeDelivery, { session: shopper.session, body })
    expect(http).toBe(422)
    expect(Object.keys((response as unknown as { errors: object }).errors)).toEqual([field])
  })

  it('counts the lead time from the drop-off that is still to come', async () => {
    const shopper = await createShopper(api)
    const order = await paidAtStore(shopper)
    await advance(toInstant('2026-11-26', '12:00') * 1000 - api.dependencies.clock())
    const moved = await change(shopper, order, changeDelivery, { delivery_store_id: plazaEspana })
    expect(moved.response.new_order.delivery[0]!.ut_start).toBe(toInstant('2026-11-28', '14:00'))
  })
})

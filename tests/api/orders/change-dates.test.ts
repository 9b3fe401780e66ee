import { createAddress } from '@colada/domain/account/address-contract'
import { changeDelivery, changePickup, getOrder, type WireOrder } from '@colada/domain/orders/contract'
import { holdSlots } from '@colada/domain/schedule/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '#api/account/tables.ts'
import { orderChanges } from '#api/orders/change-tables.ts'
import { ensureSlots } from '#api/schedule/service.ts'
import { slots } from '#api/schedule/tables.ts'
import { pay, fetchOrder } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { validAddress } from '../support/test-api.ts'
import { testNow } from '../support/test-now.ts'
import {
  giveUp,
  requestChange,
  freeDeliveries,
  freePickups,
  moveTo,
  paidOrder,
  fetchChangePrices,
} from './order-changes.ts'
import { createShopper, endStoreMode, makeBusiness, makeStaff, placeOrder, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()
beforeAll(async () => {
  // The clock advances by weeks in this file.
  await ensureSlots(api.db, testNow + 40 * 24 * hour)
})
afterEach(() => expect(api.failures).toEqual([]))

const hour = 3_600_000
const codeOf = (name: keyof typeof statusCodes) => `${statusCodes[name].http} ${statusCodes[name].code}`
const codeIn = ({ http, response }: { http: number; response: { status: { code: number } } }) =>
  `${http} ${response.status.code}`

async function takenOf(id: number): Promise<number> {
  const [slot] = await api.db.select().from(slots).where(eq(slots.id, id))
  return slot!.taken
}

const slotOf = (order: WireOrder, leg: 'pickup' | 'delivery') => order[leg][0]!.slot_id!

/** Advances the clock to a time before a leg and extends the sessions. */
async function passUntil(order: WireOrder, leg: 'pickup' | 'delivery', before: number): Promise<void> {
  const until = order[leg][0]!.ut_start * 1000 - before
  api.advance(until - api.dependencies.clock())
  await api.db.update(sessions).set({ expiresAt: new Date(until + 24 * hour) })
}

const movePickup = (shopper: Shopper, order: WireOrder, fields: object) =>
  requestChange(api, shopper, changePickup, { order_id: order.id, ...fields })
const moveDelivery = (shopper: Shopper, order: WireOrder, fields: object) =>
  requestChange(api, shopper, changeDelivery, { order_id: order.id, ...fields })

describe('the timeline of a changed order', () => {
  it('names who changed the dates: the customer, or the shop for the customer', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    const [first, second] = (await freePickups(api, shopper, -10)).slice(4)
    await movePickup(shopper, order, { pickup_time: first })
    await makeStaff(api, shopper)
    const served = await movePickup(shopper, order, { pickup_time: second })
    expect(served.http).toBe(200)
    await endStoreMode(api, shopper)
    const { response } = await api.call(getOrder, { session: shopper.session, params: { orderId: order.id } })
    const changes = response.timeline!.filter(({ kind }) => kind === 'dates-changed')
    expect(changes.map(({ actor }) => actor)).toEqual([
      { kind: 'customer', name: '' },
      { kind: 'shop', name: '' },
    ])
    const rows = await api.db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id))
    expect(rows.map(({ actorKind, actorId }) => [actorKind, actorId])).toEqual([
      ['customer', shopper.userId],
      ['staff', 0],
    ])
  })
})

describe('changing the pickup', () => {
  it('early is free and applied at once: it takes the new place and frees the old one', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    expect(order).toMatchObject({ can_change_pickup: true, change_pickup_cost: 0 })
    const old = slotOf(order, 'pickup')
    const before = await takenOf(old)
    const newSlotId = (await freePickups(api, shopper))[12]!
    const { http, response } = await movePickup(shopper, order, { pickup_time: newSlotId })
    expect(http).toBe(200)
    expect(response.new_order).toMatchObject({
      status: 0,
      precioPedido: order.precioPedido,
      precioPendiente: 0,
      pending_change: null,
      delivery: order.delivery,
    })
    expect(slotOf(response.new_order, 'pickup')).toBe(newSlotId)
    expect([await takenOf(old), await takenOf(newSlotId)]).toEqual([before - 1, 1])
    await api.run('outbox')
    const mails = await api.sandbox.mailbox.list({ to: shopper.email })
    expect(mails.map(({ subject }) => subject)).toContain(`Tu pedido ${order.localizador} ha cambiado`)
  })

  it('less than six hours before costs 3.00, and is applied when it is paid', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    await passUntil(order, 'pickup', 6 * hour - 1000)
    const [old, newSlotId] = [slotOf(order, 'pickup'), (await freePickups(api, shopper))[6]!]
    const before = [await takenOf(old), await takenOf(newSlotId)]
    const { response } = await movePickup(shopper, order, { pickup_time: newSlotId })
    expect(response.new_order).toMatchObject({
      pickup: order.pickup,
      precioPendiente: 3,
      payment_intent_type: 'change_pickup_to_order',
      pending_change: { precio: 3, items: [], delivery: null, pickup: { slot_id: newSlotId } },
    })
    // Both places are occupied until the change is paid or lapses.
    expect([await takenOf(old), await takenOf(newSlotId)]).toEqual([before[0]!, before[1]! + 1])
    const paid = await pay(api, shopper, order.id)
    expect(paid).toMatchObject({ status: 0, precioIncidencias: 3, precioPendiente: 0, pending_change: null })
    expect(paid.precioPedido).toBe(Math.round((order.precioPedido + 3) * 100) / 100)
    expect(slotOf(paid, 'pickup')).toBe(newSlotId)
    expect([await takenOf(old), await takenOf(newSlotId)]).toEqual([before[0]! - 1, before[1]! + 1])
  })

  it('that is not paid within half an hour leaves the order unchanged, and frees the new place', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    await passUntil(order, 'pickup', 5 * hour)
    const newSlotId = (await freePickups(api, shopper))[6]!
    const before = await takenOf(newSlotId)
    await movePickup(shopper, order, { pickup_time: newSlotId })
    api.advance(1_800_000)
    await api.run('unpaid-orders')
    const now = await fetchOrder(api, shopper, order.id)
    expect(now).toMatchObject({ pickup: order.pickup, pending_change: null, precioPendiente: 0 })
    expect(await takenOf(newSlotId)).toBe(before)
  })

  it('occupies no place once it is given up', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    await passUntil(order, 'pickup', 5 * hour)
    const [first, second] = (await freePickups(api, shopper)).slice(6, 8)
    const before = await takenOf(first!)
    await movePickup(shopper, order, { pickup_time: first })
    expect(await takenOf(first!)).toBe(before + 1)
    expect(codeIn(await movePickup(shopper, order, { pickup_time: second }))).toBe(codeOf('changePending'))
    await giveUp(api, shopper, order)
    expect(await takenOf(first!)).toBe(before)
    const { response } = await movePickup(shopper, order, { pickup_time: second })
    expect(response.new_order.pending_change?.pickup?.slot_id).toBe(second)
  })

  it('is possible until two hours before', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    await passUntil(order, 'pickup', 2 * hour)
    expect((await fetchOrder(api, shopper, order.id)).can_change_pickup).toBe(true)
    api.advance(1000)
    expect((await fetchOrder(api, shopper, order.id)).can_change_pickup).toBe(false)
    const newSlotId = (await freePickups(api, shopper))[6]!
    expect(codeIn(await movePickup(shopper, order, { pickup_time: newSlotId }))).toBe(codeOf('pickupFixed'))
  })

  it('requires a later delivery if the current one is too early, and moves both in one transaction', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 0 })
    const later = (await freePickups(api, shopper, -10))[8]!
    const alone = await movePickup(shopper, order, { pickup_time: later })
    expect(codeIn(alone)).toBe(codeOf('deliveryFixed'))
    const [delivery] = await freeDeliveries(api, shopper, later, -10)
    const old = [slotOf(order, 'pickup'), slotOf(order, 'delivery')] as const
    const before = [await takenOf(old[0]), await takenOf(old[1])]
    const { response } = await movePickup(shopper, order, { pickup_time: later, delivery_time: delivery })
    expect([slotOf(response.new_order, 'pickup'), slotOf(response.new_order, 'delivery')]).toEqual([
      later,
      delivery,
    ])
    expect([await takenOf(old[0]), await takenOf(old[1])]).toEqual(before.map((taken) => taken - 1))
    const early = await freeDeliveries(api, shopper, slotOf(order, 'pickup'))
    const soon = await movePickup(shopper, response.new_order, {
      pickup_time: (await freePickups(api, shopper, -10))[9],
      delivery_time: early[0],
    })
    expect(codeIn(soon)).toBe(codeOf('noAvailability'))
    expect(Object.keys(soon.response.errors!)).toEqual(['delivery_time'])
  })

  it('to a full slot is rejected with its field, and changes nothing', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    const newSlotId = (await freePickups(api, shopper))[14]!
    await api.db
      .update(slots)
      .set({ capacity: await takenOf(newSlotId) })
      .where(eq(slots.id, newSlotId))
    const refused = await movePickup(shopper, order, { pickup_time: newSlotId })
    expect(codeIn(refused)).toBe(codeOf('noAvailability'))
    expect(Object.keys(refused.response.errors!)).toEqual(['pickup_time'])
    expect((await fetchOrder(api, shopper, order.id)).pickup).toEqual(order.pickup)
  })

  it('uses the place that the customer holds', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 30 })
    const newSlotId = (await freePickups(api, shopper, -10))[5]!
    const held = await api.call(holdSlots, {
      session: shopper.session,
      body: {
        pickup_address_id: shopper.addressId,
        pickup_time: newSlotId,
        delivery_address_id: shopper.addressId,
        delivery_time: slotOf(order, 'delivery'),
        category_id: 2,
      },
    })
    expect(held.http).toBe(200)
    await api.db
      .update(slots)
      .set({ capacity: await takenOf(newSlotId) })
      .where(eq(slots.id, newSlotId))
    const { http, response } = await movePickup(shopper, order, { pickup_time: newSlotId })
    expect([http, slotOf(response.new_order, 'pickup')]).toEqual([200, newSlotId])
  })

  it('to another address keeps the slot and its place, also in a full slot', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    const slot = slotOf(order, 'pickup')
    await api.db
      .update(slots)
      .set({ capacity: await takenOf(slot) })
      .where(eq(slots.id, slot))
    const body = validAddress({ address_line1: 'Calle de Alcalá', address_line2: '1', cp: '28014' })
    const other = await api.call(createAddress, { session: shopper.session, body })
    const fields = { pickup_address_id: other.response.address.id }
    await passUntil(order, 'pickup', 5 * hour)
    const { response } = await movePickup(shopper, order, fields)
    expect(response.new_order.pending_change?.pickup?.address).toBe('Calle de Alcalá 1, 28014 Madrid')
    const paid = await pay(api, shopper, order.id)
    expect(paid.pickup).toMatchObject([{ slot_id: slot, address: 'Calle de Alcalá 1, 28014 Madrid' }])
    await api.db.update(slots).set({ capacity: 12 }).where(eq(slots.id, slot))
  })

  it('is rejected for the current slot, and for slots that are not offered', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    const same = { pickup_time: slotOf(order, 'pickup'), pickup_address_id: shopper.addressId }
    const unchanged = await movePickup(shopper, order, same)
    expect([codeIn(unchanged), unchanged.response.errors]).toEqual([
      codeOf('invalid'),
      { pickup_time: ['Elige otra hora u otra dirección.'] },
    ])
    const otherCustomer = await createShopper(api, { cp: '08029', city: 'Barcelona' })
    for (const time of [slotOf(order, 'delivery'), (await freePickups(api, otherCustomer))[10], 9_999_999]) {
      expect(codeIn(await movePickup(shopper, order, { pickup_time: time }))).toBe(codeOf('noAvailability'))
    }
    const theirs = await movePickup(shopper, order, { pickup_address_id: otherCustomer.addressId })
    expect(codeIn(theirs)).toBe(codeOf('notFound'))
  })

  it('of a company is billed and applied at once', async () => {
    const company = await createShopper(api)
    await makeBusiness(api, company)
    const order = await placeOrder(api, company, { pickup: 10, delivery: 20 })
    await passUntil(order, 'pickup', 5 * hour)
    const newSlotId = (await freePickups(api, company))[6]!
    const { response } = await movePickup(company, order, { pickup_time: newSlotId })
    expect(response.new_order).toMatchObject({
      precioIncidencias: 3,
      precioPendiente: 0,
      pending_change: null,
    })
    expect(slotOf(response.new_order, 'pickup')).toBe(newSlotId)
  })
})

describe('changing the delivery', () => {
  it('is possible until eight hours before', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 4 })
    await moveTo(api, order, [10, 20, 30])
    await passUntil(order, 'delivery', 8 * hour)
    const newSlotId = (await freeDeliveries(api, shopper, slotOf(order, 'pickup'), -10))[2]!
    const { response } = await moveDelivery(shopper, order, { delivery_time: newSlotId })
    expect(slotOf(response.new_order, 'delivery')).toBe(newSlotId)
    expect(response.new_order).toMatchObject({ status: 30, precioPendiente: 0, pickup: order.pickup })
    await passUntil(response.new_order, 'delivery', 8 * hour - 1000)
    const next = (await freeDeliveries(api, shopper, slotOf(order, 'pickup')))[9]!
    const refused = await moveDelivery(shopper, order, { delivery_time: next })
    expect(codeIn(refused)).toBe(codeOf('deliveryFixed'))
    expect(refused.response.status.message).toMatch(/atención al cliente/)
  })

  it('is rejected before the lead time', async () => {
    const shopper = await createShopper(api)
    const early = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 20, delivery: 10 })
    const soon = await paidOrder(api, early, { pickup: 10, delivery: 0 })
    const refused = await moveDelivery(shopper, order, { delivery_time: slotOf(soon, 'delivery') })
    expect(codeIn(refused)).toBe(codeOf('noAvailability'))
    expect(Object.keys(refused.response.errors!)).toEqual(['delivery_time'])
  })
})

describe('after an absence', () => {
  it('at the pickup, a new slot costs 3.00 and returns the order to created', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 0 })
    await passUntil(order, 'pickup', -hour)
    await moveTo(api, order, [5])
    const absent = await fetchOrder(api, shopper, order.id)
    expect(absent).toMatchObject({ status: 5, change_pickup_cost: 3, can_change_pickup: false })
    expect(absent.incidents).toHaveLength(1)
    const pickup = (await freePickups(api, shopper, -10))[6]!
    const [delivery] = await freeDeliveries(api, shopper, pickup, -10)
    const fields = { pickup_time: pickup, delivery_time: delivery, solve_incident: 1 }
    const { response } = await movePickup(shopper, order, fields)
    expect(response.new_order).toMatchObject({ status: 5, precioPendiente: 3 })
    const paid = await pay(api, shopper, order.id)
    expect(paid).toMatchObject({ status: 0, incidents: [], precioIncidencias: 3, precioPendiente: 0 })
    expect([slotOf(paid, 'pickup'), slotOf(paid, 'delivery')]).toEqual([pickup, delivery])
    expect(paid.status_history.map(({ status }) => status)).toEqual([1, 0, 5, 0])
  })

  it('at the delivery, a new slot costs 3.00 and returns the order to delivery', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 0 })
    await passUntil(order, 'delivery', -hour)
    await moveTo(api, order, [10, 20, 30, 40, 45])
    expect((await fetchOrder(api, shopper, order.id)).change_delivery_cost).toBe(3)
    const newSlotId = (await freeDeliveries(api, shopper, slotOf(order, 'pickup')))[5]!
    await moveDelivery(shopper, order, { delivery_time: newSlotId, solve_incident: 1 })
    const paid = await pay(api, shopper, order.id)
    expect(paid).toMatchObject({ status: 40, incidents: [], precioIncidencias: 3, can_change_delivery: true })
    expect(slotOf(paid, 'delivery')).toBe(newSlotId)
    const later = (await freeDeliveries(api, shopper, slotOf(order, 'pickup'), -10)).at(-1)!
    const { response } = await moveDelivery(shopper, order, { delivery_time: later })
    expect(response.new_order).toMatchObject({ status: 40, pending_change: null })
    expect(slotOf(response.new_order, 'delivery')).toBe(later)
    await passUntil(response.new_order, 'delivery', 8 * hour - 1000)
    expect((await fetchOrder(api, shopper, order.id)).can_change_delivery).toBe(false)
  })
})

describe('a change of dates', () => {
  it('is rejected for another customer’s order, at a wrong price, and for a finished order', async () => {
    const [shopper, otherCustomer] = [await createShopper(api), await createShopper(api)]
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    const own = await paidOrder(api, otherCustomer, { pickup: 10, delivery: 20 })
    const newSlotId = (await freePickups(api, shopper, -10))[4]!
    const prices = await fetchChangePrices(api, otherCustomer, changePickup, { order_id: own.id })
    const foreign = await Promise.all(
      [order.id, 999_999].map((id) =>
        api.call(changePickup, {
          session: otherCustomer.session,
          body: { order_id: id, pickup_time: newSlotId, prices },
        }),
      ),
    )
    expect(foreign.map(({ http }) => http)).toEqual([404, 404])
    expect(foreign[0]!.response).toEqual(foreign[1]!.response)
    const wrongPrices = { ...prices, precio_incidencias: 3, precio_pedido: 3 }
    const wrong = await api.call(changePickup, {
      session: otherCustomer.session,
      body: { order_id: own.id, pickup_time: newSlotId, prices: wrongPrices },
    })
    expect(codeIn(wrong)).toBe(codeOf('pricesChanged'))
    expect(wrong.response).toMatchObject({ prices: { precio_pedido: 0 } })
    await moveTo(api, own, [60])
    expect(codeIn(await movePickup(otherCustomer, own, { pickup_time: newSlotId }))).toBe(
      codeOf('pickupFixed'),
    )
    expect(codeIn(await moveDelivery(otherCustomer, own, { delivery_time: newSlotId }))).toBe(
      codeOf('deliveryFixed'),
    )
  })

  it('lapses with its places when the order is cancelled', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { pickup: 10, delivery: 20 })
    await passUntil(order, 'pickup', 5 * hour)
    const newSlotId = (await freePickups(api, shopper))[6]!
    const before = await takenOf(newSlotId)
    await movePickup(shopper, order, { pickup_time: newSlotId })
    await moveTo(api, order, [60])
    expect(await takenOf(newSlotId)).toBe(before)
    const [row] = await api.db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id))
    expect(row!.status).toBe('lapsed')
  })
})

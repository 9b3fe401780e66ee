import { cancelOrder } from '@colada/domain/cancellation/contract'
import { changeDelivery, changePickup, getOrder, type WireOrder } from '@colada/domain/orders/contract'
import { getStaffOrder } from '@colada/domain/staff/orders-contract'
import { moveReturn, returnGarments } from '@colada/domain/staff/return-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountEntries } from '#api/orders/account-entry-tables.ts'
import { orderLegs, orders } from '#api/orders/tables.ts'
import { refunds } from '#api/payment/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { freeDeliveries, freePickups, moveTo, paidOrder, requestChange } from './order-changes.ts'
import { checkout, createShopper, homeAddresses, makeBusiness, placeOrder, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()

/** Two shirts and a suit: 24.85, and 13.90 for both legs (operations: order A). */
const orderA = {
  items: [
    { product_id: 1, qty: 2 },
    { product_id: 3, qty: 1 },
  ],
  pickup: 10,
  delivery: 20,
}
const tetuan = 46

let counter = ''
beforeAll(async () => {
  // The slots of the next days exist now, and cost what the transport costs.
  await checkout(api, await createShopper(api))
  await api.db.update(slots).set({ variation: 0 })
  counter = await logInStaff(api, await createStaff(api, ['counter']))
})

const rowOf = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!
const takenOf = async (id: number) => (await api.db.select().from(slots).where(eq(slots.id, id)))[0]!.taken
const heldOf = (orderId: number) =>
  api.db
    .select()
    .from(orderLegs)
    .where(and(eq(orderLegs.orderId, orderId), isNull(orderLegs.releasedAt)))
const moneyOf = async (id: number) => {
  const { total, paid, refundsTotal, incidents, transport } = await rowOf(id)
  return {
    total,
    paid,
    refundsTotal,
    incidents,
    transport,
    refunds: await api.db.$count(refunds, eq(refunds.orderId, id)),
  }
}
const staffViewOf = async ({ localizador: locator }: WireOrder) =>
  (await api.call(getStaffOrder, { session: counter, params: { locator } })).response

/** Cancels a collected order as its customer, whose garments go back by van. */
async function cancelCollected(shopper: Shopper, order: WireOrder) {
  await moveTo(api, order, [10])
  const params = { orderId: order.id }
  const body = { version: (await rowOf(order.id)).version }
  const { http } = await api.call(cancelOrder, { session: shopper.session, params, body })
  expect(http).toBe(200)
  return { shopper, order, slotId: order.delivery[0]!.slot_id! }
}

async function cancelledOrder() {
  const shopper = await createShopper(api)
  return cancelCollected(shopper, await paidOrder(api, shopper, orderA))
}

const change = (
  shopper: Shopper,
  order: WireOrder,
  fields: object,
  endpoint: typeof changePickup = changeDelivery,
) => requestChange(api, shopper, endpoint, { order_id: order.id, ...fields })

/** The mail about a change. */
async function changeMail({ email }: Shopper) {
  await api.run('outbox')
  const mails = await api.sandbox.mailbox.list({ to: email })
  const mail = mails.find(({ subject }) => subject.endsWith('ha cambiado'))
  return { ...mail!, raw: String(await api.sandbox.mailbox.raw(mail!.id)) }
}

describe('the customer of a cancelled order', () => {
  it('changes the return to a store: its place is free, and no money moves', async () => {
    const { shopper, order, slotId } = await cancelledOrder()
    const [taken, money] = [await takenOf(slotId), await moneyOf(order.id)]
    expect(money).toMatchObject({ total: 3875, paid: 3875, refundsTotal: 2485, refunds: 1 })
    const { http, response } = await change(shopper, order, { delivery_store_id: tetuan })
    expect([http, response.new_order.status, response.new_order.return_due]).toEqual([200, 60, true])
    expect(response.new_order).toMatchObject({ can_change_delivery: false, pending_change: null })
    // Nothing has to be cleaned: from the next opening on.
    expect(response.new_order.delivery[0]).toMatchObject({
      place: 'store',
      store_id: tetuan,
      slot_id: null,
      ut_start: Math.floor(api.dependencies.clock() / 1000),
    })
    expect(await takenOf(slotId)).toBe(taken - 1)
    expect(await moneyOf(order.id)).toEqual(money)
    expect(await heldOf(order.id)).toMatchObject([{ leg: 'delivery', place: 'store', storeId: tetuan }])
    const { session } = shopper
    const own = await api.call(getOrder, { session, params: { orderId: order.id } })
    expect(own.response.orders[0]!.delivery).toHaveLength(1)
    const { timeline } = await staffViewOf(order)
    expect(timeline.filter(({ kind }) => kind === 'return-changed')).toMatchObject([{ place: 'store' }])
    expect(timeline.filter(({ kind }) => kind === 'dates-changed')).toEqual([])
    const mail = await changeMail(shopper)
    expect(mail.text).toContain('Hemos cambiado cómo te devolvemos las prendas de tu pedido cancelado.')
    expect(mail.text).toContain('RECÓGELA EN LA TIENDA')
    expect(mail.text).not.toContain('38,75')
    expect(mail.attachments).toMatchObject([{ name: `colada-${order.localizador}.ics` }])
    expect(mail.raw).toContain('method=PUBLISH')
    // A store has no cut-off, so its return is final for the customer.
    const again = await change(shopper, order, { delivery_store_id: 36 })
    expect([again.http, again.response.status.code]).toEqual([409, statusCodes.deliveryFixed.code])
  })

  it('chooses another slot for nothing, also a dearer one', async () => {
    const { shopper, order, slotId } = await cancelledOrder()
    const money = await moneyOf(order.id)
    const offered = await freeDeliveries(api, shopper, order.pickup[0]!.slot_id!)
    const other = offered.find((id) => id !== slotId)!
    await api.db.update(slots).set({ variation: 20 }).where(eq(slots.id, other))
    const before = [await takenOf(slotId), await takenOf(other)] as const
    const fields = { ...homeAddresses(shopper), delivery_time: other }
    const { http, response } = await change(shopper, order, fields)
    expect(http, JSON.stringify(response)).toBe(200)
    expect(response.new_order).toMatchObject({ status: 60, return_due: true, can_change_delivery: true })
    expect(response.new_order.delivery[0]).toMatchObject({ place: 'address', slot_id: other })
    expect([await takenOf(slotId), await takenOf(other)]).toEqual([before[0] - 1, before[1] + 1])
    expect(await moneyOf(order.id)).toEqual(money)
    const { timeline } = await staffViewOf(order)
    expect(timeline.filter(({ kind }) => kind === 'return-changed')).toMatchObject([{ place: 'address' }])
    await api.db.update(slots).set({ variation: 0 }).where(eq(slots.id, other))
  })

  it('cannot move what is over: its pickup, or garments that are back', async () => {
    const { shopper, order } = await cancelledOrder()
    const [slot] = await freePickups(api, shopper)
    const pickup = await change(shopper, order, { pickup_time: slot! }, changePickup)
    expect([pickup.http, pickup.response.status.code]).toEqual([409, statusCodes.pickupFixed.code])
    const { version } = await staffViewOf(order)
    const params = { locator: order.localizador }
    await api.call(returnGarments, { session: counter, params, body: { version } })
    const late = await change(shopper, order, { delivery_store_id: tetuan })
    expect([late.http, late.response.status.code]).toEqual([409, statusCodes.deliveryFixed.code])
  })

  it('that is a company owes what it owed', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const { order } = await cancelCollected(shopper, await placeOrder(api, shopper, orderA))
    const entries = () => api.db.select().from(accountEntries).where(eq(accountEntries.orderId, order.id))
    const before = await entries()
    expect(before.reduce((sum, { amount }) => sum + amount, 0)).toBe(1390)
    expect((await change(shopper, order, { delivery_store_id: tetuan })).http).toBe(200)
    expect(await entries()).toEqual(before)
  })
})

describe('a member of staff', () => {
  const move = ({ localizador: locator }: WireOrder, version: number, storeId = tetuan) =>
    api.call(moveReturn, { session: counter, params: { locator }, body: { version, store_id: storeId } })
  const outcome = ({ http, response }: Awaited<ReturnType<typeof move>>) => [http, response.status.code]
  const refusal = (name: keyof typeof statusCodes) => [statusCodes[name].http, statusCodes[name].code]

  it('changes the return to a store, and the customer gets a mail', async () => {
    const { shopper, order, slotId } = await cancelledOrder()
    const [taken, money] = [await takenOf(slotId), await moneyOf(order.id)]
    const { version } = await staffViewOf(order)
    const replies = await Promise.all([move(order, version), move(order, version)])
    expect(replies.map(outcome).toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [200, 200],
      refusal('versionChanged'),
    ])
    expect(await takenOf(slotId)).toBe(taken - 1)
    expect(await moneyOf(order.id)).toEqual(money)
    expect(await heldOf(order.id)).toMatchObject([{ leg: 'delivery', place: 'store', storeId: tetuan }])
    const seen = await staffViewOf(order)
    expect(seen.timeline.filter(({ kind }) => kind === 'return-changed')).toMatchObject([{ place: 'store' }])
    const isMove = and(eq(staffActions.orderId, order.id), eq(staffActions.action, 'order-changed'))
    expect(await api.db.select().from(staffActions).where(isMove)).toMatchObject([
      { customerId: shopper.userId, after: { return_store: tetuan } },
    ])
    expect((await changeMail(shopper)).text).toContain('RECÓGELA EN LA TIENDA')
    expect(outcome(await move(order, seen.version))).toEqual(refusal('invalid'))
    // One that customers cannot choose.
    expect(outcome(await move(order, seen.version, 49))).toEqual([200, 200])
    expect(await heldOf(order.id)).toMatchObject([{ storeId: 49 }])
  })

  it('does not without a return, a known store or an order', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, orderA)
    const { version } = await staffViewOf(order)
    expect(outcome(await move(order, version))).toEqual(refusal('transitionRefused'))
    const cancelled = await cancelledOrder()
    const seen = await staffViewOf(cancelled.order)
    expect(outcome(await move(cancelled.order, seen.version, 1))).toEqual(refusal('invalid'))
    expect(outcome(await move({ ...order, localizador: 'NOSUCH1' }, 1))).toEqual(refusal('notFound'))
  })
})

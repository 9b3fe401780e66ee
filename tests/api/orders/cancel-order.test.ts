import { cancelOrder, getCancellation } from '@colada/domain/cancellation/contract'
import { addItems, changePickup } from '@colada/domain/orders/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { getStaffOrder } from '@colada/domain/staff/orders-contract'
import { returnGarments } from '@colada/domain/staff/return-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailOutbox } from '#api/mail/tables.ts'
import { orderLegs, orders, orderSteps } from '#api/orders/tables.ts'
import { refunds } from '#api/payment/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { createPaymentIntent, fetchOrder, pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { capturePayPal, preparePayPalOrder } from '../payment/paypal-buyer.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { freePickups, moveTo, paidOrder, requestChange } from './order-changes.ts'
import {
  checkout,
  createShopper,
  homeAddresses,
  makeBusiness,
  makeStaff,
  type OrderOptions,
  placeOrder,
  type Shopper,
} from './shopper.ts'

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
/** A bag of 31 kg: 59.95, without transport (order B). */
const orderB = { items: [{ product_id: 82, qty: 1 }], pickup: 10, delivery: 20 }
/** Order A with a code: 33.78. */
const orderC = { ...orderA, promoCode: 'WASH20WEB' }

beforeAll(async () => {
  // The slots of the next days exist now, and cost what the transport costs.
  await checkout(api, await createShopper(api))
  await api.db.update(slots).set({ variation: 0 })
})

const preview = async ({ session }: Shopper, orderId: number) =>
  (await api.call(getCancellation, { session, params: { orderId } })).response.cancellation

const cancel = ({ session }: Shopper, orderId: number, version: number, key = '') =>
  api.call(cancelOrder, {
    session,
    params: { orderId },
    body: { version },
    ...(key && { headers: { 'idempotency-key': key } }),
  })

/** Cancels an order as its customer sees it. */
async function cancelSeen(shopper: Shopper, orderId: number) {
  const seen = await preview(shopper, orderId)
  const { http, response } = await cancel(shopper, orderId, seen.version)
  expect(http, JSON.stringify(response)).toBe(200)
  return { seen, response }
}

const rowOf = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!
const takenOf = async (id: number) => (await api.db.select().from(slots).where(eq(slots.id, id)))[0]!.taken
const mailsOf = (id: number) =>
  api.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.subjectId, String(id)), eq(mailOutbox.kind, 'order-cancelled')))

/** Pays an order with a late change of its pickup: 3.00 more. */
async function changedLate(shopper: Shopper) {
  const order = await paidOrder(api, shopper, { ...orderA, pickup: 1 })
  const [slot] = await freePickups(api, shopper)
  const body = { order_id: order.id, ...homeAddresses(shopper), pickup_time: slot! }
  const { http } = await requestChange(api, shopper, changePickup, body)
  expect(http).toBe(200)
  return pay(api, shopper, order.id)
}

// Operations 5.1, row by row; cases 12 and 13.
describe.each<[string, number[], readonly [string, OrderOptions | 'late', number, number][]]>([
  [
    'confirmed',
    [],
    [
      ['order A', orderA, 38.75, 0],
      ['order B', orderB, 59.95, 0],
      ['order C', orderC, 33.78, 0],
      ['order A after a late change', 'late', 41.75, 0],
    ],
  ],
  [
    'missed at the pickup',
    [5],
    [
      ['order A', orderA, 35.75, 3],
      ['order B', orderB, 56.95, 3],
      ['order C', orderC, 30.78, 3],
      ['order A after a late change', 'late', 38.75, 3],
    ],
  ],
  [
    'collected',
    [10],
    [
      ['order A', orderA, 24.85, 13.9],
      ['order B', orderB, 59.95, 0],
      ['order C', orderC, 19.88, 13.9],
      ['order A after a late change', 'late', 24.85, 16.9],
    ],
  ],
])('an order that is %s', (_, statuses, rows) => {
  it.each(rows)('returns to the customer of %s what was shown', async (_name, options, refund, kept) => {
    const shopper = await createShopper(api)
    const order = options === 'late' ? await changedLate(shopper) : await paidOrder(api, shopper, options)
    await moveTo(api, order, statuses)
    const before = await rowOf(order.id)
    const { seen, response } = await cancelSeen(shopper, order.id)
    const isCollected = statuses.includes(10)
    expect(seen).toMatchObject({ can_cancel: true, refund, kept, version: before.version })
    expect(seen.kept_for.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round(kept * 100),
    )
    expect(seen.return_leg === null).toBe(!isCollected)
    expect(response.order).toMatchObject({ status: 60, return_due: isCollected })
    const row = await rowOf(order.id)
    expect(row.paid - row.refundsTotal).toBe(Math.round(kept * 100))
    expect(row.version).toBeGreaterThan(before.version)
    expect(await mailsOf(order.id)).toMatchObject([
      { details: { refund: Math.round(refund * 100), kept: Math.round(kept * 100) } },
    ])
    const steps = await api.db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id))
    expect(steps.at(-1)).toMatchObject({ status: 60, actorKind: 'customer', actorId: shopper.userId })
    // The van comes again only for what it has to bring back.
    const held = await api.db
      .select()
      .from(orderLegs)
      .where(and(eq(orderLegs.orderId, order.id), isNull(orderLegs.releasedAt)))
    expect(held.map(({ leg }) => leg)).toEqual(isCollected ? ['delivery'] : [])
  })
})

describe('an order whose washing has begun', () => {
  it.each([
    [[10, 20], 'withdraw'],
    [[10, 20, 30], 'withdraw'],
    [[10, 20, 25], 'withdraw'],
    [[10, 20, 30, 40, 50], 'report'],
  ])('with the steps %j is not cancelled, and the response says what remains: %s', async (steps, next) => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, orderA)
    await moveTo(api, order, steps)
    const seen = await preview(shopper, order.id)
    expect(seen).toMatchObject({ can_cancel: false, next_step: next, refund: 0, parts: [] })
    const { http, response } = await cancel(shopper, order.id, seen.version)
    expect([http, response.status.code]).toEqual([409, statusCodes.notCancellable.code])
    expect(response).toMatchObject({ cancellation: { next_step: next } })
    expect(await rowOf(order.id)).toMatchObject({ status: steps.at(-1), refundsTotal: 0 })
  })

  it('of a company is reported instead', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper, { hasCredit: false })
    const order = await paidOrder(api, shopper, orderA)
    await moveTo(api, order, [10, 20])
    expect(await preview(shopper, order.id)).toMatchObject({ can_cancel: false, next_step: 'report' })
  })
})

describe('a cancellation', () => {
  it('of an order that was paid in two ways keeps the oldest payment', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, orderA)
    const body = { order_id: order.id, items: [{ product_id: 2, qty: 1 }] }
    expect((await requestChange(api, shopper, addItems, body)).http).toBe(200)
    const paypal = await preparePayPalOrder(api, shopper, order.id)
    api.sandbox.paypal.approve(paypal.response.paypal_order.id)
    await capturePayPal(api, shopper, paypal.response.paypal_order.id)
    await moveTo(api, order, [10])
    await api.run('paid-cards')
    const { seen, response } = await cancelSeen(shopper, order.id)
    expect(seen.parts).toEqual([
      { provider: 'card', card: { brand: 'visa', last4: '4242' }, refund: 24.85, kept: 13.9 },
      { provider: 'paypal', card: null, refund: 7.95, kept: 0 },
    ])
    expect(seen.kept_for).toEqual([{ reason: 'transport', amount: 13.9 }])
    expect(response.refunds).toEqual([
      { provider: 'card', amount: 24.85 },
      { provider: 'paypal', amount: 7.95 },
    ])
  })

  it('with a version that is no longer that of the order is refused with the new figures', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, orderA)
    const seen = await preview(shopper, order.id)
    await moveTo(api, order, [10])
    const { http, response } = await cancel(shopper, order.id, seen.version)
    expect([http, response.status.code]).toEqual([409, statusCodes.cancellationChanged.code])
    expect(response).toMatchObject({ cancellation: { refund: 24.85, kept: 13.9 } })
    expect(await rowOf(order.id)).toMatchObject({ status: 10, refundsTotal: 0 })
  })

  it('that is sent twice with its key happens once', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, orderA)
    const { version } = await preview(shopper, order.id)
    const replies = await Promise.all([1, 2, 3].map(() => cancel(shopper, order.id, version, 'once')))
    expect(replies.map(({ http }) => http)).toEqual([200, 200, 200])
    expect(replies.map(({ response }) => response.refunds)).toEqual(
      replies.map(() => [{ provider: 'card', amount: 38.75 }]),
    )
    expect(await api.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1)
    // Another one finds nothing to cancel.
    const again = await cancel(shopper, order.id, (await preview(shopper, order.id)).version)
    expect([again.http, again.response.status.code]).toEqual([409, statusCodes.notCancellable.code])
  })

  it('of another customer’s order, and of an unknown one, finds nothing', async () => {
    const [shopper, other] = [await createShopper(api), await createShopper(api)]
    const order = await paidOrder(api, shopper, orderA)
    for (const orderId of [order.id, 9_999_999]) {
      const { session } = other
      expect((await api.call(getCancellation, { session, params: { orderId } })).http).toBe(404)
      expect((await cancel(other, orderId, 1)).http).toBe(404)
    }
    expect((await rowOf(order.id)).status).toBe(0)
  })

  it('is not for staff in store mode, who cancel in the back office', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, orderA)
    await makeStaff(api, shopper)
    expect((await cancel(shopper, order.id, 1)).http).toBe(403)
  })

  it('returns the places of both legs and the code', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, orderC)
    const [pickup, delivery] = [order.pickup[0]!.slot_id!, order.delivery[0]!.slot_id!]
    const before = [await takenOf(pickup), await takenOf(delivery)]
    const { seen } = await cancelSeen(shopper, order.id)
    expect(seen.promo_code).toBe('WASH20WEB')
    expect([await takenOf(pickup), await takenOf(delivery)]).toEqual(before.map((taken) => taken - 1))
    const body = { items: orderA.items, promo_code: 'WASH20WEB' }
    const { response } = await api.call(checkCoupon, { session: shopper.session, body })
    expect(response.calculate_status.code).toBe(200)
  })

  it('of an unpaid order returns nothing, and closes its payment', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper, orderA)
    const intentId = await createPaymentIntent(api, shopper, order.id)
    const { seen, response } = await cancelSeen(shopper, order.id)
    expect(seen).toMatchObject({ can_cancel: true, refund: 0, kept: 0, parts: [] })
    expect([response.order.status, response.refunds]).toEqual([60, []])
    expect(api.sandbox.provider.intents.get(intentId)!.status).toBe('canceled')
  })

  it('of an order that is paid meanwhile shows the new figures', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper, orderA)
    const { version } = await preview(shopper, order.id)
    api.sandbox.pay(await createPaymentIntent(api, shopper, order.id))
    const { http, response } = await cancel(shopper, order.id, version)
    expect([http, response.status.code]).toEqual([409, statusCodes.cancellationChanged.code])
    expect(response).toMatchObject({ cancellation: { refund: 38.75 } })
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(0)
  })

  it('of a company’s order on account shows what is not billed', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const order = await placeOrder(api, shopper, orderA)
    await moveTo(api, order, [10])
    const { seen, response } = await cancelSeen(shopper, order.id)
    expect(seen).toMatchObject({
      refund: 24.85,
      kept: 13.9,
      parts: [{ provider: null, refund: 24.85, kept: 13.9 }],
    })
    expect(response.refunds).toEqual([])
  })
})

// Case 14.
describe('the return of the garments', () => {
  it('is recorded once, and leaves the place of the delivery taken', async () => {
    const counter = await logInStaff(api, await createStaff(api, ['counter']))
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, orderA)
    await moveTo(api, order, [10])
    await cancelSeen(shopper, order.id)
    const slot = order.delivery[0]!.slot_id!
    const taken = await takenOf(slot)
    const params = { locator: order.localizador }
    const { version } = (await api.call(getStaffOrder, { session: counter, params })).response
    const record = (of: number) =>
      api.call(returnGarments, { session: counter, params, body: { version: of } })
    expect((await record(version - 1)).response.status.code).toBe(statusCodes.versionChanged.code)
    expect((await record(version)).http).toBe(200)
    const row = await rowOf(order.id)
    expect(row).toMatchObject({ status: 60, isReturnDue: false, returnedAt: expect.any(Date) })
    expect(await takenOf(slot)).toBe(taken)
    expect((await record(row.version)).response.status.code).toBe(statusCodes.transitionRefused.code)
    const isReturn = and(eq(staffActions.orderId, order.id), eq(staffActions.action, 'garments-returned'))
    expect(await api.db.select().from(staffActions).where(isReturn)).toMatchObject([
      { subjectKind: 'order', customerId: shopper.userId },
    ])
  })
})

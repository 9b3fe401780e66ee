import { createAddress } from '@colada/domain/account/address-contract'
import { deleteUser } from '@colada/domain/account/personal-data-contract'
import { abandonPayment, changePickup, moveOrder, reserve } from '@colada/domain/orders/contract'
import { TECHNICAL_STAFF_ID } from '@colada/domain/staff/actor'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountAudit } from '#api/account/security-tables.ts'
import { orders, orderSteps } from '#api/orders/tables.ts'
import { idempotencyKeys } from '#api/plugins/idempotency-tables.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { validAddress } from '../support/test-api.ts'
import { freePickups, moveTo, paidOrder, requestChange } from './order-changes.ts'
import { checkout, createShopper, endStoreMode, makeBusiness, makeStaff, placeOrder } from './shopper.ts'

const api = setUpPaymentApi()

const PAYMENT_WINDOW_MS = 1_800_000

/** Returns the steps of an order: status, kind and id of who moved it, and the reason if there is one. */
async function stepsOf(orderId: number) {
  const rows = await api.db
    .select()
    .from(orderSteps)
    .where(eq(orderSteps.orderId, orderId))
    .orderBy(asc(orderSteps.id))
  return rows.map(({ status, actorKind, actorId, reason }) => [
    status,
    actorKind,
    actorId,
    ...(reason === null ? [] : [reason]),
  ])
}

describe('a step of an order has who made it', () => {
  it('the customer, the provider, and operations with their reason', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await moveTo(api, order, [10])
    await api.call(moveOrder, {
      params: { locator: order.localizador },
      body: { status: 60, fault: 'shop', reason: 'The van broke down.' },
      headers: { 'x-operations-key': api.config.operationsKey },
    })
    expect(await stepsOf(order.id)).toEqual([
      [1, 'customer', shopper.userId],
      [0, 'provider', null],
      [10, 'operations', null],
      [60, 'operations', null, 'The van broke down.'],
    ])
  })

  it('the customer who gives up the payment, or the job', async () => {
    const shopper = await createShopper(api)
    const given = await placeOrder(api, shopper)
    const left = await placeOrder(api, shopper, { pickup: 1 })
    await api.call(abandonPayment, { session: shopper.session, params: { orderId: given.id } })
    api.advance(PAYMENT_WINDOW_MS)
    await api.run('unpaid-orders')
    const placed = [1, 'customer', shopper.userId]
    expect(await stepsOf(given.id)).toEqual([placed, [60, 'customer', shopper.userId]])
    expect(await stepsOf(left.id)).toEqual([placed, [60, 'job', null]])
  })

  it('the customer whose new date solves an absence', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const order = await placeOrder(api, shopper, { delivery: 10 })
    await moveTo(api, order, [5])
    const [, pickup] = await freePickups(api, shopper)
    const change = { order_id: order.id, pickup_time: pickup! }
    expect((await requestChange(api, shopper, changePickup, change)).http).toBe(200)
    expect(await stepsOf(order.id)).toEqual([
      [0, 'customer', shopper.userId],
      [5, 'operations', null],
      [0, 'customer', shopper.userId],
    ])
  })

  it('staff in store mode, who are nobody by name', async () => {
    const shopper = await createShopper(api)
    await makeStaff(api, shopper)
    const body = { ...(await checkout(api, shopper)), process_type: 'reserve_order_by_cash' }
    const { response } = await api.call(reserve, { session: shopper.session, body })
    expect(await stepsOf(response.new_order.id)).toEqual([[0, 'staff', TECHNICAL_STAFF_ID]])
  })

  it.each([
    ['no actor', {}],
    ['an unknown kind', { actorKind: 'driver', actorId: 1 }],
    ['a customer without an id', { actorKind: 'customer' }],
    ['a job with an id', { actorKind: 'job', actorId: 1 }],
  ])('a new one is refused with %s', async (_, actor) => {
    const order = await placeOrder(api, await createShopper(api))
    const step = { orderId: order.id, status: 0, at: new Date(), ...actor } as typeof orderSteps.$inferInsert
    await expect(api.db.insert(orderSteps).values(step)).rejects.toThrow()
  })
})

describe('an idempotency key', () => {
  it('of the customer is not that of staff for the customer, and both end with the account', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const headers = { 'idempotency-key': 'the-same-key' }
    const place = async (body: object) => {
      const { http, response } = await api.call(reserve, { session: shopper.session, body, headers })
      expect(http).toBe(200)
      return response.new_order
    }
    const first = await place(await checkout(api, shopper))
    await makeStaff(api, shopper)
    const second = await place(await checkout(api, shopper, { pickup: 1 }))
    expect(second.id).not.toBe(first.id)
    const keysOf = () =>
      api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, shopper.userId))
    const owners = (await keysOf()).map(({ actorKind, actorId }) => [actorKind, actorId])
    expect(new Set(owners)).toEqual(
      new Set([
        ['customer', shopper.userId],
        ['staff', TECHNICAL_STAFF_ID],
      ]),
    )
    await moveTo(api, first, [60])
    await moveTo(api, second, [60])
    await endStoreMode(api, shopper)
    await api.call(deleteUser, { session: shopper.session, params: { id: shopper.userId } })
    expect(await keysOf()).toEqual([])
    await api.db.delete(idempotencyKeys)
  })
})

describe('a change of an account', () => {
  it('has who made it: the customer, or staff in store mode', async () => {
    const shopper = await createShopper(api)
    await makeStaff(api, shopper)
    await api.call(createAddress, { session: shopper.session, body: validAddress({ alias: 'Otra' }) })
    const events = await api.db
      .select()
      .from(accountAudit)
      .where(eq(accountAudit.userId, shopper.userId))
      .orderBy(asc(accountAudit.id))
    expect(events.map(({ event, actorKind, actorId }) => [event, actorKind, actorId])).toEqual([
      ['registered', 'customer', shopper.userId],
      ['address-added', 'customer', shopper.userId],
      ['address-added', 'staff', TECHNICAL_STAFF_ID],
    ])
    expect(await api.db.$count(orders, eq(orders.userId, shopper.userId))).toBe(0)
  })
})

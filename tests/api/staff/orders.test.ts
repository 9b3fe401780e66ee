import { orderStatus } from '@colada/domain/orders/status'
import { getStaffOrder, getStaffOrders } from '@colada/domain/staff/orders-contract'
import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { users } from '#api/account/tables.ts'
import { orderLegs, orders } from '#api/orders/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, makeBusiness, placeOrder, type Shopper } from '../orders/shopper.ts'
import { pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'

type Order = Awaited<ReturnType<typeof placeOrder>>

const api = setUpPaymentApi()
let counter: string
let operations: string
let customer: Shopper
let company: Shopper
/** In the order in which they were placed. */
let unpaid: Order
let paid: Order
let cancelled: Order
let absent: Order
let billed: Order

beforeAll(async () => {
  counter = await logInStaff(api, await createStaff(api, ['counter']))
  operations = await logInStaff(api, await createStaff(api, ['operations']))
  customer = await createShopper(api)
  company = await createShopper(api, { cp: '41001', city: 'Sevilla' })
  await makeBusiness(api, company)
  await api.db
    .update(users)
    .set({ firstName: 'Beatriz', lastName: 'Ibáñez_Gil', phone: '+34612345678' })
    .where(eq(users.id, customer.userId))
  unpaid = await placeOrder(api, customer, { pickup: 9 })
  paid = await placeOrder(api, customer, { pickup: 10 })
  await pay(api, customer, paid.id)
  cancelled = await placeOrder(api, customer, { pickup: 11 })
  await pay(api, customer, cancelled.id)
  await moveOrder(api, cancelled.localizador, orderStatus.cancelled)
  absent = await placeOrder(api, customer, { pickup: 12 })
  await pay(api, customer, absent.id)
  await moveOrder(api, absent.localizador, orderStatus.absentAtPickup)
  billed = await placeOrder(api, company, { pickup: 13 })
})

afterEach(() => vi.restoreAllMocks())

async function list(filter: Record<string, string | number> = {}, session = counter) {
  const query = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  const { http, response } = await api.call(getStaffOrders, { session, query })
  if (http !== 200) throw new Error(`The list was rejected: ${JSON.stringify(response)}`)
  return response
}

/** Moves the delivery of an order to a store; returns its row from before. */
async function atStore({ id }: Order, storeId: number) {
  const isDelivery = and(eq(orderLegs.orderId, id), eq(orderLegs.leg, 'delivery'))
  const [row] = await api.db.select().from(orderLegs).where(isDelivery)
  const place = { place: 'store', storeId, slotId: null, addressId: null } as const
  await api.db.update(orderLegs).set(place).where(isDelivery)
  const { id: legId, ...delivery } = row!
  return { legId, delivery }
}

const found = async (query: Record<string, string | number>) =>
  (await list(query)).orders.map(({ localizador }) => localizador)

const locators = (...of: Order[]) => of.map(({ localizador }) => localizador)

describe('the orders of all customers', () => {
  it('are listed for counter and operations, newest first unless asked otherwise', async () => {
    const { orders: listed, next } = await list({}, operations)
    expect(listed.map(({ localizador }) => localizador)).toEqual(
      locators(billed, absent, cancelled, paid, unpaid),
    )
    expect(next).toBeNull()
    expect(await list()).toEqual({ ...(await list({}, operations)) })
    expect(await found({ sort: 'oldest' })).toEqual(locators(unpaid, paid, cancelled, absent, billed))
    expect(listed[0]).toMatchObject({ is_business: true, zone: 'sevilla', precio_pendiente: 0 })
    expect(listed[1]).toMatchObject({ status: 5, has_incident: true, zone: 'madrid' })
    expect(listed[4]).toMatchObject({
      status: 1,
      customer: { name: 'Beatriz Ibáñez_Gil', phone: '+34612345678', email: customer.email },
      pickup: { date: unpaid.pickup[0]!.date, start: unpaid.pickup[0]!.start },
      precio: unpaid.precioPedido,
      precio_pendiente: unpaid.precioPedido,
      has_incident: false,
    })
  })

  it('are filtered', async () => {
    expect(await found({ status: '1' })).toEqual(locators(unpaid))
    expect(await found({ status: '5,60' })).toEqual(locators(absent, cancelled))
    expect(await found({ zone: 'sevilla' })).toEqual(locators(billed))
    expect(await found({ unpaid: '1' })).toEqual(locators(unpaid))
    expect(await found({ incident: '1' })).toEqual(locators(absent))
    expect(await found({ business: '1' })).toEqual(locators(billed))
    expect(await found({ date: billed.delivery[0]!.date, zone: 'sevilla' })).toEqual(locators(billed))
    expect(await found({ date: '2020-01-01' })).toEqual([])
    expect(await found({ business: '1', unpaid: '1' })).toEqual([])
  })

  it('are those of a store that took them, or where they are collected', async () => {
    const store = 36
    const mark = { storeId: null, status: orderStatus.pendingPayment }
    await api.db.update(orders).set({ storeId: store }).where(eq(orders.id, unpaid.id))
    const { legId, delivery } = await atStore(paid, store)
    expect(await found({ at_store: store })).toEqual(locators(paid, unpaid))
    expect(await found({ store })).toEqual(locators(unpaid))
    // A collection that is no longer planned.
    await api.db.update(orderLegs).set({ releasedAt: new Date() }).where(eq(orderLegs.id, legId))
    expect(await found({ at_store: store })).toEqual(locators(unpaid))
    await api.db.update(orders).set(mark).where(eq(orders.id, unpaid.id))
    await api.db.update(orderLegs).set(delivery).where(eq(orderLegs.id, legId))
  })

  it.each([
    ['a locator', () => paid.localizador.toLowerCase(), () => locators(paid)],
    ['the start of a locator', () => paid.localizador.slice(0, -1), () => locators(paid)],
    ['an address', () => company.email.toUpperCase(), () => locators(billed)],
    ['a phone number', () => '612 34 56 78', () => locators(absent, cancelled, paid, unpaid)],
    ['a name', () => ' beatriz ibáñez ', () => locators(absent, cancelled, paid, unpaid)],
    ['a name without its accents', () => 'BEATRIZ IBANEZ', () => locators(absent, cancelled, paid, unpaid)],
    ['a name with other accents', () => 'béatriz', () => locators(absent, cancelled, paid, unpaid)],
    ['a text with a wildcard', () => 'ez_G', () => locators(absent, cancelled, paid, unpaid)],
    ['a wildcard alone', () => '%%%', () => []],
  ])('are found by %s', async (_, q, expected) => {
    expect(await found({ q: q() })).toEqual(expected())
  })

  it('come in pages, in both directions', async () => {
    for (const sort of ['newest', 'oldest'] as const) {
      const all = await found({ sort })
      const first = await list({ sort, limit: 2 })
      const second = await list({ sort, limit: 2, after: first.next! })
      const third = await list({ sort, limit: 2, after: second.next! })
      const pages = [first, second, third].flatMap((page) => page.orders)
      expect(pages.map(({ localizador }) => localizador)).toEqual(all)
      expect(third.next).toBeNull()
    }
  })

  it.each<Record<string, string>>([
    { q: 'ab' },
    { status: 'paid' },
    { zone: 'bilbao' },
    { date: '2027-13-01' },
    { after: '0' },
    { limit: '101' },
  ])('are refused for the filter %j', async (query) => {
    expect((await api.call(getStaffOrders, { session: counter, query })).http).toBe(422)
  })

  it('are read by a number of statements that does not grow with the page', async () => {
    const countStatements = async (limit: number) => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      await list({ limit })
      return query.mock.calls.length
    }
    const one = await countStatements(1)
    vi.restoreAllMocks()
    expect(await countStatements(5)).toBe(one)
  })
})

describe('an order', () => {
  const open = (locator: string, session = operations) =>
    api.call(getStaffOrder, { session, params: { locator } })

  it('is shown with its history, money and mails, and its opening is recorded', async () => {
    const { http, response } = await open(cancelled.localizador.toLowerCase())
    expect(http).toBe(200)
    expect(response.order).toMatchObject({ localizador: cancelled.localizador, status: 60 })
    expect(response.customer).toMatchObject({ name: 'Beatriz Ibáñez_Gil', business_name: '' })
    expect(response.zone).toBe('madrid')
    expect(
      response.timeline.map((event) => [
        event.kind === 'status' ? event.status : event.kind,
        event.actor?.kind,
      ]),
    ).toEqual([
      [1, 'customer'],
      ['payment', 'customer'],
      [0, 'system'],
      [60, 'shop'],
      ['refund', 'system'],
    ])
    expect(response.ledger).toMatchObject([
      { kind: 'payment', provider: 'card', amount: cancelled.precioPedido, status: 'succeeded' },
      { kind: 'refund', provider: 'card', amount: cancelled.precioPedido, reason: 'cancellation' },
    ])
    expect(response.mails.map(({ kind }) => kind)).toContain('order-confirmation')
    const [row] = await api.db.select({ id: orders.id }).from(orders).where(eq(orders.id, cancelled.id))
    const actions = await api.db.select().from(staffActions).where(eq(staffActions.action, 'order-opened'))
    expect(actions).toMatchObject([
      { subjectKind: 'order', subjectId: row!.id, orderId: row!.id, customerId: customer.userId },
    ])
  })

  it('has no ledger at a counter', async () => {
    const { response } = await open(paid.localizador, counter)
    expect(response.ledger).toBeNull()
    expect(response.order.precioPedido).toBe(paid.precioPedido)
  })

  it('names the staff member of a step, and its incidents in the language of the request', async () => {
    const { response } = await open(absent.localizador)
    expect(response.incidents).toMatchObject([{ solved_at: null }])
    const { response: english } = await api.call(getStaffOrder, {
      session: operations,
      params: { locator: absent.localizador },
      language: 'en',
    })
    expect(english.incidents[0]!.description).not.toBe(response.incidents[0]!.description)
  })

  it('is not found by an unknown locator, which is not recorded', async () => {
    const count = () => api.db.$count(staffActions)
    const before = await count()
    expect((await open('NOSUCHLOC')).http).toBe(404)
    expect(await count()).toBe(before)
  })
})

import {
  addDrawerMovement,
  approveDrawer,
  closeDrawer,
  getCounterRefunds,
  getDrawers,
  openDrawer,
  payOutRefund,
  takeOrderPayment,
} from '@colada/domain/counter/contract'
import { addItems, reserve } from '@colada/domain/orders/contract'
import { getStaffOrder, moveStaffOrder } from '@colada/domain/staff/orders-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawerMovements } from '#api/counter/movement-tables.ts'
import { drawers } from '#api/counter/tables.ts'
import { orders } from '#api/orders/tables.ts'
import { payments } from '#api/payment/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { moveTo, requestChange } from '../orders/order-changes.ts'
import {
  checkout,
  createShopper,
  fetchPrices,
  makeStaff,
  type OrderOptions,
  type Shopper,
} from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'

const api = setUpPaymentApi()

/** Two shirts and a suit: 24.85, and 13.90 for both legs (operations: order A). */
const orderA = [
  { product_id: 1, qty: 2 },
  { product_id: 3, qty: 1 },
]

/** Not the store that took the order. */
const OTHER_STORE_ID = 47

const count = (cents: number) => ({ '1': cents })

/** Closes the drawers of earlier tests with what they should have. */
async function closeDrawers(): Promise<void> {
  await api.db.execute(sql`
    update drawers d set closed_at = now(), counted = '{}', counted_by = 0, difference = 0,
      counted_total = d.float + m.sum, expected = d.float + m.sum
    from (select d.id, coalesce(sum(amount), 0) as sum from drawers d
      left join drawer_movements on drawer_id = d.id group by d.id) m
    where m.id = d.id and d.closed_at is null and d.counted is null`)
  await api.db.execute(
    sql`update drawers set closed_at = now(), reason = 'end', approved_by = 0 where closed_at is null`,
  )
}

async function place(shopper: Shopper, fields: object, options: OrderOptions = { items: orderA }) {
  const body = {
    ...(await checkout(api, shopper, options)),
    process_type: 'reserve_order_by_cash',
    ...fields,
  }
  return api.call(reserve, { session: shopper.session, body })
}

const open = async (session: string, till = 1, float = 10_000) =>
  api.call(openDrawer, { session, body: { till, float: count(float) } })

const close = async (session: string, id: number, counted: number, reason = '') =>
  api.call(closeDrawer, { session, params: { id }, body: { counted: count(counted), reason } })

const outcome = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]

const refusal = (name: keyof typeof statusCodes) => [statusCodes[name].http, statusCodes[name].code]

/** The row counts of what a sale writes. */
async function rows(): Promise<number[]> {
  return Promise.all([orders, payments, drawerMovements, staffActions].map((table) => api.db.$count(table)))
}

const readOrder = async (session: string, locator: string) =>
  (await api.call(getStaffOrder, { session, params: { locator } })).response

const movementsOf = async (drawerId: number) => {
  const found = await api.db
    .select()
    .from(drawerMovements)
    .where(eq(drawerMovements.drawerId, drawerId))
    .orderBy(asc(drawerMovements.id))
  return found.map(({ kind, amount }) => [kind, amount])
}

let shopper: Shopper
let counter = ''

beforeEach(async () => {
  shopper = await createShopper(api)
  await makeStaff(api, shopper)
  // The slots of the next days exist now, and cost what the transport costs.
  await checkout(api, shopper)
  await api.db.update(slots).set({ variation: 0 })
  await closeDrawers()
  counter = await logInStaff(api, await createStaff(api, ['counter']))
})

describe('an order that is paid in cash', () => {
  it('is accepted, gives change, takes two places and is in the drawer', async () => {
    const drawer = (await open(counter)).response.drawer
    const taken = async () => {
      const all = await api.db.select({ taken: slots.taken }).from(slots)
      return all.reduce((sum, slot) => sum + slot.taken, 0)
    }
    const before = await taken()
    const { http, response } = await place(shopper, { cash_received: 50 })
    expect(http).toBe(200)
    expect(response.new_order).toMatchObject({ status: 0, precioPedido: 38.75, precioPendiente: 0 })
    expect(response.change_given).toBe(11.25)
    expect(await taken()).toBe(before + 2)
    expect(await movementsOf(drawer.id)).toEqual([['sale', 3875]])
    const [order] = await api.db.select().from(orders).where(eq(orders.id, response.new_order.id))
    expect([order!.storeId, order!.paid]).toEqual([36, 3875])
    const [action] = await api.db.select().from(staffActions).where(eq(staffActions.action, 'payment-taken'))
    expect(action).toMatchObject({ storeId: 36, customerId: shopper.userId, orderId: order!.id })
  })

  it.each([
    ['without an open drawer', false, { cash_received: 50 }, {}, 'noOpenDrawer'],
    ['with less than the total', true, { cash_received: 38.74 }, {}, 'invalid'],
    ['at the limit', true, {}, { items: [{ product_id: 1, qty: 254 }] }, 'cashLimit'],
  ] as const)('%s is refused, and nothing is written', async (_, isOpen, fields, options, status) => {
    if (isOpen) await open(counter)
    const before = await rows()
    const refused = await place(shopper, fields, { items: orderA, ...options })
    expect(outcome(refused)).toEqual(refusal(status))
    expect(await rows()).toEqual(before)
  })

  it('does not grow to the limit', async () => {
    await open(counter)
    // 237 shirts at 3.95 are 936.15, without transport.
    const { response } = await place(shopper, {}, { items: [{ product_id: 1, qty: 237 }] })
    const order = response.new_order
    const body = { order_id: order.id, items: [{ product_id: 1, qty: 20 }] }
    const grown = await requestChange(api, shopper, addItems, body)
    expect(outcome(grown)).toEqual(refusal('cashLimit'))
  })
})

describe('an order that is paid at the terminal', () => {
  it('needs a reference, and leaves the drawer alone', async () => {
    const drawer = (await open(counter)).response.drawer
    const terminal = { process_type: 'reserve_order_by_tp_card' }
    expect(outcome(await place(shopper, terminal))).toEqual(refusal('invalid'))
    const { http, response } = await place(shopper, { ...terminal, terminal_ref: '0042' })
    expect([http, response.new_order.precioPendiente, response.change_given]).toEqual([200, 0, 0])
    expect(await movementsOf(drawer.id)).toEqual([])
  })
})

describe('an unpaid order', () => {
  it('is paid in full once, by the version that was seen', async () => {
    await open(counter)
    const { response } = await place(shopper, { process_type: 'reserve_order_by_unpaid' })
    const locator = response.new_order.localizador
    const seen = await readOrder(counter, locator)
    const version = seen.version
    const pay = (fields: object) =>
      api.call(takeOrderPayment, {
        session: counter,
        params: { locator },
        body: { method: 'cash', version, ...fields },
      })
    expect(outcome(await pay({ amount: 40 }))).toEqual(refusal('invalid'))
    const paid = await pay({ cash_received: 40 })
    expect(paid.response.change_given).toBe(1.25)
    expect(outcome(await pay({}))).toEqual(refusal('versionChanged'))
    expect(outcome(await pay({ version: paid.response.version }))).toEqual(refusal('orderNotPayable'))
  })

  it('is paid once when two counters take it at the same time', async () => {
    await open(counter)
    const { response } = await place(shopper, { process_type: 'reserve_order_by_unpaid' })
    const locator = response.new_order.localizador
    const { version } = await readOrder(counter, locator)
    const pay = () =>
      api.call(takeOrderPayment, {
        session: counter,
        params: { locator },
        body: { method: 'cash', version },
      })
    const outcomes = (await Promise.all([pay(), pay(), pay()])).map(outcome)
    const refused = refusal('versionChanged')
    expect(outcomes.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([[200, 200], refused, refused])
  })

  it('is handed over by a counter only once it is paid', async () => {
    const store = { pickup_store_id: 36, delivery_store_id: 36, pickup_time: null, delivery_time: null }
    const home = { pickup_address_id: null, delivery_address_id: null }
    const prices = await fetchPrices(api, shopper, { items: orderA, ...store })
    const body = { items: orderA, ...store, ...home, prices, process_type: 'reserve_order_by_unpaid' }
    const { response } = await api.call(reserve, { session: shopper.session, body })
    const order = response.new_order
    expect(order.precioPendiente).toBe(24.85)
    await moveTo(api, order, [10, 20, 30])
    const handOver = async (session: string) => {
      const { version } = await readOrder(session, order.localizador)
      const params = { locator: order.localizador }
      return api.call(moveStaffOrder, { session, params, body: { status: 50, version } })
    }
    const refused = await handOver(counter)
    expect(outcome(refused)).toEqual(refusal('balanceDue'))
    expect(refused.response).toMatchObject({ precio_pendiente: 24.85 })
    await open(counter)
    const { version } = await readOrder(counter, order.localizador)
    const cash = { method: 'cash', version, cash_received: 50 }
    const params = { locator: order.localizador }
    const paid = await api.call(takeOrderPayment, { session: counter, params, body: cash })
    expect(paid.response.change_given).toBe(25.15)
    expect(outcome(await handOver(counter))).toEqual([200, 200])
  })

  it('is moved by a counter as its role may, with a reason for a cancellation', async () => {
    const { response } = await place(shopper, { process_type: 'reserve_order_by_unpaid' })
    const locator = response.new_order.localizador
    const { version, allowed } = await readOrder(counter, locator)
    expect(allowed).toEqual([10, 60])
    const move = (body: object) =>
      api.call(moveStaffOrder, { session: counter, params: { locator }, body: { version, ...body } })
    expect(outcome(await move({ status: 5 }))).toEqual(refusal('transitionRefused'))
    expect(outcome(await move({ status: 60 }))).toEqual(refusal('invalid'))
    expect(outcome(await move({ status: 10, version: version - 1 }))).toEqual(refusal('versionChanged'))
    expect(outcome(await move({ status: 10 }))).toEqual([200, 200])
    const [action] = await api.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.orderId, response.new_order.id))
      .orderBy(desc(staffActions.id))
    expect(action).toMatchObject({ before: { status: 0 }, after: { status: 10 } })
  })
})

describe('a drawer', () => {
  /** Float 100.00, sales 38.75 and 24.85, paid out 16.95 and 12.00, dropped 80.00: 54.65. */
  async function usedDrawer(): Promise<number> {
    const { id } = (await open(counter)).response.drawer
    await place(shopper, {})
    const move = (kind: string, amount: number) =>
      api.call(addDrawerMovement, {
        session: counter,
        params: { id },
        body: { kind, amount, reason: 'Change for the till' },
      })
    await move('paid_in', 24.85)
    await move('paid_out', 16.95)
    await move('paid_out', 12)
    await move('drop', 80)
    await move('no_sale', 0)
    expect(outcome(await move('no_sale', 1))).toEqual(refusal('invalid'))
    expect(outcome(await move('drop', -5))).toEqual(refusal('invalid'))
    return id
  }

  it.each([
    [5415, -0.5],
    [5465, 0],
  ])('counted as %d closes with a difference of %d', async (counted, difference) => {
    const id = await usedDrawer()
    const seen = (await api.call(getDrawers, { session: counter })).response.drawers.find(
      (each) => each.id === id,
    )
    expect([seen!.expected, seen!.counted]).toEqual([null, null])
    const { response } = await close(counter, id, counted)
    expect(response.drawer).toMatchObject({ expected: 54.65, difference, approved_by: null })
    expect(response.drawer.closed_at).not.toBeNull()
    expect(outcome(await place(shopper, {}, { items: orderA, pickup: 3 }))).toEqual(refusal('noOpenDrawer'))
  })

  it('with a large difference needs a reason and the approval of somebody else', async () => {
    const id = await usedDrawer()
    expect(outcome(await close(counter, id, 3400))).toEqual(refusal('invalid'))
    // A count that was refused is recorded: the next one is no longer blind.
    const [seen] = await api.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.action, 'drawer-counted'))
      .orderBy(desc(staffActions.id))
      .limit(1)
    expect(seen).toMatchObject({ subjectId: id, after: { counted: 34, difference: -20.65 } })
    const counted = await close(counter, id, 3400, 'The bag of coins is missing')
    expect(outcome(counted)).toEqual(refusal('approvalRequired'))
    expect(counted.response).toMatchObject({ expected: 54.65, counted: 34, difference: -20.65 })
    const operations = await logInStaff(api, await createStaff(api, ['operations']))
    const waiting = (await api.call(getDrawers, { session: operations })).response.drawers
    expect(waiting.find((each) => each.id === id)).toMatchObject({ store_id: 36, difference: -20.65 })
    const approve = (session: string) => api.call(approveDrawer, { session, params: { id } })
    expect(outcome(await approve(counter))).toEqual(refusal('staffOnly'))
    const { response } = await approve(operations)
    expect(response.drawer).toMatchObject({ difference: -20.65, approved_by: 'Carmen Ortega' })
    expect(response.drawer.closed_at).not.toBeNull()
  })

  it('is one for each till', async () => {
    expect((await open(counter, 1)).http).toBe(200)
    expect((await open(counter, 2)).http).toBe(200)
    const again = await open(counter, 1)
    expect(outcome(again)).toEqual(refusal('drawerOpenElsewhere'))
    expect(again.response).toMatchObject({ opened_by: 'Carmen Ortega' })
    expect(await api.db.$count(drawers, isNull(drawers.closedAt))).toBe(2)
  })
})

describe('a refund of cash', () => {
  it('waits for a counter, and comes out of the drawer that gives it back, once', async () => {
    const drawer = (await open(counter)).response.drawer
    const { response } = await place(shopper, {})
    const locator = response.new_order.localizador
    const { version, cancellation } = await readOrder(counter, locator)
    expect(cancellation).toEqual({ refund: 38.75, refund_by_shop: 38.75, return_due: false })
    const cancel = { status: 60, version, reason: 'The customer has changed plans' }
    const moved = await api.call(moveStaffOrder, { session: counter, params: { locator }, body: cancel })
    expect(moved.http).toBe(200)
    await api.run('refunds')
    const listed = await api.call(getCounterRefunds, { session: counter, query: { locator } })
    const [refund] = listed.response.refunds
    expect(refund).toMatchObject({ localizador: locator, method: 'cash', amount: 38.75 })
    const payOut = (method: string) =>
      api.call(payOutRefund, { session: counter, params: { id: refund!.id }, body: { method } })
    expect(outcome(await payOut('terminal'))).toEqual(refusal('invalid'))
    expect(outcome(await payOut('transfer'))).toEqual(refusal('forbidden'))
    expect((await payOut('cash')).http).toBe(200)
    expect(outcome(await payOut('cash'))).toEqual(refusal('refundTooLarge'))
    expect(await movementsOf(drawer.id)).toEqual([
      ['sale', 3875],
      ['refund', -3875],
    ])
  })

  // Case 15.
  it('is given back at another store, out of a drawer there', async () => {
    const taken = (await open(counter)).response.drawer
    const { response } = await place(shopper, {})
    const locator = response.new_order.localizador
    const { version } = await readOrder(counter, locator)
    const cancel = { status: 60, version, reason: 'The customer has changed plans' }
    await api.call(moveStaffOrder, { session: counter, params: { locator }, body: cancel })
    const elsewhere = await logInStaff(api, await createStaff(api, ['counter'], OTHER_STORE_ID))
    const listed = await api.call(getCounterRefunds, { session: elsewhere, query: { locator } })
    expect(listed.response.refunds).toMatchObject([{ method: 'cash', amount: 38.75 }])
    const { id } = listed.response.refunds[0]!
    const payOut = (fields: object = {}) =>
      api.call(payOutRefund, { session: elsewhere, params: { id }, body: { method: 'cash', ...fields } })
    // Neither without a drawer nor out of the one of the store that took the money.
    expect(outcome(await payOut())).toEqual(refusal('noOpenDrawer'))
    const { drawer } = (await open(elsewhere)).response
    expect(drawer.store_id).toBe(OTHER_STORE_ID)
    expect(outcome(await payOut({ drawer_id: taken.id }))).toEqual(refusal('noOpenDrawer'))
    expect((await payOut()).response).toMatchObject({ localizador: locator, amount: 38.75 })
    expect(await movementsOf(drawer.id)).toEqual([['refund', -3875]])
    expect(await movementsOf(taken.id)).toEqual([['sale', 3875]])
    const [order] = await api.db.select().from(orders).where(eq(orders.locator, locator))
    expect([order!.refunded, order!.refundsTotal]).toEqual([3875, 3875])
    // 100.00 less 38.75, and 100.00 with 38.75.
    for (const [session, id, counted] of [
      [elsewhere, drawer.id, 6125],
      [counter, taken.id, 13_875],
    ] as const) {
      expect((await close(session, id, counted)).response.drawer).toMatchObject({
        expected: counted / 100,
        difference: 0,
      })
    }
  })
})

it('drivers use no drawer', async () => {
  const driver = await logInStaff(api, await createStaff(api, ['driver']))
  const before = await rows()
  expect(outcome(await open(driver))).toEqual(refusal('staffOnly'))
  expect(outcome(await open(shopper.session))).toEqual(refusal('notSignedIn'))
  expect(await rows()).toEqual(before)
})

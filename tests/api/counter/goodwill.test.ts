import { randomUUID } from 'node:crypto'
import { getCounterRefunds, openDrawer, payOutRefund } from '@colada/domain/counter/contract'
import { getOrderGoodwill, giveGoodwill } from '@colada/domain/counter/goodwill-contract'
import { getOrderInvoices } from '@colada/domain/invoices/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { reserve } from '@colada/domain/orders/contract'
import { getWallet } from '@colada/domain/promotions/contract'
import { getStaffOrder } from '@colada/domain/staff/orders-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodwills } from '#api/counter/goodwill-tables.ts'
import { orders } from '#api/orders/tables.ts'
import { refunds } from '#api/payment/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { paidOrder } from '../orders/order-changes.ts'
import {
  checkout,
  createShopper,
  makeBusiness,
  makeStaff,
  placeOrder,
  type Shopper,
} from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { passwordDigest, testPassword } from '../support/test-api.ts'

const api = setUpPaymentApi()

/** Two shirts and a suit: 24.85, and 13.90 for both legs (operations: order A). */
const orderA = [
  { product_id: 1, qty: 2 },
  { product_id: 3, qty: 1 },
]
/** 395.00, the transport is free. */
const hundredShirts = [{ product_id: 1, qty: 100 }]

let shopper: Shopper
let counter = ''
let operations = ''
let chief = ''

beforeAll(async () => {
  shopper = await createShopper(api)
  // The slots of the next days exist now, and cost what the transport costs.
  await checkout(api, shopper)
  await api.db.update(slots).set({ variation: 0 })
  counter = await logInStaff(api, await createStaff(api, ['counter']))
  operations = await logInStaff(api, await createStaff(api, ['operations']))
  chief = await logInStaff(api, await createStaff(api, ['operations']))
})

const pin = passwordDigest(testPassword)

type Placed = Awaited<ReturnType<typeof placeOrder>>

const rowOf = async ({ id }: Pick<Placed, 'id'>) =>
  (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!

/** Sends the version that the order has now and the password, which a member without a PIN has, unless told otherwise. */
async function give(session: string, order: Placed, amount: number, fields: object = {}, key?: string) {
  const { version } = await rowOf(order)
  return api.call(giveGoodwill, {
    session,
    params: { locator: order.localizador },
    body: { version, amount, method: 'refund', reason: 'Faltaba un botón', pin, ...fields },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
}

const read = async (session: string, { localizador: locator }: Placed) =>
  (await api.call(getOrderGoodwill, { session, params: { locator } })).response

const outcome = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]
const refusal = (name: keyof typeof statusCodes) => [statusCodes[name].http, statusCodes[name].code]
const done = [200, 200]

const refundsOf = async ({ id }: Placed) => {
  const found = await api.db.select().from(refunds).where(eq(refunds.orderId, id))
  return found.map(({ amount, reason }) => [amount, reason])
}

describe('a goodwill refund', () => {
  it.each([
    [9.99, done],
    [10, done],
    [10.01, refusal('approvalRequired')],
  ])('of %f by a counter: %j', async (amount, expected) => {
    const order = await paidOrder(api, shopper, { items: orderA })
    expect(outcome(await give(counter, order, amount))).toEqual(expected)
    const given = expected === done ? [[Math.round(amount * 100), 'goodwill']] : []
    expect(await refundsOf(order)).toEqual(given)
    expect(await api.db.$count(goodwills, eq(goodwills.orderId, order.id))).toBe(given.length)
  })

  it('adds up to 10.00 of an order, then operations give more', async () => {
    const order = await paidOrder(api, shopper, { items: orderA })
    expect(outcome(await give(counter, order, 6))).toEqual(done)
    expect(outcome(await give(counter, order, 4.01))).toEqual(refusal('approvalRequired'))
    expect(outcome(await give(counter, order, 4))).toEqual(done)
    expect(outcome(await give(operations, order, 20))).toEqual(done)
    expect(await refundsOf(order)).toEqual([
      [600, 'goodwill'],
      [400, 'goodwill'],
      [2000, 'goodwill'],
    ])
  })

  it('goes back to the card, off the price, with a mail and a rectifying invoice, and is recorded', async () => {
    const order = await paidOrder(api, shopper, { items: orderA })
    const { response } = await give(counter, order, 9.99)
    expect(response.version).toBe((await rowOf(order)).version)
    await api.run('refunds')
    const row = await rowOf(order)
    expect([row.paid, row.refundsTotal, row.refunded, row.withdrawn]).toEqual([3875, 999, 999, 999])
    const staffOrder = await api.call(getStaffOrder, {
      session: operations,
      params: { locator: order.localizador },
    })
    expect(staffOrder.response.order.precioPendiente).toBe(0)
    expect(staffOrder.response.ledger).toContainEqual(
      expect.objectContaining({ kind: 'refund', provider: 'card', amount: 9.99, reason: 'goodwill' }),
    )
    expect(staffOrder.response.mails.map(({ kind }) => kind)).toContain('order-refund')
    const { session } = shopper
    const invoices = await api.call(getOrderInvoices, { session, params: { orderId: order.id } })
    expect(invoices.response.invoices[0]).toMatchObject({ kind: 'R5', base: -8.26, vat: -1.73, total: -9.99 })
    const [action] = await api.db
      .select()
      .from(staffActions)
      .where(and(eq(staffActions.orderId, order.id), eq(staffActions.action, 'goodwill-given')))
    expect(action).toMatchObject({
      storeId: 36,
      customerId: shopper.userId,
      after: { amount: 999, way: 'refund' },
      reason: 'Faltaba un botón',
    })
    expect(await read(counter, order)).toMatchObject({
      refundable: 28.76,
      given: [{ amount: 9.99, method: 'refund', reason: 'Faltaba un botón', staff: 'Carmen Ortega' }],
      proposal: null,
    })
  })

  it('of cash waits for a counter, and comes out of a drawer', async () => {
    const payer = await createShopper(api)
    await makeStaff(api, payer)
    await api.call(openDrawer, { session: counter, body: { till: 2, float: { '100': 50 } } })
    const body = {
      ...(await checkout(api, payer, { items: orderA })),
      process_type: 'reserve_order_by_cash',
    }
    const order = (await api.call(reserve, { session: payer.session, body })).response.new_order
    expect(outcome(await give(counter, order, 5))).toEqual(done)
    const query = { locator: order.localizador }
    const [refund] = (await api.call(getCounterRefunds, { session: counter, query })).response.refunds
    expect(refund).toMatchObject({ method: 'cash', amount: 5 })
    const paidOut = await api.call(payOutRefund, {
      session: counter,
      params: { id: refund!.id },
      body: { method: 'cash' },
    })
    expect(outcome(paidOut)).toEqual(done)
  })

  it('above what is paid and not returned is refused', async () => {
    const order = await paidOrder(api, shopper, { items: orderA })
    expect(outcome(await give(operations, order, 38.76))).toEqual(refusal('refundTooLarge'))
    expect(outcome(await give(operations, order, 38.75))).toEqual(done)
    expect(outcome(await give(operations, order, 0.01))).toEqual(refusal('refundTooLarge'))
  })

  it('of an order on account is refused: its account is corrected', async () => {
    const company = await createShopper(api)
    await makeBusiness(api, company)
    const order = await placeOrder(api, company, { items: orderA })
    expect(outcome(await give(operations, order, 1))).toEqual(refusal('refundTooLarge'))
  })

  it('above 200.00 needs a second person of operations, who sends the same', async () => {
    const order = await paidOrder(api, shopper, { items: hundredShirts })
    expect(outcome(await give(operations, order, 200.01))).toEqual(refusal('approvalRequired'))
    expect(await read(chief, order)).toMatchObject({
      given: [],
      proposal: { amount: 200.01, method: 'refund' },
    })
    // The same person again, a counter, and another amount approve nothing; the last replaces the proposal.
    expect(outcome(await give(operations, order, 200.01))).toEqual(refusal('approvalRequired'))
    expect(outcome(await give(counter, order, 200.01))).toEqual(refusal('approvalRequired'))
    expect(outcome(await give(chief, order, 250))).toEqual(refusal('approvalRequired'))
    expect(await refundsOf(order)).toEqual([])
    expect(outcome(await give(operations, order, 250))).toEqual(done)
    expect(await refundsOf(order)).toEqual([[25_000, 'goodwill']])
    const [row] = await api.db.select().from(goodwills).where(eq(goodwills.orderId, order.id))
    expect(row!.approvedBy).not.toBe(row!.staffId)
    expect((await read(chief, order)).proposal).toBeNull()
    // The limit is for all that the order gets.
    expect(outcome(await give(operations, order, 1))).toEqual(refusal('approvalRequired'))
  })

  it('above 50.00 needs the PIN', async () => {
    const order = await paidOrder(api, shopper, { items: hundredShirts })
    const withoutPin = { pin: undefined }
    expect(outcome(await give(operations, order, 50, withoutPin))).toEqual(done)
    // The limit is for all that the order gets.
    expect(outcome(await give(operations, order, 0.01, withoutPin))).toEqual(refusal('pinRequired'))
    expect(await refundsOf(order)).toEqual([[5000, 'goodwill']])
    expect(outcome(await give(operations, order, 0.01))).toEqual(done)
  })

  it('of 200.00 needs one person', async () => {
    const order = await paidOrder(api, shopper, { items: hundredShirts })
    expect(outcome(await give(operations, order, 200))).toEqual(done)
  })
})

describe('a goodwill credit', () => {
  it('is in the wallet and in a mail, once per key, and counts against what is paid', async () => {
    const owner = await createShopper(api)
    const order = await paidOrder(api, owner, { items: orderA })
    const key = randomUUID()
    const fields = { method: 'credit' }
    expect(outcome(await give(counter, order, 8, fields, key))).toEqual(done)
    expect(outcome(await give(counter, order, 8, fields, key))).toEqual(done)
    const [row] = await api.db.select().from(goodwills).where(eq(goodwills.orderId, order.id))
    const wallet = await api.call(getWallet, { session: owner.session })
    expect(wallet.response.items).toContainEqual(
      expect.objectContaining({ code: row!.code, amount: 8, name: 'Crédito de cortesía' }),
    )
    expect(await refundsOf(order)).toEqual([])
    expect(await read(counter, order)).toMatchObject({ refundable: 30.75, given: [{ method: 'credit' }] })
    expect(outcome(await give(operations, order, 30.76))).toEqual(refusal('refundTooLarge'))
    await api.run('outbox')
    const mails = await api.sandbox.mailbox.list({ to: owner.email })
    const credits = mails.filter(({ subject }) => subject.startsWith(`Tienes ${formatMoney(800)}`))
    expect(credits).toHaveLength(1)
    expect(credits[0]!.text).toContain(row!.code)
  })
})

it('a goodwill is refused for a changed order, without a reason, and for drivers', async () => {
  const order = await paidOrder(api, shopper, { items: orderA })
  expect(outcome(await give(counter, order, 1, { version: 999 }))).toEqual(refusal('versionChanged'))
  expect(outcome(await give(counter, order, 1, { reason: ' ' }))).toEqual(refusal('invalid'))
  expect(outcome(await give(counter, order, 0))).toEqual(refusal('invalid'))
  const driver = await logInStaff(api, await createStaff(api, ['driver']))
  expect(outcome(await give(driver, order, 1))).toEqual(refusal('staffOnly'))
  expect(await refundsOf(order)).toEqual([])
})

it('two people who give at the same time give once', async () => {
  const order = await paidOrder(api, shopper, { items: orderA })
  const both = await Promise.all([give(counter, order, 6), give(counter, order, 6)])
  expect(both.map(outcome)).toEqual(expect.arrayContaining([done, refusal('versionChanged')]))
  expect(await refundsOf(order)).toEqual([[600, 'goodwill']])
})

import { statusCodes } from '@colada/domain/wire/status-codes'
import { createWithdrawal } from '@colada/domain/withdrawals/contract'
import {
  calculateWithdrawal,
  decideWithdrawal,
  getWithdrawal,
  getWithdrawals,
} from '@colada/domain/withdrawals/staff-contract'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#api/account/tables.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { orderLegs, orders } from '#api/orders/tables.ts'
import { refunds } from '#api/payment/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { anonymiseWithdrawals } from '#api/withdrawals/service.ts'
import { withdrawals } from '#api/withdrawals/tables.ts'
import { moveTo, paidOrder } from '../orders/order-changes.ts'
import { checkout, createShopper, type Shopper } from '../orders/shopper.ts'
import { fetchOrder } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'

const api = setUpPaymentApi()
let operations = ''

/** Two shirts and a suit: 24.85, and 13.90 for both legs (operations: order A). */
const orderA = {
  items: [
    { product_id: 1, qty: 2 },
    { product_id: 3, qty: 1 },
  ],
  pickup: 10,
  delivery: 20,
}

beforeAll(async () => {
  // The slots of the next days exist now, and cost what the transport costs.
  await checkout(api, await createShopper(api))
  await api.db.update(slots).set({ variation: 0 })
  operations = await logInStaff(api, await createStaff(api, ['operations']))
})

const send = (fields: object) =>
  api.call(createWithdrawal, {
    body: { name: 'Ana Núñez', locator: 'K7M2QPX', email: 'ana@example.com', ...fields },
  })

const open = async (id: number) =>
  (await api.call(getWithdrawal, { session: operations, params: { id } })).response

const decide = (id: number, body: object) =>
  api.call(decideWithdrawal, { session: operations, params: { id }, body })

const rowOf = async (reference: string) =>
  (await api.db.select().from(withdrawals).where(eq(withdrawals.reference, reference)))[0]!
const orderRow = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!
const mailsOf = (id: number, kind: string) =>
  api.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.subjectId, String(id)), eq(mailOutbox.kind, kind)))

/** A withdrawal of a paid order that went through these statuses. */
async function withdrawn(statuses: readonly number[], shopper?: Shopper) {
  const customer = shopper ?? (await createShopper(api))
  const order = await paidOrder(api, customer, orderA)
  await moveTo(api, order, statuses)
  const { response } = await send({ locator: order.localizador.toLowerCase(), email: customer.email })
  const { id } = await rowOf(response.reference)
  return { shopper: customer, order, id }
}

/** Refunds what the screen of operations shows. */
async function refund(
  id: number,
  shirts: number,
  fields: { return_to: 'home' | 'store'; store_id?: number },
) {
  const { order } = await open(id)
  const { basis } = order!
  const line = basis.lines.find(({ quantity }) => quantity === 2)!
  const shown = calculateWithdrawal(basis, new Map([[line.item_id, shirts]]), fields.return_to)
  const { http, response } = await decide(id, {
    decision: 'refund',
    version: basis.version,
    in_cleaning: [{ item_id: line.item_id, quantity: shirts }],
    refund: shown.refund / 100,
    ...fields,
  })
  expect(http, JSON.stringify(response)).toBe(200)
  return shown.refund
}

describe('a statement of withdrawal', () => {
  it('is acknowledged by mail with its date and time, in its transaction', async () => {
    const { shopper, id, order } = await withdrawn([10, 20])
    const mails = await mailsOf(id, 'withdrawal-received')
    expect(mails).toHaveLength(1)
    await api.run('outbox')
    const mail = (await api.sandbox.mailbox.list({ to: shopper.email })).find(({ subject }) =>
      subject.includes('desistimiento'),
    )
    const { reference } = (await open(id)).withdrawal
    expect(mail!.text).toContain(reference)
    expect(mail!.text).toContain(order.localizador)
    expect(mail!.text).toContain('Ana Núñez')
    expect(mail!.text).toMatch(/Recibida el/)
  })

  // Case 17. The same work is done, so that neither the response nor its time tells which locators exist.
  it('about an unknown order gets the same response and a mail, without free texts', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, orderA)
    const known = await send({ locator: order.localizador, email: 'someone@example.com', garments: 'Spam' })
    const unknown = await send({ locator: 'NOSUCH1', email: 'someone@example.com', garments: 'Spam' })
    const shape = ({ http, response }: typeof known) => [
      http,
      response.status,
      Object.keys(response).toSorted(),
      response.reference.replaceAll(/[A-Z\d]{7}$/g, '*'),
      response.received_at,
    ]
    expect(shape(unknown)).toEqual(shape(known))
    await api.run('outbox')
    const mails = await api.sandbox.mailbox.list({ to: 'someone@example.com' })
    expect(mails).toHaveLength(2)
    for (const { text } of mails) {
      expect(text).not.toContain('Spam')
      expect(text).not.toContain('Ana')
    }
    expect(await rowOf(unknown.response.reference)).toMatchObject({ orderId: null, locator: 'NOSUCH1' })
  })

  it('that is repeated, also at the same time, is the first one', async () => {
    const fields = { locator: 'TWICE22', email: 'Twice@Example.com' }
    const replies = await Promise.all([1, 2, 3].map(() => send(fields)))
    const references = new Set(replies.map(({ response }) => response.reference))
    expect(references.size).toBe(1)
    const again = await send({ ...fields, name: 'Ana N.' })
    expect(again.response).toMatchObject({
      reference: [...references][0],
      received_at: replies[0]!.response.received_at,
    })
    const { id } = await rowOf(again.response.reference)
    expect(await mailsOf(id, 'withdrawal-received')).toHaveLength(1)
  })

  it.each([
    ['name', { name: ' ' }],
    ['locator', { locator: '' }],
    ['locator', { locator: 'Compra en https://example.com' }],
    ['email', { email: 'ana' }],
    ['garments', { garments: 'x'.repeat(501) }],
  ])('without a valid %s is refused with a sentence', async (field, fields) => {
    const { http, response } = await send(fields)
    expect([http, Object.keys((response as { errors?: object }).errors ?? {})]).toEqual([422, [field]])
  })
})

describe('the withdrawals of operations', () => {
  it('are listed, those that wait first', async () => {
    const { id } = await withdrawn([])
    await decide((await withdrawn([])).id, { decision: 'refuse', version: null, reason: 'x' })
    const { response } = await api.call(getWithdrawals, { session: operations })
    const states = response.withdrawals.map(({ state }) => state)
    expect(states.toSorted((a, b) => Number(b === 'received') - Number(a === 'received'))).toEqual(states)
    expect(response.withdrawals.find((each) => each.id === id)).toMatchObject({
      state: 'received',
      has_order: true,
    })
  })

  it('show the order, whose statement it is and whether the right exists, and their opening is recorded', async () => {
    const { id, order } = await withdrawn([10])
    expect(await open(id)).toMatchObject({
      order: { is_of_customer: true, obstacle: null, basis: { status: 10, items_discount: 0 } },
      decision: null,
    })
    const isOpening = and(eq(staffActions.orderId, order.id), eq(staffActions.action, 'withdrawal-opened'))
    expect(await api.db.$count(staffActions, isOpening)).toBe(1)
    const other = await send({ locator: order.localizador, email: 'other@example.com' })
    const shown = await open((await rowOf(other.response.reference)).id)
    expect(shown.order).toMatchObject({ is_of_customer: false })
    expect((await api.call(getWithdrawal, { session: operations, params: { id: 999_999 } })).http).toBe(404)
  })
})

describe('the refund of a withdrawal', () => {
  // Case 16.
  it.each([
    ['home', undefined, 2090],
    ['store', 36, 2785],
  ] as const)('at 20 with one shirt in cleaning, %s', async (place, storeId, amount) => {
    const { id, order, shopper } = await withdrawn([10, 20])
    const refunded = await refund(id, 1, { return_to: place, ...(storeId && { store_id: storeId }) })
    expect(refunded).toBe(amount)
    expect(await orderRow(order.id)).toMatchObject({ status: 20, withdrawn: amount, refundsTotal: amount })
    // What was returned is not due again.
    expect((await fetchOrder(api, shopper, order.id)).precioPendiente).toBe(0)
    const held = await api.db
      .select()
      .from(orderLegs)
      .where(
        and(eq(orderLegs.orderId, order.id), isNull(orderLegs.releasedAt), eq(orderLegs.leg, 'delivery')),
      )
    expect(held).toMatchObject([{ place: place === 'home' ? 'address' : 'store' }])
    expect(await mailsOf(id, 'withdrawal-decided')).toHaveLength(1)
    expect((await open(id)).decision).toMatchObject({ refund: amount / 100, by: 'Carmen Ortega' })
    const isDecision = and(eq(staffActions.orderId, order.id), eq(staffActions.action, 'withdrawal-decided'))
    expect(await api.db.select().from(staffActions).where(isDecision)).toMatchObject([
      { before: { state: 'received' }, after: { state: 'refunded', refund: amount } },
    ])
    await api.run('refunds')
    expect((await orderRow(order.id)).refunded).toBe(amount)
  })

  it('before the pickup cancels the order and returns everything', async () => {
    const { id, order } = await withdrawn([])
    expect(await refund(id, 0, { return_to: 'home' })).toBe(3875)
    expect(await orderRow(order.id)).toMatchObject({ status: 60, refundsTotal: 3875, isReturnDue: false })
  })

  it('after the pickup, with nothing in cleaning, cancels the order and returns the garments', async () => {
    const { id, order } = await withdrawn([10])
    expect(await refund(id, 0, { return_to: 'store', store_id: 36 })).toBe(3180)
    expect(await orderRow(order.id)).toMatchObject({ status: 60, refundsTotal: 3180, isReturnDue: true })
  })

  it('of another amount, version or a decided one is refused, and changes nothing', async () => {
    const { id, order } = await withdrawn([10, 20])
    const { version } = (await open(id)).order!.basis
    const outcome = async (body: object) => {
      const { http, response } = await decide(id, { decision: 'refund', version, refund: 24.85, ...body })
      return [http, response.status.code]
    }
    const { cancellationChanged, versionChanged, invalid } = statusCodes
    expect(await outcome({ refund: 24.86 })).toEqual([409, cancellationChanged.code])
    expect(await outcome({ version: version + 1 })).toEqual([409, versionChanged.code])
    expect(await outcome({ return_to: 'store', refund: 31.8 })).toEqual([422, invalid.code])
    expect(await api.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(0)
    const both = await Promise.all([outcome({}), outcome({})])
    expect(both.map(([http]) => Number(http)).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await api.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1)
  })

  it('of a delivered order is not possible; it is refused with a reason', async () => {
    const { id, order } = await withdrawn([10, 20, 30, 40, 50])
    const { obstacle, basis } = (await open(id)).order!
    expect(obstacle).toBe('performed')
    const { version } = basis
    expect((await decide(id, { decision: 'refund', version, refund: 24.85 })).http).toBe(409)
    expect((await decide(id, { decision: 'refuse', version, reason: ' ' })).http).toBe(422)
    const reason = 'El servicio ya está hecho.'
    expect((await decide(id, { decision: 'refuse', version, reason })).http).toBe(200)
    expect(await orderRow(order.id)).toMatchObject({ status: 50, refundsTotal: 0 })
    const { email } = (await open(id)).withdrawal
    await api.run('outbox')
    const mails = await api.sandbox.mailbox.list({ to: email })
    expect(mails.some(({ text }) => text.includes(reason))).toBe(true)
  })
})

it('the statements of a deleted account have no personal data', async () => {
  const { id, order, shopper } = await withdrawn([])
  const [user] = await api.db.select().from(users).where(eq(users.id, shopper.userId))
  await anonymiseWithdrawals(api.db, { orderIds: [order.id], email: user!.email })
  expect((await api.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]).toMatchObject({
    name: '',
    email: '',
    garments: '',
  })
})

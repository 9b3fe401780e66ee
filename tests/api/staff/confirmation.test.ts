import { orderStatus } from '@colada/domain/orders/status'
import { setStaffPin, wireLock } from '@colada/domain/staff/contract'
import { getStaffOrder, moveStaffOrder } from '@colada/domain/staff/orders-contract'
import type { Role } from '@colada/domain/wire/access'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { coupons } from '#api/promotions/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { moveTo } from '../orders/order-changes.ts'
import { checkout, createShopper, placeOrder } from '../orders/shopper.ts'
import { pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { passwordDigest, testPassword } from '../support/test-api.ts'

const api = setUpPaymentApi()
const pin = '4826'

const outcome = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]
const refusal = (name: keyof typeof statusCodes) => [statusCodes[name].http, statusCodes[name].code]
const success = [200, 200]

/** Places and pays an order that costs this much. */
async function placeFor(cents: number, suits = 20) {
  const shopper = await createShopper(api)
  const items = [{ product_id: 3, qty: suits }]
  const { prices } = await checkout(api, shopper, { items })
  const promoCode = `QUEDAN${shopper.userId}`
  await api.db.insert(coupons).values({
    code: promoCode,
    origin: 'campaign',
    kind: 'amount',
    amount: Math.round(prices['precio_pedido']! * 100) - cents,
    createdAt: new Date(api.dependencies.clock()),
  })
  const order = await placeOrder(api, shopper, { items, promoCode })
  expect(order.precioPedido).toBe(cents / 100)
  await pay(api, shopper, order.id)
  return order
}

async function logIn(role: Role): Promise<string> {
  const session = await logInStaff(api, await createStaff(api, [role]))
  const body = { pin, password: passwordDigest(testPassword) }
  expect((await api.call(setStaffPin, { session, body })).http).toBe(200)
  return session
}

async function cancel(session: string, locator: string, fields: object = {}) {
  const params = { locator }
  const { version } = (await api.call(getStaffOrder, { session, params })).response
  const body = { status: orderStatus.cancelled, version, reason: 'Lo pide por teléfono', ...fields }
  return api.call(moveStaffOrder, { session, params, body })
}

it('operations give up an order with the PIN', async () => {
  const { localizador } = await placeFor(50_00)
  const operations = await logIn('operations')
  const status = orderStatus.error
  expect(outcome(await cancel(operations, localizador, { status }))).toEqual(refusal('pinRequired'))
  expect(outcome(await cancel(operations, localizador, { status, pin }))).toEqual(success)
})

it('a counter returns 50.00 without the PIN', async () => {
  const { localizador } = await placeFor(50_00)
  expect(outcome(await cancel(await logIn('counter'), localizador))).toEqual(success)
})

it('a counter returns 50.01 with the PIN; a wrong one counts', async () => {
  const { localizador } = await placeFor(50_01)
  const counter = await logIn('counter')
  const missing = await cancel(counter, localizador)
  expect(outcome(missing)).toEqual(refusal('pinRequired'))
  const { lock } = z.object({ lock: wireLock }).parse(missing.response)
  expect(lock).toMatchObject({ is_locked: 0, tries_left: 5, has_pin: 1 })
  const wrong = await cancel(counter, localizador, { pin: '0000' })
  expect(outcome(wrong)).toEqual(refusal('pinRequired'))
  expect(wrong.response).toMatchObject({ lock: { tries_left: 4 } })
  expect(outcome(await cancel(counter, localizador, { pin }))).toEqual(success)
})

it('five wrong PINs with an act end the session, and nothing is cancelled', async () => {
  const { localizador } = await placeFor(50_01)
  const counter = await logIn('counter')
  const params = { locator: localizador }
  const { version } = (await api.call(getStaffOrder, { session: counter, params })).response
  const tried = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const body = { status: orderStatus.cancelled, version, reason: 'x', pin: '0000' }
    tried.push((await api.call(moveStaffOrder, { session: counter, params, body })).response.status.code)
  }
  expect(tried).toEqual([1602, 1602, 1602, 1602, 401])
  const { order } = (await api.call(getStaffOrder, { session: await logIn('operations'), params })).response
  expect(order.status).toBe(orderStatus.created)
})

it('what the shop keeps does not count', async () => {
  const order = await placeFor(55_00, 3)
  await moveTo(api, order, [orderStatus.collected])
  const counter = await logIn('counter')
  const params = { locator: order.localizador }
  const { cancellation } = (await api.call(getStaffOrder, { session: counter, params })).response
  expect(cancellation!.refund).toBeLessThan(50)
  expect(cancellation!.refund_by_shop).toBe(55)
  expect(outcome(await cancel(counter, order.localizador, { fault: 'shop' }))).toEqual(refusal('pinRequired'))
  expect(outcome(await cancel(counter, order.localizador))).toEqual(success)
})

it('operations return 200.00 alone', async () => {
  const { localizador } = await placeFor(200_00)
  expect(outcome(await cancel(await logIn('operations'), localizador))).toEqual(success)
})

it('more than 200.00 is proposed by one person and returned by another one, of operations', async () => {
  const { localizador, id } = await placeFor(200_01)
  const [counter, other] = [await logIn('counter'), await logIn('counter')]
  expect(outcome(await cancel(counter, localizador))).toEqual(refusal('pinRequired'))
  expect(outcome(await cancel(counter, localizador, { pin }))).toEqual(refusal('approvalRequired'))
  expect(outcome(await cancel(other, localizador, { pin }))).toEqual(refusal('approvalRequired'))
  const operations = await logIn('operations')
  // Not what was proposed.
  expect(outcome(await cancel(operations, localizador, { fault: 'shop' }))).toEqual(
    refusal('approvalRequired'),
  )
  expect(outcome(await cancel(operations, localizador))).toEqual(success)
  const proposals = await api.db
    .select({ after: staffActions.after })
    .from(staffActions)
    .where(and(eq(staffActions.orderId, id), eq(staffActions.action, 'cancellation-proposed')))
  expect(proposals.map(({ after }) => after?.['fault'])).toEqual(['customer', 'customer', 'shop'])
})

it('a proposal does not count for its own person, nor for an order that has changed', async () => {
  const order = await placeFor(200_01)
  const operations = await logIn('operations')
  expect(outcome(await cancel(operations, order.localizador))).toEqual(refusal('approvalRequired'))
  expect(outcome(await cancel(operations, order.localizador))).toEqual(refusal('approvalRequired'))
  await moveTo(api, order, [orderStatus.collected])
  const second = await logIn('operations')
  const fault = 'shop'
  expect(outcome(await cancel(second, order.localizador, { fault }))).toEqual(refusal('approvalRequired'))
})

import { reserve } from '@colada/domain/orders/contract'
import { staffProcessTypes } from '@colada/domain/orders/process'
import { createIntent } from '@colada/domain/payment/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { getPickups } from '@colada/domain/schedule/contract'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { sessions, users } from '#api/account/tables.ts'
import { orders } from '#api/orders/tables.ts'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { fieldsOf } from './fields.ts'
import {
  createAttackerOf,
  createFixture,
  readableData,
  registeredEndpoints,
  type TamperingFixture,
} from './fixture.ts'
import { findRejectionError, sendRequest, validRequest } from './requests.ts'

const api = await createPaymentApi()
const fixture = await createFixture(api)
const endpoints = registeredEndpoints(api)
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

/** Fields with which a client could claim an identity, rights or prices. */
function forgedFieldsOf({ victim }: TamperingFixture) {
  return {
    user_id: victim.userId,
    userId: victim.userId,
    isB2B: '1',
    isBusiness: true,
    is_staff: 1,
    isStaff: true,
    admin_id: 1,
    store_mode: 1,
    lavanderia_id: 36,
    noShipping: true,
    paid: 1e6,
    total: 0,
    precioPendiente: 0,
    role: 'admin',
  }
}

/**
 * HTTP statuses of valid requests that a private customer with open orders may not send, that have an unknown link, a
 * wrong password or a passkey that is not valid, or that name an order without an incident.
 */
const rejections: Readonly<Record<string, number>> = {
  // Named twice: by an id, too.
  openCustomer: 422,
  updateBusiness: 403,
  deleteUser: 409,
  answerIncident: 409,
  checkLink: 404,
  setPassword: 404,
  loginWithLink: 404,
  confirmEmail: 404,
  changePassword: 422,
  addPasskey: 401,
  loginWithPasskey: 401,
  loginWithFacebook: 401,
  loginStaff: 401,
  confirmStaffLogin: 401,
  loginStaffWithPasskey: 401,
  addStaffPasskey: 401,
  approveDrawer: 409,
  takeOrderPayment: 409,
  giveGoodwill: 409,
  payOutRefund: 404,
  moveStaffOrder: 409,
  // With another version than that of the order.
  cancelOrder: 409,
  returnGarments: 409,
  moveReturn: 409,
  getWithdrawal: 404,
  decideWithdrawal: 404,
  rectifyInvoice: 409,
  // It has no record: nothing is registered.
  correctInvoiceRecord: 409,
  // For companies only, and there is none.
  getBusinessAccount: 403,
  requestCredit: 403,
  getStatement: 404,
  getStatementTable: 404,
  getStatementFile: 404,
  getBusiness: 404,
  decideBusiness: 404,
  addBusinessPayment: 404,
  getBusinessStatement: 404,
  getBusinessStatementFile: 404,
  getBusinessStatementTable: 404,
  getPriceList: 404,
  updatePriceList: 404,
  // The claim has been decided by then.
  answerClaim: 404,
  updateStaffClaim: 409,
  chargeStorage: 409,
  // No signed link.
  trackOrder: 404,
  getSharedCalendar: 404,
}

const forgedRequest = (call: Endpoint, of: TamperingFixture) => {
  const valid = validRequest(of, call)
  const forgedFields = forgedFieldsOf(of)
  return { ...valid, query: { ...forgedFields, ...valid.query }, body: { ...forgedFields, ...valid.body } }
}

async function rightsOf({ attacker, victim }: TamperingFixture) {
  const read = async (userId: number) => {
    const [user] = await api.db.select().from(users).where(eq(users.id, userId))
    const open = await api.db.select().from(sessions).where(eq(sessions.userId, userId))
    return { isBusiness: user!.isBusiness, isStaff: open.some((session) => session.staffId !== null) }
  }
  return [await read(attacker.userId), await read(victim.userId)]
}

// Guard: the identity comes from the session only (`authorize`), and schemas strip unknown fields (trust 4).
describe('a client that claims to be another customer, a company or staff', () => {
  it.each(endpoints)('gets the same response from %s, and no rights', async (_, call) => {
    // An own customer, since valid requests change the customer's data.
    const own = call.method === 'GET' ? fixture : await createAttackerOf(api, fixture.victim)
    const seen = await readableData(own, own.victim)
    const { http, text } = await sendRequest(own, call, forgedRequest(call, own))
    expect(http, text).toBe(rejections[call.name] ?? 200)
    expect(await readableData(own, own.victim)).toEqual(seen)
    const noRights = { isBusiness: false, isStaff: false }
    expect(await rightsOf(own)).toEqual([noRights, noRights])
  })

  it('places an ordinary order: own, private, unpaid and with slots', async () => {
    const own = await createFixture(api)
    const { session, userId } = own.attacker
    const sent = { ...forgedRequest(reserve, own).body, es_bono: 1, solve_incident: 1, no_shipping: 1 }
    const { http, response } = await api.call(reserve, { session, body: sent })
    expect(http).toBe(200)
    expect(response.new_order).toMatchObject({
      status: 1,
      isB2B: '0',
      type: 'normal',
      precioPedido: own.order.prices['precio_pedido'],
      precioPendiente: own.order.prices['precio_pedido'],
      precioTransporte: own.order.prices['precio_transporte'],
    })
    const [row] = await api.db.select().from(orders).where(eq(orders.id, response.new_order.id))
    expect(row!.userId).toBe(userId)
  })

  it.each([
    ['noShipping', { noShipping: true, no_shipping: 1, cart_type: 'add_items_to_order' }],
    ['an order to which no garments can be added', { no_shipping: 1, order_id: 'unpaid' }],
    ['another customer’s order', { no_shipping: 1, order_id: 'victim' }],
    ['store mode', { store_mode: 1, admin_id: 1 }],
  ])('pays for transport despite %s', async (_, { order_id, ...claim }: Record<string, unknown>) => {
    const { attacker, victim, order } = fixture
    const named = { unpaid: attacker.unpaidOrderId, theirs: victim.paidOrderId }[String(order_id)]
    const { response } = await api.call(checkCoupon, {
      session: attacker.session,
      body: { items: order.items, ...claim, ...(named && { order_id: named }) },
    })
    expect(response).toMatchObject({ precio_transporte: 13.9 })
  })

  it('has neither the measures, the combinations nor the slots of store staff', async () => {
    const { session } = fixture.attacker
    const staff = { store_mode: 1 as const, admin_id: 1, isStaff: true }
    for (const items of [
      [{ product_id: 300, qty: 1, width: 300, height: 200 }],
      [
        { product_id: 1, qty: 1 },
        { product_id: 700, qty: 1 },
      ],
    ]) {
      const { http } = await api.call(checkCoupon, { session, body: { items, ...staff } })
      expect(http).toBe(statusCodes.cartRefused.http)
    }
    const plain = await api.call(getPickups, { session, body: { cp: '28013' } })
    const asStaff = await api.call(getPickups, { session, body: { cp: '28013', ...staff } })
    expect(asStaff.response.days).toEqual(plain.response.days)
  })
})

describe('a staff process', () => {
  const endpointsWithProcess = endpoints.filter(([, call]) =>
    fieldsOf(call, 'body').some(({ name }) => name === 'process_type'),
  )

  it.each(
    endpointsWithProcess.flatMap(([name, call]) =>
      staffProcessTypes.map((process) => [process, name, call] as const),
    ),
  )('%s is rejected by %s without a staff session', async (process, _, call) => {
    const before = await checksumDatabase(api.db)
    const valid = forgedRequest(call, fixture)
    const reply = await sendRequest(fixture, call, {
      ...valid,
      body: { ...valid.body, process_type: process },
    })
    expect(findRejectionError(reply, 'es')).toBeNull()
    expect([statusCodes.forbidden.code, statusCodes.invalid.code]).toContain(reply.code)
    expect(await checksumDatabase(api.db)).toEqual(before)
  })

  it('in a payment request is refused, and without one the amount is the order’s', async () => {
    const { session, unpaidOrderId } = (await createFixture(api)).attacker
    const prepare = (body: object) =>
      api.call(createIntent, { session, body: { order_id: unpaidOrderId, ...body } })
    const before = await checksumDatabase(api.db)
    const forged = await prepare({ payment_intent_type: 'reserve_order_by_unpaid' })
    expect([forged.http, forged.response.status.code]).toEqual([422, statusCodes.invalid.code])
    expect(await checksumDatabase(api.db)).toEqual(before)
    const { response } = await prepare({})
    const intent = api.sandbox.provider.intents.get(response.payment_intent.id)!
    expect(intent.metadata['order_id']).toBe(String(unpaidOrderId))
    expect(intent.amount).toBeGreaterThan(0)
    expect(response.payment_intent.amount).toBe(intent.amount / 100)
  })
})

describe('an unauthorised client', () => {
  const unknownToken = 'an-unknown-token'
  const customers = endpoints.filter(([, call]) => call.access === 'customer')
  const operations = endpoints.filter(([, call]) => call.access === 'operations')

  it.each(customers)('gets 401 from %s', async (_, call) => {
    const before = await checksumDatabase(api.db)
    for (const session of [null, unknownToken]) {
      const reply = await sendRequest(fixture, call, { ...forgedRequest(call, fixture), session })
      expect([reply.http, reply.code]).toEqual([401, statusCodes.notSignedIn.code])
    }
    expect(await checksumDatabase(api.db)).toEqual(before)
  })

  it.each(operations)('of operations is rejected by %s', async (_, call) => {
    const before = await checksumDatabase(api.db)
    for (const key of ['', unknownToken, api.config.apiToken, fixture.attacker.session]) {
      const headers = { 'x-operations-key': key }
      const reply = await sendRequest(fixture, call, { ...forgedRequest(call, fixture), headers })
      expect([reply.http, reply.code]).toEqual([403, statusCodes.forbidden.code])
    }
    expect(await checksumDatabase(api.db)).toEqual(before)
  })

  it.each(endpoints.filter(([, call]) => call.access !== 'operations'))(
    'is rejected by %s without the shop’s token',
    async (_, call) => {
      const before = await checksumDatabase(api.db)
      const valid = forgedRequest(call, fixture)
      const reply = await sendRequest(fixture, call, {
        ...valid,
        query: { ...valid.query, api_token: unknownToken },
      })
      expect([reply.http, reply.code]).toEqual([403, statusCodes.forbidden.code])
      expect(await checksumDatabase(api.db)).toEqual(before)
    },
  )
})

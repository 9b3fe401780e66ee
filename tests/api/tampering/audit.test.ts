import { updateBusiness } from '@colada/domain/account/profile-contract'
import { answerIncident, moveOrder } from '@colada/domain/orders/contract'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { staffActions } from '#api/staff/action-tables.ts'
import { makeBusiness, makeStaff } from '../orders/shopper.ts'
import { createPaymentApi } from '../payment/payment-api.ts'
import { createAttackerOf, createFixture, registeredEndpoints, type TamperingFixture } from './fixture.ts'
import { sendRequest, validRequest } from './requests.ts'

const api = await createPaymentApi()
const fixture = await createFixture(api)
afterAll(() => api.close())

/** Requests that staff may send for a customer without a record, and why. */
const unrecorded: Readonly<Record<string, string>> = {
  checkCoupon: 'It changes nothing.',
  getAvailablePromos: 'It changes nothing.',
  getPickups: 'It changes nothing.',
  getDeliveries: 'It changes nothing.',
  holdSlots: 'A hold ends by itself; the order that uses it is recorded.',
  releaseHold: 'A hold ends by itself.',
  syncCart: 'A cart obliges to nothing.',
  createIntent: 'The holder of the card pays; the payment is in the ledger of the order.',
  createPayPalOrder: 'The holder of the account pays; the payment is in the ledger of the order.',
  capturePayPalOrder: 'The holder of the account pays; the payment is in the ledger of the order.',
}

/** Makes the customer ready for a request that the others are not. */
const preparations: Readonly<Record<string, (of: TamperingFixture) => Promise<unknown>>> = {
  [updateBusiness.name]: ({ attacker }) => makeBusiness(api, attacker),
  [answerIncident.name]: async ({ attacker }) => {
    for (const status of [10, 20, 25]) {
      const { http } = await api.call(moveOrder, {
        params: { locator: attacker.locator },
        body: { status, missing_items: status === 25 ? [{ product_id: 1, qty: 1 }] : [] },
        headers: { 'x-operations-key': api.config.operationsKey },
      })
      expect(http).toBe(200)
    }
  },
}

const isOfCustomers = ([, call]: readonly [string, Endpoint]) =>
  call.method !== 'GET' && call.access === 'customer'
const calls = registeredEndpoints(api).filter(isOfCustomers)

// Guard: every act of staff has a row with the member, the store and the customer, written in its transaction.
it.each(calls.filter(([name]) => !(name in unrecorded)))(
  '%s in store mode is recorded',
  async (name, call) => {
    const own = await createAttackerOf(api, fixture.victim)
    await preparations[name]?.(own)
    const request = validRequest(own, call)
    const { userId } = own.attacker
    await makeStaff(api, own.attacker)
    const { http, text } = await sendRequest(own, call, request)
    expect(http, text).toBe(200)
    const rows = await api.db.select().from(staffActions).where(eq(staffActions.customerId, userId))
    expect(rows).not.toEqual([])
    for (const row of rows) expect(row).toMatchObject({ staffId: 0, storeId: 36 })
  },
)

it('names only requests that staff may send', () => {
  const names = calls.map(([name]) => name)
  expect(Object.keys(unrecorded).filter((name) => !names.includes(name))).toEqual([])
})

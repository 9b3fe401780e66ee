import type { WireOrder } from '@colada/domain/orders/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterAll, describe, expect, it } from 'vitest'
import { giveUp } from '../orders/order-changes.ts'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { fieldsOf, shapeOf } from './fields.ts'
import { registeredEndpoints, createFixture } from './fixture.ts'
import { findRejectionError, sendRequest, validRequest } from './requests.ts'

const api = await createPaymentApi()
const fixture = await createFixture(api)
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

const cartEndpoints = registeredEndpoints(api).filter(([, call]) =>
  fieldsOf(call, 'body').some(({ path }) => path.join() === 'items'),
)
/** Endpoints with a cart in the body that do not buy it. */
const dateChangeEndpoints = ['changePickup', 'changeDelivery']
const buyingEndpoints = cartEndpoints.filter(([name]) => !dateChangeEndpoints.includes(name))

const shirts = { product_id: 1, qty: 3 }
/** Raw JSON values; `NaN` and infinity as they are serialized. */
const quantities = [
  '-1',
  '0',
  '1001',
  '1.5',
  '"1e3"',
  '"3"',
  'null',
  'NaN',
  '1e300',
  '1e999',
  'true',
  '[3]',
  '{}',
]

const carpet = (side: object) => JSON.stringify([{ product_id: 300, qty: 1, ...side }])

const carts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    quantities.flatMap((qty) => [
      [`only ${qty} of a garment`, `[{"product_id":1,"qty":${qty}}]`],
      [`${qty} of a garment beside a valid one`, `[${JSON.stringify(shirts)},{"product_id":2,"qty":${qty}}]`],
    ]),
  ),
  'more than a thousand in two lines': '[{"product_id":1,"qty":600},{"product_id":1,"qty":600}]',
  'more than a thousand in two lines, one with a size that shirts do not have':
    '[{"product_id":1,"qty":1000},{"product_id":1,"qty":1000,"width":50,"height":50}]',
  'a negative quantity beside a positive one': '[{"product_id":1,"qty":5},{"product_id":1,"qty":-2}]',
  'an unknown product': '[{"product_id":999999,"qty":1}]',
  'a carpet without a size': carpet({}),
  'a carpet with a width only': carpet({ width: 100 }),
  'a carpet with zero width': carpet({ width: 0, height: 100 }),
  'a carpet with negative sides': carpet({ width: -100, height: -100 }),
  'a carpet with a fractional width': carpet({ width: 100.5, height: 100 }),
  'a carpet above the maximum width': carpet({ width: 201, height: 100 }),
  'a carpet with a huge width': carpet({ width: 1e300, height: 100 }),
  'a carpet with sizes as strings': carpet({ width: '100', height: '100' }),
}

const reasons: readonly number[] = [statusCodes.cartRefused.code, statusCodes.invalid.code]

// Guard: the cart rules, which `readCart` checks for every line.
describe('an impossible cart', () => {
  it.each(buyingEndpoints)('is rejected by %s with every wrong value', async (_, call) => {
    const before = await checksumDatabase(api.db)
    const { params, query, body } = validRequest(fixture, call)
    const faults: string[] = []
    // Endpoints with optional garments accept an empty cart.
    const empty = shapeOf(call, 'body').required?.includes('items') ? { 'no garment': '[]' } : {}
    for (const [description, items] of Object.entries({ ...carts, ...empty })) {
      const text = JSON.stringify({ ...body, items: '@raw' }).replace('"@raw"', items)
      const reply = await sendRequest(fixture, call, { params, query, body: text })
      const fault = findRejectionError(reply, 'es')
      if (fault) faults.push(`${description}: ${fault}`)
      // Rejected because of the cart, not because of its price.
      else if (!reasons.includes(reply.code)) faults.push(`${description}: rejected with ${reply.code}`)
    }
    expect(faults).toEqual([])
    expect(await checksumDatabase(api.db)).toEqual(before)
  })
})

// Guard: `planChange` reads the cart only for added garments.
describe('a cart in a change of dates', () => {
  it.each(cartEndpoints.filter(([name]) => dateChangeEndpoints.includes(name)))(
    'is neither added to the order nor changes the price of %s',
    async (_, call) => {
      const { params, query, body } = validRequest(fixture, call)
      for (const [description, items] of Object.entries({
        'valid garments': JSON.stringify([shirts]),
        ...carts,
      })) {
        const text = JSON.stringify({ ...body, items: '@raw' }).replace('"@raw"', items)
        const {
          http,
          code,
          text: responseText,
        } = await sendRequest(fixture, call, { params, query, body: text })
        if (http !== 200) expect(code, description).toBe(statusCodes.invalid.code)
        else {
          const { new_order: order } = JSON.parse(responseText) as { new_order: WireOrder }
          expect(order, description).toMatchObject({ items: [shirts], precioPendiente: 3 })
          expect(order.pending_change?.items, description).toEqual([])
          await giveUp(api, fixture.attacker, order)
        }
      }
    },
  )
})

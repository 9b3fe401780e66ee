import { afterAll, describe, expect, it } from 'vitest'
import type { WireOrder } from '@colada/domain/orders/contract'
import { statusCodes } from '@colada/domain/wire/status'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { fieldsOf, shapeOf } from './fields.ts'
import { faultOfRefusal, sendRequest, validRequest } from './requests.ts'
import { registeredEndpoints, createFixture } from './fixture.ts'

const api = await createPaymentApi()
const world = await createFixture(api)
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

const cartEndpoints = registeredEndpoints(api).filter(([, call]) =>
  fieldsOf(call, 'body').some(({ path }) => path.join() === 'items'),
)
/** Endpoints with a cart in the body that do not buy it. */
const movers = ['changePickup', 'changeDelivery']
const takers = cartEndpoints.filter(([name]) => !movers.includes(name))

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
      [`${qty} of a garment beside a sound one`, `[${JSON.stringify(shirts)},{"product_id":2,"qty":${qty}}]`],
    ]),
  ),
  'more than a thousand in two lines': '[{"product_id":1,"qty":600},{"product_id":1,"qty":600}]',
  'more than a thousand by sizes that a shirt has not':
    '[{"product_id":1,"qty":1000},{"product_id":1,"qty":1000,"width":50,"height":50}]',
  'less by one line than another has more': '[{"product_id":1,"qty":5},{"product_id":1,"qty":-2}]',
  'a garment that there is not': '[{"product_id":999999,"qty":1}]',
  'a carpet of no size': carpet({}),
  'a carpet of one side': carpet({ width: 100 }),
  'a carpet of no width': carpet({ width: 0, height: 100 }),
  'a carpet turned inside out': carpet({ width: -100, height: -100 }),
  'a carpet of half a centimetre': carpet({ width: 100.5, height: 100 }),
  'a carpet wider than the machine': carpet({ width: 201, height: 100 }),
  'a carpet as wide as the world': carpet({ width: 1e300, height: 100 }),
  'a carpet of words': carpet({ width: '100', height: '100' }),
}

const reasons: readonly number[] = [statusCodes.cartRefused.code, statusCodes.invalid.code]

// Guard: the cart rules, which `readCart` checks for every line.
describe('an impossible cart', () => {
  it.each(takers)('is rejected by %s with every wrong value', async (_, call) => {
    const before = await checksumDatabase(api.db)
    const { params, query, body } = validRequest(world, call)
    const faults: string[] = []
    // Endpoints with optional garments accept an empty cart.
    const empty = shapeOf(call, 'body').required?.includes('items') ? { 'no garment': '[]' } : {}
    for (const [says, items] of Object.entries({ ...carts, ...empty })) {
      const text = JSON.stringify({ ...body, items: '@raw' }).replace('"@raw"', items)
      const reply = await sendRequest(world, call, { params, query, body: text })
      const fault = faultOfRefusal(reply, 'es')
      if (fault) faults.push(`${says}: ${fault}`)
      // Rejected because of the cart, not because of its price.
      else if (!reasons.includes(reply.code)) faults.push(`${says}: refused with ${reply.code}`)
    }
    expect(faults).toEqual([])
    expect(await checksumDatabase(api.db)).toEqual(before)
  })
})

// Guard: `planChange` reads the cart only for added garments.
describe('a cart in a change of dates', () => {
  it.each(cartEndpoints.filter(([name]) => movers.includes(name)))(
    'is neither added to the order nor changes the price of %s',
    async (_, call) => {
      const { params, query, body } = validRequest(world, call)
      for (const [says, items] of Object.entries({ 'sound garments': JSON.stringify([shirts]), ...carts })) {
        const text = JSON.stringify({ ...body, items: '@raw' }).replace('"@raw"', items)
        const { http, code, text: said } = await sendRequest(world, call, { params, query, body: text })
        if (http !== 200) expect(code, says).toBe(statusCodes.invalid.code)
        else {
          const { new_order: order } = JSON.parse(said) as { new_order: WireOrder }
          expect(order, says).toMatchObject({ items: [shirts], precioPendiente: 3 })
          expect(order.pending_change?.items, says).toEqual([])
        }
      }
    },
  )
})

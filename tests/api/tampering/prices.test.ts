import { createIntent, createPayPalOrder } from '@colada/domain/payment/contract'
import { wirePrices } from '@colada/domain/promotions/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterAll, describe, expect, it } from 'vitest'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { fieldsOf } from './fields.ts'
import { registeredEndpoints, createFixture } from './fixture.ts'
import { findRejectionError, sendRequest, validRequest } from './requests.ts'

const api = await createPaymentApi()
const fixture = await createFixture(api)
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

const parts = Object.keys(wirePrices.shape)

/** Endpoints that get the prices shown to the customer. */
const pricedEndpoints = registeredEndpoints(api).filter(([, call]) =>
  fieldsOf(call, 'body').some(({ path }) => path.join('.') === `prices.${parts[0]}`),
)

/** Other prices, as raw JSON. */
const wrongPrices: Readonly<Record<string, (actual: number) => string>> = {
  'a cent less': (actual) => String((Math.round(actual * 100) - 1) / 100),
  'a cent more': (actual) => String((Math.round(actual * 100) + 1) / 100),
  'a tenth of a cent less': (actual) => String((Math.round(actual * 1000) - 6) / 1000),
  negative: () => '-5',
  negated: (actual) => String(actual === 0 ? 1 : -actual),
}

/** Values that no price can have, as raw JSON. */
const malformedPrices: typeof wrongPrices = {
  huge: () => '1e300',
  'huge, infinite in cents': () => '1e308',
  infinite: () => '1e999',
  'a string': (actual) => JSON.stringify(String(actual)),
  null: () => 'null',
}

// Guard: `isSamePrices` compares the client's prices with the calculated ones, in the transaction of the order or change.
describe('a wrong price', () => {
  it.each(pricedEndpoints.flatMap(([name, call]) => parts.map((part) => [part, name, call] as const)))(
    '%s is rejected by %s with every value',
    async (part, _, call) => {
      const before = await checksumDatabase(api.db)
      const valid = validRequest(fixture, call)
      const actual = (valid.body['prices'] as Record<string, number>)[part]!
      const send = async (description: string, price: string) => {
        const prices = { ...(valid.body['prices'] as object), [part]: '@raw' }
        const body = JSON.stringify({ ...valid.body, prices }).replace('"@raw"', price)
        const reply = await sendRequest(fixture, call, { ...valid, body })
        expect(findRejectionError(reply, 'es'), description).toBeNull()
        return reply
      }
      for (const [description, wrongPrice] of Object.entries(wrongPrices)) {
        const { code, text } = await send(description, wrongPrice(actual))
        expect(code, description).toBe(statusCodes.pricesChanged.code)
        // The response has the current prices, so that they can be confirmed.
        expect(JSON.parse(text)).toMatchObject({ prices: valid.body['prices'] })
      }
      for (const [description, malformedPrice] of Object.entries(malformedPrices)) {
        const { code } = await send(description, malformedPrice(actual))
        expect(code, description).toBe(statusCodes.invalid.code)
      }
      expect(await checksumDatabase(api.db)).toEqual(before)
    },
  )

  // Guard: `eurosSchema`. The cents of 1e308 euros are infinite.
  it.each([createIntent, createPayPalOrder])('of 1e308 is invalid for $name', async (endpoint) => {
    const { session, unpaidOrderId } = fixture.attacker
    for (const precio_pedido of [1e308, -1e308, 1e14]) {
      const { http, response } = await api.call(endpoint, {
        session,
        body: { order_id: unpaidOrderId, precio_pedido },
      })
      expect([http, response.status.code]).toEqual([422, statusCodes.invalid.code])
    }
  })

  it('creates no payment of that amount', async () => {
    const { session, unpaidOrderId } = fixture.attacker
    const before = await checksumDatabase(api.db)
    const intents = api.sandbox.provider.intents.list().length
    for (const precio_pedido of [0, 0.01, 0.5, -10]) {
      const { http, response } = await api.call(createIntent, {
        session,
        body: { order_id: unpaidOrderId, precio_pedido },
      })
      expect([http, response.status.code]).toEqual([409, statusCodes.pricesChanged.code])
    }
    expect(await checksumDatabase(api.db)).toEqual(before)
    expect(api.sandbox.provider.intents.list()).toHaveLength(intents)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { wirePrices } from '@colada/domain/promotions/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { fieldsOf } from './fields.ts'
import { faultOfRefusal, sendRequest, validRequest } from './requests.ts'
import { registeredEndpoints, createFixture } from './fixture.ts'

const api = await createPaymentApi()
const world = await createFixture(api)
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

/** Endpoints that get the prices shown to the customer. */
const sellers = registeredEndpoints(api).filter(([, call]) =>
  fieldsOf(call, 'body').some(({ path }) => path.join() === 'prices'),
)
const parts = Object.keys(wirePrices.shape)

/** Wrong values of a price, as raw JSON. */
const lies: Readonly<Record<string, (truth: number) => string>> = {
  'a cent less': (truth) => String((Math.round(truth * 100) - 1) / 100),
  'a cent more': (truth) => String((Math.round(truth * 100) + 1) / 100),
  'a tenth of a cent less': (truth) => String((Math.round(truth * 1000) - 6) / 1000),
  negative: () => '-5',
  huge: () => '1e300',
  'more than a number': () => '1e999',
  'a text': (truth) => JSON.stringify(String(truth)),
  nothing: () => 'null',
  'its own opposite': (truth) => String(truth === 0 ? 1 : -truth),
}

// Guard: `samePrices` compares the client's prices with the calculated ones, in the transaction of the order or change.
describe('a wrong price', () => {
  it.each(sellers.flatMap(([name, call]) => parts.map((part) => [part, name, call] as const)))(
    '%s is rejected by %s with every value',
    async (part, _, call) => {
      const before = await checksumDatabase(api.db)
      const sound = validRequest(world, call)
      const truth = (sound.body['prices'] as Record<string, number>)[part]!
      for (const [says, lie] of Object.entries(lies)) {
        const prices = { ...(sound.body['prices'] as object), [part]: '@raw' }
        const body = JSON.stringify({ ...sound.body, prices }).replace('"@raw"', lie(truth))
        const reply = await sendRequest(world, call, { ...sound, body })
        expect(faultOfRefusal(reply, 'es'), says).toBeNull()
        if (reply.code === statusCodes.pricesChanged.code) {
          // The response has the current prices, so that they can be confirmed.
          expect(JSON.parse(reply.text)).toMatchObject({ prices: sound.body['prices'] })
        } else {
          expect(reply.code, says).toBe(statusCodes.invalid.code)
        }
      }
      expect(await checksumDatabase(api.db)).toEqual(before)
    },
  )

  it('creates no payment of that amount', async () => {
    const { session, unpaidOrderId } = world.mine
    const before = await checksumDatabase(api.db)
    const intents = api.sandbox.provider.intents.list().length
    for (const precio_pedido of [0, 0.01, 0.5, -10, 1e300]) {
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

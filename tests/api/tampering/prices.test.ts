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

/** Calls that are told what the customer saw. */
const sellers = registeredEndpoints(api).filter(([, call]) =>
  fieldsOf(call, 'body').some(({ path }) => path.join() === 'prices'),
)
const parts = Object.keys(wirePrices.shape)

/** What a part of the price is said to be, instead of what it is; raw, since JSON can say more than a number. */
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

// Guard: `samePrices` of the client's prices and what the database says, in the transaction of the order or of its change.
describe('a price that is not the true one', () => {
  it.each(sellers.flatMap(([name, call]) => parts.map((part) => [part, name, call] as const)))(
    '%s makes %s refuse, whatever it is said to be',
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
          // What holds is told, so that the customer can be asked again.
          expect(JSON.parse(reply.text)).toMatchObject({ prices: sound.body['prices'] })
        } else {
          expect(reply.code, says).toBe(statusCodes.invalid.code)
        }
      }
      expect(await checksumDatabase(api.db)).toEqual(before)
    },
  )

  it('makes no payment of that amount either', async () => {
    const { session, unpaidOrderId } = world.mine
    const before = await checksumDatabase(api.db)
    const asked = api.sandbox.provider.intents.list().length
    for (const precio_pedido of [0, 0.01, 0.5, -10, 1e300]) {
      const { http, response } = await api.call(createIntent, {
        session,
        body: { order_id: unpaidOrderId, precio_pedido },
      })
      expect([http, response.status.code]).toEqual([409, statusCodes.pricesChanged.code])
    }
    expect(await checksumDatabase(api.db)).toEqual(before)
    expect(api.sandbox.provider.intents.list()).toHaveLength(asked)
  })
})

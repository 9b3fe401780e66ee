import { isDeepStrictEqual } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { fieldsOf, type Part, replaced } from './fields.ts'
import { faultOfRefusal, sendRequest, validRequest } from './requests.ts'
import { isOwnedId, valuesOf } from './field-values.ts'
import { registeredEndpoints, createFixture, readableData } from './fixture.ts'

const api = await createPaymentApi()
const world = await createFixture(api)
/** The other customer's readable data, which must not change. */
const seen = await readableData(world, world.theirs)
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

const parts: readonly Part[] = ['params', 'query', 'body']

/** Every field of every endpoint that may identify a customer's data. */
const places = registeredEndpoints(api)
  .filter(([, call]) => call.access === 'customer')
  .flatMap(([, call]) =>
    parts.flatMap((part) =>
      fieldsOf(call, part)
        .filter(({ name }) => isOwnedId(name) || valuesOf(call, name)?.theirs)
        .map((field) => ({ call, part, ...field, title: `${field.path.join('.')} of ${call.name}` })),
    ),
  )

// Guard: ownership in the `where` of every query of a customer's data (trust 4).
describe('an id of another customer’s data', () => {
  it.each(places.map((place) => [place.title, place] as const))(
    'gets the same response as an unknown one, as %s',
    async (_, { call, part, path, name }) => {
      const values = valuesOf(call, name)
      if (!values?.theirs) throw new Error(`Add "${name}" of ${call.name} to field-values.ts.`)
      const valid = validRequest(world, call)
      const sendWith = (id: unknown) =>
        sendRequest(world, call, { ...valid, [part]: replaced(valid[part], path, id) })
      const before = await checksumDatabase(api.db)

      const unknownResult = await sendWith(values.unknownId)
      const after = await checksumDatabase(api.db)
      const theirs = await sendWith(values.theirs(world))

      expect([theirs.http, theirs.code]).toEqual([unknownResult.http, unknownResult.code])
      if (unknownResult.http === 200) {
        // The field is optional or ignored: the response is the same, without an effect on the other customer.
        if (isDeepStrictEqual(after, before)) expect(theirs.text).toBe(unknownResult.text)
      } else {
        expect(faultOfRefusal(unknownResult, 'es')).toBeNull()
        expect(theirs.text).toBe(unknownResult.text)
        expect(await checksumDatabase(api.db)).toEqual(before)
      }
      expect(await readableData(world, world.theirs)).toEqual(seen)
    },
  )
})

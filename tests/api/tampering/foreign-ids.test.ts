import { isDeepStrictEqual } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { isOwnedId, valuesOf } from './field-values.ts'
import { fieldsOf, type Part, replaced } from './fields.ts'
import { registeredEndpoints, createFixture, readableData } from './fixture.ts'
import { findRejectionError, sendRequest, validRequest } from './requests.ts'

const api = await createPaymentApi()
const fixture = await createFixture(api)
/** The other customer's readable data, which must not change. */
const seen = await readableData(fixture, fixture.victim)
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

const parts: readonly Part[] = ['params', 'query', 'body']

/** Every field of every endpoint that may identify a customer's data. */
const ownedFields = registeredEndpoints(api)
  .filter(([, call]) => call.access === 'customer')
  .flatMap(([, call]) =>
    parts.flatMap((part) =>
      fieldsOf(call, part)
        .filter(({ name }) => isOwnedId(name) || valuesOf(call, name)?.victim)
        .map((field) => ({ call, part, ...field, title: `${field.path.join('.')} of ${call.name}` })),
    ),
  )

// Guard: ownership in the `where` of every query of a customer's data (trust 4).
describe('an id of another customer’s data', () => {
  it.each(ownedFields.map((place) => [place.title, place] as const))(
    'gets the same response as an unknown one, as %s',
    async (_, { call, part, path, name }) => {
      const values = valuesOf(call, name)
      if (!values?.victim) throw new Error(`Add "${name}" of ${call.name} to field-values.ts.`)
      const valid = validRequest(fixture, call)
      const sendWith = (id: unknown) =>
        sendRequest(fixture, call, { ...valid, [part]: replaced(valid[part], path, id) })
      const before = await checksumDatabase(api.db)

      const unknownResult = await sendWith(values.unknownId)
      const after = await checksumDatabase(api.db)
      const foreignResult = await sendWith(values.victim(fixture))

      expect([foreignResult.http, foreignResult.code]).toEqual([unknownResult.http, unknownResult.code])
      if (unknownResult.http === 200) {
        // The field is optional or ignored: the response is the same, without an effect on the other customer.
        if (isDeepStrictEqual(after, before)) expect(foreignResult.text).toBe(unknownResult.text)
      } else {
        expect(findRejectionError(unknownResult, 'es')).toBeNull()
        expect(foreignResult.text).toBe(unknownResult.text)
        expect(await checksumDatabase(api.db)).toEqual(before)
      }
      expect(await readableData(fixture, fixture.victim)).toEqual(seen)
    },
  )
})

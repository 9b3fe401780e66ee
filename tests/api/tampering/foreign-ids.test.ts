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
/** What the other customer sees of what is theirs: the same until the end. */
const seen = await readableData(world, world.theirs)
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

const parts: readonly Part[] = ['params', 'query', 'body']

/** Every field of every call that names something of a customer's. */
const places = registeredEndpoints(api)
  .filter(([, call]) => call.access === 'customer')
  .flatMap(([, call]) =>
    parts.flatMap((part) =>
      fieldsOf(call, part)
        .filter(({ name }) => isOwnedId(name) || valuesOf(call, name)?.theirs)
        .map((field) => ({ call, part, ...field, title: `${field.path.join('.')} of ${call.name}` })),
    ),
  )

// Guard: ownership in the `where` of every query that names a customer's thing (trust 4).
describe('what belongs to another customer', () => {
  it.each(places.map((place) => [place.title, place] as const))(
    'answers like what nobody has, as %s',
    async (_, { call, part, path, name }) => {
      const word = valuesOf(call, name)
      if (!word?.theirs) throw new Error(`Say in words.ts whose thing "${name}" of ${call.name} names.`)
      const sound = validRequest(world, call)
      const ask = (thing: unknown) =>
        sendRequest(world, call, { ...sound, [part]: replaced(sound[part], path, thing) })
      const before = await checksumDatabase(api.db)

      const nobodys = await ask(word.nobodys)
      const after = await checksumDatabase(api.db)
      const theirs = await ask(word.theirs(world))

      expect([theirs.http, theirs.code]).toEqual([nobodys.http, nobodys.code])
      if (nobodys.http === 200) {
        // The call can do without the field: then it does the same, and nothing to the other customer.
        if (isDeepStrictEqual(after, before)) expect(theirs.text).toBe(nobodys.text)
      } else {
        expect(faultOfRefusal(nobodys, 'es')).toBeNull()
        expect(theirs.text).toBe(nobodys.text)
        expect(await checksumDatabase(api.db)).toEqual(before)
      }
      expect(await readableData(world, world.theirs)).toEqual(seen)
    },
  )
})

import { allEndpoints } from '@colada/domain/all-endpoints'
import { eurosSchema } from '@colada/domain/money/euros-schema'
import { fromEuros } from '@colada/domain/money/money'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

describe('the endpoints', () => {
  it('are those of the specification and the extensions, with unique names', () => {
    expect(allEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted()).toMatchSnapshot()
    expect(new Set(allEndpoints.map(({ name }) => name)).size).toBe(allEndpoints.length)
  })
  it('fill path parameters in, percent-encoded', () => {
    expect(endpointPath({ path: '/cards/:id' }, { id: 'pm/1 2' })).toBe('/cards/pm%2F1%202')
    expect(() => endpointPath({ path: '/cards/:id' })).toThrow(/needs the parameter "id"/)
  })
})

/** Names of fields with euros. */
const isAmount = (name: string) => /^(precio|iva_|price$|amount$|free_shipping$|change_\w+_cost$)/.test(name)

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly type?: string
  readonly maximum?: number
}

/** The amounts of a schema that have no maximum. */
function unboundedAmounts(schema: Schema, path: string): string[] {
  const parts = [schema, ...(schema.anyOf ?? [])]
  const inner = parts.flatMap(({ items, properties = {} }) => [
    ...(items ? unboundedAmounts(items, path) : []),
    ...Object.entries(properties).flatMap(([name, property]) =>
      unboundedAmounts(property, `${path}.${name}`),
    ),
  ])
  const isUnbounded = parts.some(({ type, maximum }) => type === 'number' && maximum === undefined)
  return isUnbounded && isAmount(path.split('.').at(-1)!) ? [path, ...inner] : inner
}

describe('amounts', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s are bounded',
    (name, { body, response }) => {
      for (const schema of [body, response]) {
        const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
        expect(unboundedAmounts(shape, name)).toEqual([])
      }
    },
  )

  it('are euros whose cents are exact integers', () => {
    expect(eurosSchema.safeParse(21.8).success).toBe(true)
    for (const amount of [1e308, -1e308, 1e14, Number.NaN, Number.POSITIVE_INFINITY])
      expect(eurosSchema.safeParse(amount).success, String(amount)).toBe(false)
    expect(fromEuros(eurosSchema.parse(999_999_999_999.99))).toBe(99_999_999_999_999)
  })
})

describe('status codes', () => {
  it('keep the numbers of the catalogue (spec 001 §8)', () => {
    expect(statusCodes).toMatchObject({
      ok: { code: 200 },
      emailRefused: { code: 108 },
      noCards: { code: 146, http: 200 },
      addressRefused: { code: 205 },
      noAvailability: { code: 211, http: 409 },
      deliveryFixed: { code: 308, http: 409 },
      phoneRefused: { code: 310 },
    })
    const codes = Object.values(statusCodes).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })
})

import { describe, expect, it } from 'vitest'
import { allEndpoints } from '@colada/domain/wire/all-endpoints'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { statusCodes } from '@colada/domain/wire/status'

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

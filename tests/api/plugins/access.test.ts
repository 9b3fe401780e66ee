import { roles } from '@colada/domain/wire/access'
import { defineEndpoint } from '@colada/domain/wire/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { registerEndpoint } from '#api/plugins/endpoints.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

const common = { subject: 'staff', method: 'GET', summary: '', response: { who: z.unknown() } } as const
const forDrivers = defineEndpoint({
  ...common,
  name: 'forDrivers',
  path: '/test/drivers',
  access: { staff: ['driver'] },
})
const forCounters = defineEndpoint({
  ...common,
  name: 'forCounters',
  path: '/test/counters',
  access: { staff: ['counter', 'operations'] },
})

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  registerEndpoint(api.app, forDrivers, async ({ actor }) => ({ who: actor }))
  registerEndpoint(api.app, forCounters, async ({ actor }) => ({ who: actor }))
})
afterAll(() => api.close())

it.each(roles)('the role %s may use exactly its endpoints', async (role) => {
  const session = await logInStaff(api, await createStaff(api, [role]))
  for (const call of [forDrivers, forCounters]) {
    const { http, response } = await api.call(call, { session })
    const isAllowed = call.access.staff.some((allowed) => allowed === role)
    expect([http, response.status.code]).toEqual(isAllowed ? [200, 200] : [403, 1601])
    if (isAllowed) expect(response.who).toMatchObject({ kind: 'staff', roles: [role], userId: null })
  }
})

it('a member with two roles may use the endpoints of both', async () => {
  const session = await logInStaff(api, await createStaff(api, ['counter', 'driver']))
  for (const call of [forDrivers, forCounters]) expect((await api.call(call, { session })).http).toBe(200)
})

it('customers and visitors are not signed in there', async () => {
  const { session } = await api.signUp()
  for (const input of [{ session }, { query: { staff_token: session } }, {}]) {
    const { http, response } = await api.call(forDrivers, input)
    expect([http, response.status.code]).toEqual([401, 401])
  }
})

import { lockStaffSession } from '@colada/domain/staff/contract'
import { openCustomer } from '@colada/domain/staff/customers-contract'
import { type EndpointAccess, type Role, roles } from '@colada/domain/wire/access'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterAll, expect, it } from 'vitest'
import { createShopper, makeBusiness, makeStaff } from '../orders/shopper.ts'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { createFixture, registeredEndpoints } from './fixture.ts'
import { sendRequest, validRequest } from './requests.ts'

/** Who sends a request. */
interface Persona {
  readonly name: string
  readonly session: string | null
  readonly operationsKey: string
  readonly kind: 'visitor' | 'customer' | 'store-mode' | 'acting' | 'locked' | 'operations' | Role
}

const api = await createPaymentApi()
const fixture = await createFixture(api)
afterAll(() => api.close())

const company = await createShopper(api)
await makeBusiness(api, company)
const served = await createShopper(api)
await makeStaff(api, served)

const visitor: Persona = { name: 'a visitor', kind: 'visitor', session: null, operationsKey: '' }
const personas: Persona[] = [
  visitor,
  { ...visitor, name: 'an unknown token', session: 'an-unknown-token' },
  { ...visitor, name: 'a customer', kind: 'customer', session: fixture.attacker.session },
  { ...visitor, name: 'a company', kind: 'customer', session: company.session },
  { ...visitor, name: 'staff in store mode', kind: 'store-mode', session: served.session },
  { ...visitor, name: 'the operations key', kind: 'operations', operationsKey: api.config.operationsKey },
]
for (const role of roles) {
  const session = await logInStaff(api, await createStaff(api, [role]))
  // A token of staff is no operations key either.
  personas.push({ name: `staff with the role ${role}`, kind: role, session, operationsKey: session })
}

const acting = await logInStaff(api, await createStaff(api, ['counter']))
await api.call(openCustomer, { session: acting, body: { user_id: served.userId } })
personas.push({ ...visitor, name: 'a counter acting for a customer', kind: 'acting', session: acting })

const locked = await logInStaff(api, await createStaff(api, roles))
await api.call(openCustomer, { session: locked, body: { user_id: served.userId } })
await api.call(lockStaffSession, { session: locked })
personas.push({ ...visitor, name: 'a locked session with all roles', kind: 'locked', session: locked })

const isRole = (kind: Persona['kind']): kind is Role => roles.some((role) => role === kind)

/** Returns the status with which a request is refused, `null` where the contract allows it. */
function refusalOf(access: EndpointAccess, { kind }: Persona): keyof typeof statusCodes | null {
  if (access === 'public') return null
  if (access === 'operations') return kind === 'operations' ? null : 'forbidden'
  if (kind === 'locked') return typeof access === 'object' && access.whileLocked ? null : 'pinRequired'
  const actsForCustomer = kind === 'store-mode' || kind === 'acting'
  if (access === 'customer' && actsForCustomer) return null
  if (access === 'customer-only' && actsForCustomer) return 'forbidden'
  if (typeof access === 'string') return kind === 'customer' ? null : 'notSignedIn'
  const role = kind === 'acting' ? 'counter' : kind
  if (!isRole(role)) return 'notSignedIn'
  return access.staff.includes(role) ? null : 'staffOnly'
}

// Guard: `authorize`, before the request is validated, and the separate tables of sessions (trust 4, 12).
it.each(registeredEndpoints(api))('%s is refused to everybody but those of its contract', async (_, call) => {
  const before = await checksumDatabase(api.db)
  const valid = validRequest(fixture, call)
  for (const persona of personas) {
    const refusal = refusalOf(call.access, persona)
    if (refusal === null) continue
    const headers = { 'x-operations-key': persona.operationsKey }
    const reply = await sendRequest(fixture, call, { ...valid, session: persona.session, headers })
    const { http, code } = statusCodes[refusal]
    expect([persona.name, reply.http, reply.code]).toEqual([persona.name, http, code])
  }
  expect(await checksumDatabase(api.db)).toEqual(before)
})

it('personas and endpoints cover every kind of access', () => {
  const kinds = registeredEndpoints(api).map(([, { access }]) =>
    typeof access === 'object' ? 'staff' : access,
  )
  expect(new Set(kinds)).toEqual(new Set(['public', 'customer', 'customer-only', 'staff', 'operations']))
})

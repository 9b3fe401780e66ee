import {
  type Actor,
  actorId,
  type StaffActor,
  type SystemActor,
  TECHNICAL_STAFF_ID,
} from '@colada/domain/staff/actor'
import { hasWiderLimits, mayUse, mayUseStaffProcesses, mayWorkAt } from '@colada/domain/staff/rights'
import { type EndpointAccess, type Role, roles } from '@colada/domain/wire/access'
import { describe, expect, it, test } from 'vitest'

const customer: Actor = { kind: 'customer', userId: 7, sessionId: 1, isBusiness: false }
const company: Actor = { ...customer, isBusiness: true }
const staff = (has: readonly Role[], userId: number | null = null): StaffActor => ({
  kind: 'staff',
  staffId: 3,
  sessionId: 1,
  roles: has,
  storeId: 36,
  userId,
  isBusiness: false,
})
const system = (kind: SystemActor['kind']): Actor => ({ kind })

const actors: Readonly<Record<string, Actor | null>> = {
  visitor: null,
  customer,
  company,
  counter: staff(['counter']),
  driver: staff(['driver']),
  operations: staff(['operations']),
  'counter and driver': staff(['counter', 'driver']),
  'store mode': staff(['counter'], 7),
  job: system('job'),
  provider: system('provider'),
  'the shared key': system('operations'),
}

const allowed: readonly (readonly [string, EndpointAccess, readonly string[]])[] = [
  ['everybody', 'public', Object.keys(actors)],
  ['customers', 'customer', ['customer', 'company', 'store mode']],
  ['operations by key', 'operations', ['the shared key']],
  ['counters', { staff: ['counter'] }, ['counter', 'counter and driver', 'store mode']],
  ['drivers', { staff: ['driver'] }, ['driver', 'counter and driver']],
  [
    'counters and operations',
    { staff: ['counter', 'operations'] },
    ['counter', 'operations', 'counter and driver', 'store mode'],
  ],
  ['every role', { staff: roles }, ['counter', 'driver', 'operations', 'counter and driver', 'store mode']],
]

const namesOf = (isAllowed: (actor: Actor | null) => boolean) =>
  Object.entries(actors).flatMap(([name, actor]) => (isAllowed(actor) ? [name] : []))

test.each(allowed)('endpoints of %s may be used by exactly their actors', (_, access, expected) => {
  expect(namesOf((actor) => mayUse(actor, access)).toSorted()).toEqual([...expected].toSorted())
})

describe('those who take orders', () => {
  const takers = ['counter', 'operations', 'counter and driver', 'store mode', 'the shared key']

  it('have the limits of store mode', () => {
    expect(namesOf((actor) => actor !== null && hasWiderLimits(actor))).toEqual(takers)
  })

  it('may use the processes of staff', () => {
    expect(namesOf((actor) => actor !== null && mayUseStaffProcesses(actor))).toEqual(takers)
  })
})

test.each([
  ['a counter at its store', ['counter'], [36], 36, true],
  ['a counter at another store', ['counter'], [36], 2, false],
  ['a counter at no store', ['counter'], [36], null, false],
  ['a driver at no store', ['driver'], [], null, true],
  ['a driver at a store', ['driver'], [], 36, false],
  ['operations at no store', ['operations'], [36], null, true],
  ['a counter who drives, at no store', ['counter', 'driver'], [36], null, true],
] as const)('%s: may work there is %#', (_, has, storeIds, storeId, expected) => {
  expect(mayWorkAt({ roles: has, storeIds }, storeId)).toBe(expected)
})

test('rows have the id of the person, and none of the system', () => {
  expect([customer, staff(['driver'], 7), system('job')].map(actorId)).toEqual([7, 3, null])
  // Identities of the database start at 1.
  expect(TECHNICAL_STAFF_ID).toBe(0)
})

import { createAddress } from '@colada/domain/account/address-contract'
import {
  getStaffMe,
  lockStaffSession,
  logoutStaff,
  recordStaffActivity,
  setStaffPin,
  unlockStaff,
} from '@colada/domain/staff/contract'
import { openCustomer } from '@colada/domain/staff/customers-contract'
import { getStaffOrders } from '@colada/domain/staff/orders-contract'
import type { Role } from '@colada/domain/wire/access'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { staffMembers } from '#api/staff/tables.ts'
import { createShopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff, type TestStaff } from '../support/staff.ts'
import { passwordDigest, testPassword, validAddress } from '../support/test-api.ts'

const api = setUpPaymentApi()
const MINUTE_MS = 60_000
const pin = '4826'
const password = passwordDigest(testPassword)

const outcome = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]
const refusal = (name: keyof typeof statusCodes) => [statusCodes[name].http, statusCodes[name].code]
const success = [200, 200]

let counter: TestStaff
let session: string

const lockOf = async (of = session) => (await api.call(getStaffMe, { session: of })).response.lock
const unlock = (typed: string, of = session) => api.call(unlockStaff, { session: of, body: { pin: typed } })
const read = (of = session) => api.call(getStaffOrders, { session: of })
const setPin = (body: object, of = session) =>
  api.call(setStaffPin, { session: of, body: { pin, password, ...body } })

async function logIn(roles: readonly Role[]) {
  const member = await createStaff(api, roles)
  return { member, session: await logInStaff(api, member, { locksWhenIdle: true }) }
}

async function actionsOf({ email }: TestStaff) {
  const rows = await api.db
    .select({ action: staffActions.action, after: staffActions.after })
    .from(staffActions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffActions.staffId))
    .where(eq(staffMembers.email, email))
    .orderBy(staffActions.id)
  return rows.map(({ action, after }) => (after === null ? action : [action, after]))
}

beforeEach(async () => {
  const opened = await logIn(['counter'])
  counter = opened.member
  session = opened.session
  expect(outcome(await setPin({}))).toEqual(success)
})

describe('a PIN', () => {
  it.each(['123', '1234567', '12a4', '0000', '999999', '1234', '456789', '9876', '3210', ''])(
    'is not %j',
    async (typed) => {
      const { http, response } = await setPin({ pin: typed })
      expect([http, Object.keys(response.errors ?? {})]).toEqual([422, ['pin']])
    },
  )

  it('is set with the password, and not stored in clear', async () => {
    const { http, response } = await setPin({ password: passwordDigest('wrong') })
    expect([http, response.status.code, Object.keys(response.errors!)]).toEqual([422, 1004, ['password']])
    expect((await setPin({ pin: '135799' })).response.lock.has_pin).toBe(1)
    const rows = await api.db.select().from(staffMembers).where(eq(staffMembers.email, counter.email))
    expect(JSON.stringify(rows)).not.toContain('135799')
    expect(await actionsOf(counter)).toEqual([['logged-in', { method: 'password' }], 'pin-set', 'pin-set'])
  })

  it('is removed by operations; the password takes its place', async () => {
    const ops = (email: string) => {
      const command = readCommand(['staff', 'remove-pin', email])
      if (typeof command === 'string') throw new Error(command)
      return runCommand(command, api.dependencies)
    }
    expect(await ops(counter.email.toUpperCase())).toMatchObject({ isSuccess: true })
    expect(await ops('nobody@example.com')).toMatchObject({ isSuccess: false })
    await api.call(lockStaffSession, { session })
    expect(await lockOf()).toMatchObject({ is_locked: 1, has_pin: 0 })
    expect(outcome(await unlock(pin))).toEqual(refusal('pinRequired'))
    expect(outcome(await unlock(password.toUpperCase()))).toEqual(success)
    expect(outcome(await read())).toEqual(success)
  })
})

describe('a session at a counter', () => {
  it('is locked after five minutes without activity, whatever it requests', async () => {
    expect(await lockOf()).toEqual({ is_locked: 0, seconds_left: 300, tries_left: 5, has_pin: 1 })
    for (let minute = 1; minute < 5; minute += 1) {
      api.advance(MINUTE_MS)
      expect(outcome(await read())).toEqual(success)
    }
    api.advance(MINUTE_MS - 1000)
    expect((await lockOf()).seconds_left).toBe(1)
    api.advance(1000)
    const refused = await read()
    expect(outcome(refused)).toEqual(refusal('pinRequired'))
    expect(refused.response).toMatchObject({
      lock: { is_locked: 1, seconds_left: 0, tries_left: 5, has_pin: 1 },
    })
    // Who it is can be read, and activity does not unlock.
    expect((await api.call(getStaffMe, { session })).response.staff.email).toBe(counter.email)
    expect(outcome(await api.call(recordStaffActivity, { session }))).toEqual(refusal('pinRequired'))
    expect(outcome(await unlock(pin))).toEqual(success)
    expect(outcome(await read())).toEqual(success)
    expect(await actionsOf(counter)).toEqual([
      ['logged-in', { method: 'password' }],
      'pin-set',
      'session-unlocked',
    ])
  })

  it('stays unlocked while the person is there', async () => {
    for (let minute = 0; minute < 12; minute += 4) {
      api.advance(4 * MINUTE_MS)
      expect((await api.call(recordStaffActivity, { session })).response.lock.seconds_left).toBe(300)
    }
    expect(outcome(await read())).toEqual(success)
  })

  it('is locked by its person, and can still be ended', async () => {
    expect((await api.call(lockStaffSession, { session })).response.lock.is_locked).toBe(1)
    expect(outcome(await read())).toEqual(refusal('pinRequired'))
    expect(outcome(await api.call(logoutStaff, { session }))).toEqual(success)
    expect(outcome(await unlock(pin))).toEqual(refusal('notSignedIn'))
  })

  it('does not act for a customer while it is locked', async () => {
    const { userId } = await createShopper(api)
    await api.call(openCustomer, { session, body: { user_id: userId } })
    await api.call(lockStaffSession, { session })
    const add = () => api.call(createAddress, { session, body: validAddress({ alias: 'Otra' }) })
    expect(outcome(await add())).toEqual(refusal('pinRequired'))
    await unlock(pin)
    expect(outcome(await add())).toEqual(success)
  })

  it.each<[string, Role]>([
    ['a driver', 'driver'],
    ['operations elsewhere', 'operations'],
  ])('does not lock for %s', async (_, role) => {
    const other = await logIn([role])
    expect(await lockOf(other.session)).toMatchObject({ is_locked: 0, seconds_left: null })
    api.advance(60 * MINUTE_MS)
    expect((await lockOf(other.session)).is_locked).toBe(0)
  })
})

describe('wrong PINs', () => {
  it('end the session at the fifth, and a right one before resets the count', async () => {
    await api.call(lockStaffSession, { session })
    for (const left of [4, 3, 2, 1]) {
      const refused = await unlock('0000')
      expect(outcome(refused)).toEqual(refusal('pinRequired'))
      expect(refused.response.lock.tries_left).toBe(left)
    }
    expect((await unlock(pin)).response.lock.tries_left).toBe(5)
    for (const _ of [1, 2, 3, 4]) expect((await unlock('0000')).http).toBe(401)
    expect(outcome(await unlock('0000'))).toEqual(refusal('notSignedIn'))
    expect(outcome(await unlock(pin))).toEqual(refusal('notSignedIn'))
    expect(outcome(await read())).toEqual(refusal('notSignedIn'))
    expect((await actionsOf(counter)).slice(-2)).toEqual([['pin-refused', { triesLeft: 0 }], 'logged-out'])
    // Another code: that of the log-in has been used.
    api.advance(MINUTE_MS)
    expect(outcome(await read(await logInStaff(api, counter)))).toEqual(success)
  })

  it('are no more than five at the same time', async () => {
    const tried = await Promise.all(Array.from({ length: 12 }, () => unlock('0000')))
    const refused = tried.filter(({ response }) => response.status.code === 1602)
    expect(refused.length).toBeLessThanOrEqual(4)
    expect(outcome(await unlock(pin))).toEqual(refusal('notSignedIn'))
    const all = (await actionsOf(counter)).filter(([action]) => action === 'pin-refused')
    expect(all.length).toBe(5)
  })
})

import { login } from '@colada/domain/account/contract'
import { confirmStaffLogin, getStaffMe, logoutStaff } from '@colada/domain/staff/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffActions } from '#api/staff/action-tables.ts'
import { disableMember } from '#api/staff/members.ts'
import { staffSessions } from '#api/staff/session-tables.ts'
import { staffMembers } from '#api/staff/tables.ts'
import { codeOf, createStaff, logInStaff, sendPassword, type TestStaff } from '../support/staff.ts'
import { createTestApi, passwordDigest, type TestApi } from '../support/test-api.ts'

const STEP_MS = 30_000
const HOUR_MS = 3_600_000

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const now = () => api.dependencies.clock()

const outcomeOf = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]

async function sendCode(member: TestStaff, code = codeOf(member, now())) {
  const { challenge } = (await sendPassword(api, member)).response
  return api.call(confirmStaffLogin, { body: { challenge, code } })
}

const me = (session: string) => api.call(getStaffMe, { session })

async function actionsOf({ email }: TestStaff) {
  const rows = await api.db
    .select({ action: staffActions })
    .from(staffActions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffActions.staffId))
    .where(eq(staffMembers.email, email))
    .orderBy(staffActions.id)
  return rows.map(({ action }) => action)
}

describe('a staff member', () => {
  it('logs in with password and code, and out; both are recorded', async () => {
    const member = await createStaff(api, ['counter', 'driver'])
    const opened = await sendCode({ ...member, email: ` ${member.email.toUpperCase()} ` })
    const { staff_token: token, staff } = opened.response
    expect(staff).toMatchObject({ email: member.email, roles: ['counter', 'driver'], store_id: 36 })
    expect((await me(token)).response.staff).toEqual(staff)
    // Without the gateway the token is a field.
    expect((await api.call(getStaffMe, { query: { staff_token: token } })).http).toBe(200)

    expect((await api.call(logoutStaff, { session: token })).http).toBe(200)
    expect(outcomeOf(await me(token))).toEqual([401, 401])
    expect((await api.call(logoutStaff, { session: token })).http).toBe(200)
    const actions = await actionsOf(member)
    expect(actions).toMatchObject([
      { action: 'logged-in', storeId: 36, subjectKind: 'session', after: { method: 'password' } },
      { action: 'logged-out', storeId: 36, subjectKind: 'session', after: null },
    ])
    expect(actions[1]!.sessionId).toBe(actions[0]!.sessionId)
  })

  it('is signed in for twelve hours, however much the session is used', async () => {
    const token = await logInStaff(api, await createStaff(api, ['driver']))
    for (let hour = 1; hour < 12; hour += 1) {
      api.advance(HOUR_MS)
      expect((await me(token)).http).toBe(200)
    }
    api.advance(HOUR_MS - 1)
    expect((await me(token)).http).toBe(200)
    api.advance(1)
    expect((await me(token)).http).toBe(401)
  })

  it('has no session in clear, no readable password and no readable secret in the database', async () => {
    const member = await createStaff(api, ['driver'])
    const token = await logInStaff(api, member)
    const { rows } = await api.db.execute(sql`
      select m::text || s::text as text from staff_members m join staff_sessions s on s.staff_id = m.id`)
    const text = JSON.stringify(rows)
    for (const secret of [token, member.secret, passwordDigest(member.password)])
      expect(text).not.toContain(secret)
  })

  it('is signed out at once when disabled', async () => {
    const member = await createStaff(api, ['operations'])
    const token = await logInStaff(api, member)
    await disableMember(api.db, member.email, new Date(now()))
    expect((await me(token)).http).toBe(401)
    expect(await api.db.$count(staffSessions)).toBeGreaterThan(0)
  })

  it('logs in only for a store at which the member works', async () => {
    const counter = await createStaff(api, ['counter'])
    for (const storeId of [2, 9999, null]) {
      const { http, response } = await sendPassword(api, { ...counter, storeId })
      expect([http, Object.keys(response.errors ?? {})]).toEqual([422, ['store_id']])
    }
    const driver = await createStaff(api, ['driver'])
    expect((await sendPassword(api, { ...driver, storeId: 36 })).http).toBe(422)
  })
})

describe('the first step of a log-in', () => {
  it('answers alike for a wrong password, an unknown address and a disabled member', async () => {
    const [member, disabled] = [await createStaff(api, ['driver']), await createStaff(api, ['driver'])]
    await disableMember(api.db, disabled.email, new Date(now()))
    const attempts = [
      await sendPassword(api, { ...member, password: 'wrong' }),
      await sendPassword(api, { ...member, email: 'nobody@example.com' }),
      await sendPassword(api, disabled),
    ]
    expect(attempts.map(outcomeOf)).toEqual([1, 2, 3].map(() => [401, 1001]))
    expect(new Set(attempts.map(({ response }) => JSON.stringify(response))).size).toBe(1)
  })

  it('opens no session, and accepts no customer', async () => {
    const before = await api.db.$count(staffSessions)
    const member = await createStaff(api, ['driver'])
    const { response } = await sendPassword(api, member)
    expect(Object.keys(response).toSorted()).toEqual(['challenge', 'status'])
    expect((await me(response.challenge)).http).toBe(401)
    expect(await api.db.$count(staffSessions)).toBe(before)
    const { email } = await api.signUp()
    expect(outcomeOf(await sendPassword(api, { ...member, email }))).toEqual([401, 1001])
    const asCustomer = { email: member.email, password: passwordDigest(member.password) }
    expect((await api.call(login, { body: asCustomer })).http).toBe(401)
  })
})

describe('a code', () => {
  it('is valid once, and so are those before it', async () => {
    const member = await createStaff(api, ['driver'])
    const [previous, current] = [codeOf(member, now() - STEP_MS), codeOf(member, now())]
    expect((await sendCode(member, current)).http).toBe(200)
    expect(outcomeOf(await sendCode(member, current))).toEqual([401, 1010])
    expect(outcomeOf(await sendCode(member, previous))).toEqual([401, 1010])
    api.advance(STEP_MS)
    expect((await sendCode(member)).http).toBe(200)
  })

  it('opens one session when it is sent many times at once', async () => {
    const member = await createStaff(api, ['driver'])
    const { challenge } = (await sendPassword(api, member)).response
    const body = { challenge, code: codeOf(member, now()) }
    const attempts = await Promise.all([1, 2, 3, 4].map(() => api.call(confirmStaffLogin, { body })))
    expect(attempts.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401])
  })

  it('of the step before is accepted, of two steps before is not', async () => {
    const member = await createStaff(api, ['driver'])
    expect((await sendCode(member, codeOf(member, now() - 2 * STEP_MS))).http).toBe(401)
    expect((await sendCode(member, codeOf(member, now() - STEP_MS))).http).toBe(200)
  })

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is refused', async (code) => {
    expect(outcomeOf(await sendCode(await createStaff(api, ['driver']), code))).toEqual([401, 1010])
  })

  it('is refused with an expired, changed or foreign challenge', async () => {
    const [member, other] = [await createStaff(api, ['driver']), await createStaff(api, ['driver'])]
    const { challenge } = (await sendPassword(api, member)).response
    const theirs = (await sendPassword(api, other)).response.challenge
    const [content] = challenge.split('.')
    const [, signature] = theirs.split('.')
    const send = (changed: string) =>
      api.call(confirmStaffLogin, { body: { challenge: changed, code: codeOf(member, now()) } })
    for (const changed of ['', '.', content!, `${content}.${signature}`, theirs, `${challenge}0`])
      expect(outcomeOf(await send(changed))).toEqual([401, 1010])
    api.advance(5 * 60_000)
    expect(outcomeOf(await send(challenge))).toEqual([401, 1010])
  })

  it('is refused for a member who was disabled since the first step', async () => {
    const member = await createStaff(api, ['driver'])
    const { challenge } = (await sendPassword(api, member)).response
    await disableMember(api.db, member.email, new Date(now()))
    const body = { challenge, code: codeOf(member, now()) }
    expect(outcomeOf(await api.call(confirmStaffLogin, { body }))).toEqual([401, 1010])
  })
})

describe('failed log-ins', () => {
  it('count wrong passwords and wrong codes together, and the right password alone does not end them', async () => {
    const member = await createStaff(api, ['driver'])
    const { challenge } = (await sendPassword(api, member)).response
    const wrongCode = () => api.call(confirmStaffLogin, { body: { challenge, code: '000' } })
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await wrongCode()).http).toBe(401)
    expect((await sendPassword(api, member)).http).toBe(200)
    for (let attempt = 0; attempt < 3; attempt += 1) await sendPassword(api, { ...member, password: 'wrong' })
    const locked = await sendPassword(api, member)
    expect(outcomeOf(locked)).toEqual([429, 1003])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    expect(outcomeOf(await wrongCode())).toEqual([429, 1003])
    api.advance(STEP_MS)
    expect((await sendCode(member)).http).toBe(200)
    expect((await sendPassword(api, { ...member, password: 'wrong' })).http).toBe(401)
    expect((await sendPassword(api, member)).http).toBe(200)
  })

  it('of a customer with the same address are others', async () => {
    const member = await createStaff(api, ['driver'])
    const body = { email: member.email, password: passwordDigest('wrong') }
    for (let attempt = 0; attempt < 7; attempt += 1) await api.call(login, { body })
    expect((await api.call(login, { body })).http).toBe(429)
    expect((await sendPassword(api, member)).http).toBe(200)
  })
})

describe('actions of staff members', () => {
  it.each([
    ['changed', sql`update staff_actions set reason = 'another'`],
    ['changed, even where there is none', sql`update staff_actions set reason = 'another' where false`],
    ['deleted', sql`delete from staff_actions`],
    ['truncated', sql`truncate staff_actions`],
  ])('cannot be %s', async (_, statement) => {
    await logInStaff(api, await createStaff(api, ['driver']))
    const before = await api.db.select().from(staffActions)
    await expect(api.db.execute(statement)).rejects.toThrow()
    expect(await api.db.select().from(staffActions)).toEqual(before)
  })

  it('keep the member from being deleted', async () => {
    const member = await createStaff(api, ['driver'])
    await logInStaff(api, member)
    await api.db.delete(staffSessions)
    await expect(api.db.delete(staffMembers).where(eq(staffMembers.email, member.email))).rejects.toThrow()
  })
})

import { randomUUID } from 'node:crypto'
import { confirmStaffLogin, loginStaff } from '@colada/domain/staff/contract'
import type { Role } from '@colada/domain/wire/access'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '#api/authentication/tokens.ts'
import type { AppDependencies } from '#api/dependencies.ts'
import { createMember } from '#api/staff/members.ts'
import { staffSessions } from '#api/staff/session-tables.ts'
import { passwordDigest, type TestApi, testPassword } from './test-api.ts'

/** A staff member, as the person knows the log-in. */
export interface TestStaff {
  readonly email: string
  readonly password: string
  readonly secret: string
  readonly storeId: number | null
}

/** What `createStaff` and `logInStaff` need of an API in this process or in its own. */
export type StaffApi = Pick<TestApi, 'call' | 'db'> & {
  readonly dependencies: Pick<AppDependencies, 'clock' | 'config'>
}

/** Adds a staff member with these roles; counters work at store 36 or at the given one. */
export async function createStaff(
  api: Pick<StaffApi, 'db' | 'dependencies'>,
  roles: readonly Role[],
  storeId = roles.includes('counter') ? 36 : null,
): Promise<TestStaff> {
  const email = `${randomUUID()}@example.com`
  const { clock, config } = api.dependencies
  const login = { password: testPassword, secret: new Secret().base32 }
  const storeIds = storeId === null ? [] : [storeId]
  await createMember(
    api.db,
    { name: 'Carmen Ortega', email, roles, storeIds, ...login },
    { pepper: config.pepper, now: clock() },
  )
  return { email, storeId, ...login }
}

/** Returns the code that an authenticator shows. */
export function codeOf({ secret }: Pick<TestStaff, 'secret'>, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
}

/** The first step of a log-in. */
export function sendPassword(
  api: Pick<TestApi, 'call'>,
  { email, password, storeId }: Omit<TestStaff, 'secret'>,
) {
  return api.call(loginStaff, {
    body: { email, password: passwordDigest(password), store_id: storeId },
  })
}

/**
 * Logs in with password and code, of a time step in which the member has not logged in; returns the token. The session does
 * not lock by itself unless the test is about that, since payments of tests advance the clock.
 */
export async function logInStaff(
  api: StaffApi,
  member: TestStaff,
  { locksWhenIdle = false }: { readonly locksWhenIdle?: boolean } = {},
): Promise<string> {
  const { challenge } = (await sendPassword(api, member)).response
  const body = { challenge, code: codeOf(member, api.dependencies.clock()) }
  const { http, response } = await api.call(confirmStaffLogin, { body })
  if (http !== 200) throw new Error(`The log-in was rejected: ${JSON.stringify(response)}`)
  const { staff_token: token } = response
  if (!locksWhenIdle)
    await api.db
      .update(staffSessions)
      .set({ locksAt: null })
      .where(eq(staffSessions.tokenHash, hashToken(token)))
  return token
}

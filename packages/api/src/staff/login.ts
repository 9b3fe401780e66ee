import { mayWorkAt } from '@colada/domain/staff/rights'
import { assertLoginAllowed, clearFailures, recordFailure } from '../authentication/login-throttle.ts'
import { type PasskeyContext, type PasskeyResponse, readLogin } from '../authentication/passkeys.ts'
import { isPassword } from '../authentication/passwords.ts'
import { type Db, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { newChallenge, readChallenge } from './challenge.ts'
import {
  findMember,
  findMemberByEmail,
  findPasskey,
  recordPasskeyUse,
  type StaffRow,
  markStepUsed,
} from './repository.ts'
import { type NewStaffSession, type OpenedStaffSession, openSession } from './sessions.ts'
import { openSecret, stepOfCode } from './totp.ts'

interface LoginContext {
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly now: number
}

interface PasswordAttempt {
  readonly email: string
  /** The md5 digest sent by the client. */
  readonly password: string
  readonly storeId: number | null
}

/**
 * The first step of a log-in: returns the challenge for the second one. An unknown e-mail address and a disabled member
 * are rejected like a wrong password, in the same time.
 *
 * @throws ApiError `credentialsRefused`, `loginLocked`, `invalid` for a store at which the member does not work
 */
export async function checkPassword(
  db: Db,
  attempt: PasswordAttempt,
  { pepper, now }: LoginContext,
): Promise<string> {
  const email = attempt.email.trim().toLowerCase()
  await assertLoginAllowed(db, throttleKey(email), now)
  const member = await findMemberByEmail(db, email)
  const isRight = await isPassword(attempt.password.toLowerCase(), member?.passwordHash ?? null, pepper)
  if (!member || !isRight) {
    await recordFailure(db, throttleKey(email), now)
    throw new ApiError('credentialsRefused')
  }
  checkStore(member, attempt.storeId)
  // Failures are cleared by the second step: the password alone must not restart its count.
  return newChallenge({ staffId: member.id, storeId: attempt.storeId }, pepper, now)
}

/**
 * Checks the password that a signed-in member gives again. A wrong one counts as a failed log-in.
 * @throws ApiError `oldPasswordRefused`, `loginLocked`
 */
export async function assertPassword(
  db: Db,
  staffId: number,
  password: string,
  { pepper, now }: LoginContext,
): Promise<void> {
  const member = await findMember(db, staffId)
  if (!member) throw new ApiError('notSignedIn')
  await assertLoginAllowed(db, throttleKey(member.email), now)
  if (await isPassword(password.toLowerCase(), member.passwordHash, pepper)) return
  await recordFailure(db, throttleKey(member.email), now)
  throw new ApiError('oldPasswordRefused', { errors: { password: ['password-wrong'] } })
}

/**
 * The second step of a log-in: opens a session. A code is valid once, and a wrong one counts as a failed log-in.
 * @throws ApiError `codeRefused`, `loginLocked`
 */
export async function checkCode(
  db: Db,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  { pepper, now, device }: LoginContext & Pick<NewStaffSession, 'device'>,
): Promise<OpenedStaffSession> {
  const passed = readChallenge(challenge, pepper, now)
  const member = passed && (await findMember(db, passed.staffId))
  if (!member) throw new ApiError('codeRefused')
  await assertLoginAllowed(db, throttleKey(member.email), now)
  const step = stepOfCode(openSecret(member.totpSecret, pepper), code, now)
  if (step === null || !(await markStepUsed(db, member.id, step))) {
    await recordFailure(db, throttleKey(member.email), now)
    throw new ApiError('codeRefused')
  }
  return runTransaction(db, async (tx) => {
    await clearFailures(tx, throttleKey(member.email))
    return openSession(tx, member, { method: 'password', storeId: passed.storeId, device, now })
  })
}

/**
 * Opens a session with a passkey, whose authenticator has verified the person: it replaces password and code.
 * @throws ApiError `passkeyRefused`, `invalid` for a store at which the member does not work
 */
export async function logInWithPasskey(
  db: Db,
  response: PasskeyResponse,
  { storeId, device, ...context }: PasskeyContext & Pick<NewStaffSession, 'storeId' | 'device'>,
): Promise<OpenedStaffSession> {
  const { now } = context
  const login = await readLogin(db, response, context)
  return runTransaction(db, async (tx) => {
    const passkey = await findPasskey(tx, login.credentialId)
    const member = passkey && (await findMember(tx, passkey.staffId))
    if (!member) throw new ApiError('passkeyRefused')
    const newCounter = await login.verify(passkey)
    if (!(await recordPasskeyUse(tx, passkey, newCounter, new Date(now))))
      throw new ApiError('passkeyRefused')
    checkStore(member, storeId)
    return openSession(tx, member, { method: 'passkey', storeId, device, now })
  })
}

function checkStore(member: StaffRow, storeId: number | null): void {
  if (!mayWorkAt(member, storeId)) throw new ApiError('invalid', { errors: { store_id: ['staff-store'] } })
}

/** A customer may have the same address; their failed log-ins are others. */
function throttleKey(email: string): string {
  return `staff ${email}`
}

import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '@colada/domain/wire/access'
import { hashPassword, isCommonPassword } from '../authentication/passwords.ts'
import { type Db, isUniqueViolation, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { addMember, clearPin, markDisabled } from './repository.ts'
import { endSessions } from './sessions.ts'
import { newSecret, otpauthUri, sealSecret } from './totp.ts'

const PASSWORD_BYTES = 15

export interface NewMember {
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly storeIds: readonly number[]
  readonly isOwner?: boolean
  /** Generated when left out, like the secret, base32. */
  readonly password?: string
  readonly secret?: string
  /** Set by the member when left out. */
  readonly pin?: string
}

/**
 * Adds a member. Returns the log-in, which is stored in no readable form.
 * @throws ApiError `accountExists` when a member has the address, disabled ones too; `invalid` for a common password
 */
export async function createMember(
  db: Db,
  { name, roles, storeIds, isOwner = false, ...given }: NewMember,
  { pepper, now }: { readonly pepper: string; readonly now: number },
): Promise<{ readonly password: string; readonly otpauthUri: string }> {
  const email = given.email.trim().toLowerCase()
  const { password = randomBytes(PASSWORD_BYTES).toString('base64url'), secret = newSecret() } = given
  const digest = createHash('md5').update(password).digest('hex')
  if (isCommonPassword(digest)) throw new ApiError('invalid', { errors: { password: ['password-common'] } })
  const member = {
    name,
    email,
    passwordHash: await hashPassword(digest, pepper),
    pinHash: given.pin === undefined ? null : await hashPassword(given.pin, pepper),
    totpSecret: sealSecret(secret, pepper),
    roles: [...roles],
    isOwner,
    storeIds: [...storeIds],
    createdAt: new Date(now),
  }
  await addMember(db, member).catch((error: unknown) => {
    if (isUniqueViolation(error, 'staff_members_email')) throw new ApiError('accountExists')
    throw error
  })
  return { password, otpauthUri: otpauthUri(email, secret) }
}

/**
 * Disables a member and ends the member's sessions.
 * @throws ApiError `notFound`
 */
export async function disableMember(db: Db, email: string, at: Date): Promise<void> {
  await runTransaction(db, async (tx) => {
    const id = await markDisabled(tx, email.trim().toLowerCase(), at)
    if (id === undefined) throw new ApiError('notFound')
    await endSessions(tx, id)
  })
}

/**
 * Removes a forgotten PIN: the password takes its place until the member sets another one.
 * @throws ApiError `notFound`
 */
export async function removePin(db: Db, email: string): Promise<void> {
  if (!(await clearPin(db, email.trim().toLowerCase()))) throw new ApiError('notFound')
}

import { changePasswordBody, newPasswordBody } from '@colada/domain/account/password-forms'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { assertLoginAllowed, clearFailures, recordFailure } from '../authentication/login-throttle.ts'
import { hashPassword, isCommonPassword, isPassword } from '../authentication/passwords.ts'
import { type Db, type Executor, isUniqueViolation, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { ApiError, problemsOf } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { confirmAddress, type LinkDependencies } from './confirm-address.ts'
import { consumeLink, endLinks, findLink, type LinkContext } from './links.ts'
import { removePasskeys } from './passkey-repository.ts'
import { changeUser, findUser, findUserByEmail, type UserRow } from './repository.ts'
import { endSessions, type OpenedSession, openSession, rotateSession } from './sessions.ts'

/**
 * Sets a password with the link of a mail: ends all sessions of the customer and opens a new one. A guest gets a full
 * account. When another account has the guest's address, its owner logs in instead; the guest is merged into it if that
 * address is confirmed. Setting the password of that account needs a link of its own, which is valid for ten minutes.
 *
 * @param body unvalidated
 * @throws ApiError `invalid`, `linkInvalid`, `accountExists`
 */
export async function setPassword(
  db: Db,
  body: { readonly token: string },
  deps: LinkDependencies & { readonly userAgent: string },
): Promise<OpenedSession> {
  const { pepper, now } = deps
  const digest = readNewPassword(newPasswordBody.safeParse(body))
  const context: LinkContext = { purposes: ['set-password', 'reset-password'], pepper, now }
  // Checked before the expensive hash.
  await findLink(db, body.token, context)
  const passwordHash = await hashPassword(digest, pepper)
  const opened = await runTransaction(db, async (tx) => {
    const { user } = await consumeLink(tx, body.token, context)
    const account = user.isGuest ? await findUserByEmail(tx, user.email) : undefined
    if (account) {
      if (account.emailConfirmedAt !== null) await confirmAddress(tx, account, deps)
      return null
    }
    return applyPassword(tx, user, passwordHash, deps)
  })
  // After the commit, because the merge stays.
  if (opened === null) throw new ApiError('accountExists')
  return opened
}

async function applyPassword(
  tx: Executor,
  user: UserRow,
  passwordHash: string,
  deps: LinkDependencies & { readonly userAgent: string },
): Promise<OpenedSession> {
  const { now, userAgent } = deps
  const changed = await changeUser(tx, user.id, { passwordHash, isGuest: false }).catch((error: unknown) => {
    // An account with this address was registered at the same moment.
    if (isUniqueViolation(error, 'users_email')) throw new ApiError('accountExists')
    throw error
  })
  await confirmAddress(tx, changed, deps)
  await endLinks(tx, user.id, undefined, now)
  await endSessions(tx, user.id)
  // Whoever added them had not proven to read the mails of this address.
  if (user.emailConfirmedAt === null) await removePasskeys(tx, user.id)
  await clearFailures(tx, user.email)
  const eventId = await recordAccountEvent(tx, { userId: user.id, event: 'password-set' }, now)
  if (!user.isGuest) await enqueuePasswordChanged(tx, user, eventId, now)
  const session = { now, isRemembered: false, userAgent }
  return { token: await openSession(tx, user.id, session), userId: user.id }
}

/**
 * Changes the password: ends all other sessions and replaces the token of this one.
 * @param body unvalidated
 * @throws ApiError `invalid`, `oldPasswordRefused`, `loginLocked`
 */
export async function changePassword(
  db: Db,
  actor: ActorForCustomer,
  body: unknown,
  { pepper, now }: { readonly pepper: string; readonly now: number },
): Promise<{ readonly token: string; readonly isRemembered: boolean }> {
  const { userId, sessionId } = actor
  const parsed = changePasswordBody.safeParse(body)
  const digest = readNewPassword(parsed)
  const user = await findUser(db, userId)
  if (!user) throw new ApiError('notSignedIn')
  await assertLoginAllowed(db, user.email, now)
  const oldDigest = parsed.data!.old_password.toLowerCase()
  if (!(await isPassword(oldDigest, user.passwordHash, pepper))) {
    await recordFailure(db, user.email, now)
    throw new ApiError('oldPasswordRefused', { errors: { old_password: ['password-wrong'] } })
  }
  const passwordHash = await hashPassword(digest, pepper)
  return runTransaction(db, async (tx) => {
    await changeUser(tx, userId, { passwordHash })
    await clearFailures(tx, user.email)
    await endSessions(tx, userId, sessionId)
    await endLinks(tx, userId, 'reset-password', now)
    await endLinks(tx, userId, 'log-in', now)
    const event = { userId, actor, event: 'password-changed' } as const
    await enqueuePasswordChanged(tx, user, await recordAccountEvent(tx, event, now), now)
    return rotateSession(tx, sessionId)
  })
}

type ParsedPassword = ReturnType<typeof newPasswordBody.safeParse>

/** Returns the digest of a new password that is not a common one. */
function readNewPassword(parsed: ParsedPassword): string {
  if (!parsed.success) throw new ApiError('invalid', { errors: problemsOf(parsed.error) })
  const digest = parsed.data.new_password
  if (isCommonPassword(digest))
    throw new ApiError('invalid', { errors: { new_password: ['password-common'] } })
  return digest
}

async function enqueuePasswordChanged(
  tx: Executor,
  { id: subjectId, language }: UserRow,
  cause: number,
  now: number,
): Promise<void> {
  await enqueueMails(tx, [{ kind: 'account-password-changed', subjectId, cause, language }], new Date(now))
}

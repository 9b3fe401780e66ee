import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { enqueueAccountMail, type MailRequest } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { confirmAddress, type LinkDependencies } from './confirm-address.ts'
import { addLink, consumeLink, findPendingEmail } from './links.ts'
import { clearFailures } from '../authentication/login-throttle.ts'
import { findUser, findUserOrGuestByEmail } from './repository.ts'
import { closeSession, type ReplacingSession, type OpenedSession, openSession } from './sessions.ts'

/** How a customer logs in; recorded in the audit. */
export type LoginMethod = 'password' | 'link' | 'passkey' | 'facebook'

/** Opens the session of a customer who has proven the identity; it replaces the session of the request. */
export async function openLoginSession(
  tx: Executor,
  userId: number,
  method: LoginMethod,
  { oldToken, ...session }: ReplacingSession,
): Promise<OpenedSession> {
  if (oldToken !== null) await closeSession(tx, oldToken)
  await recordAccountEvent(tx, { userId, event: 'logged-in', detail: method }, session.now)
  return { token: await openSession(tx, userId, session), userId }
}

/**
 * Opens a session with the link of a mail.
 * @throws ApiError `linkInvalid`
 */
export async function logInWithLink(
  db: Db,
  token: string,
  { pepper, moveCustomerData, ...session }: LinkDependencies & ReplacingSession,
): Promise<OpenedSession> {
  const { now } = session
  return runTransaction(db, async (tx) => {
    const { user } = await consumeLink(tx, token, { purposes: ['log-in'], pepper, now })
    await confirmAddress(tx, user, { moveCustomerData, now })
    await clearFailures(tx, user.email)
    return openLoginSession(tx, user.id, 'link', session)
  })
}

/** Sends the link that confirms the address again; for a guest, the link that sets a password. */
export async function requestConfirmation(db: Db, userId: number, now: number): Promise<void> {
  await runTransaction(db, async (tx) => {
    const user = await findUser(tx, userId)
    if (!user) throw new ApiError('notSignedIn')
    const { email, language, isGuest } = user
    const pending = await findPendingEmail(tx, userId, now)
    if (pending === '' && user.emailConfirmedAt !== null) return
    const purpose = pending !== '' ? 'change-email' : isGuest ? 'set-password' : 'confirm-email'
    const link = await addLink(tx, { userId, purpose, email: pending || email }, now)
    const kind = purpose === 'set-password' ? 'account-set-password' : 'account-confirm-email'
    await enqueueAccountMail(tx, { kind, userId, language, linkId: link.id }, new Date(now))
  })
}

/**
 * Finds who gets a requested mail and adds its link: the account of the address, or a guest, who gets a link to set a
 * password instead. Returns `undefined` when the address has neither.
 */
export async function addRequestedLink(
  tx: Executor,
  { kind, email }: Pick<MailRequest, 'kind' | 'email'>,
  now: number,
) {
  const user = await findUserOrGuestByEmail(tx, email)
  if (!user) return undefined
  const requested = kind === 'account-forgot-password' ? 'reset-password' : 'log-in'
  const purpose = user.isGuest ? 'set-password' : requested
  const link = await addLink(tx, { userId: user.id, purpose, email }, now)
  return {
    kind: user.isGuest ? ('account-set-password' as const) : kind,
    userId: user.id,
    linkId: link.id,
    language: user.language,
  }
}

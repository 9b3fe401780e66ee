import { randomUUID } from 'node:crypto'
import type { Language } from '@colada/domain/wire/language'
import { clearFailures } from '../authentication/login-throttle.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { confirmAddress, type LinkDependencies } from './confirm-address.ts'
import { addLink, consumeLink, findPendingEmail } from './links.ts'
import { findUser, findUserOrGuestByEmail } from './repository.ts'
import { closeSession, type ReplacingSession, type OpenedSession, openSession } from './sessions.ts'

/** A mail that somebody requested for an e-mail address, which may be unknown. */
export interface MailRequest {
  readonly kind: 'account-forgot-password' | 'account-log-in-link'
  readonly email: string
}

/** How a customer logs in; recorded in the audit. */
export type LoginMethod = 'password' | 'link' | 'passkey' | 'facebook'

/** Opens the session of a customer who has proven the identity; it replaces the session of the request. */
export async function openLoginSession(
  tx: Executor,
  userId: number,
  method: LoginMethod,
  { oldToken, ...session }: ReplacingSession,
): Promise<OpenedSession> {
  if (oldToken !== null) await closeSession(tx, oldToken, session.now)
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
    const { id } = await addLink(tx, { userId, purpose, email: pending || email }, now)
    const kind = purpose === 'set-password' ? 'account-set-password' : 'account-confirm-email'
    await enqueueMails(tx, [{ kind, subjectId: id, cause: id, language }], new Date(now))
  })
}

/**
 * Adds a requested mail to the outbox. Whether the address has an account is found when the mail is sent, so that the
 * response of the request does not depend on it.
 */
export async function requestMail(
  executor: Executor,
  { kind, email }: MailRequest,
  language: Language,
  now: number,
): Promise<void> {
  const mail = { kind, subjectId: null, cause: randomUUID(), details: { to: email }, language }
  await enqueueMails(executor, [mail], new Date(now))
}

/**
 * Finds who gets a requested mail and adds its link: the account of the address, or a guest, who gets a link to set a
 * password instead. Returns `undefined` when the address has neither.
 */
export async function addRequestedLink(tx: Executor, { kind, email }: MailRequest, now: number) {
  const user = await findUserOrGuestByEmail(tx, email)
  if (!user) return undefined
  const requested = kind === 'account-forgot-password' ? 'reset-password' : 'log-in'
  const purpose = user.isGuest ? 'set-password' : requested
  const { id } = await addLink(tx, { userId: user.id, purpose, email }, now)
  return {
    kind: user.isGuest ? ('account-set-password' as const) : kind,
    subjectId: id,
    cause: id,
    language: user.language,
  }
}

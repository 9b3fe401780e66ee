import type { StoreLink } from '@colada/domain/staff/store-link'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction, useStoreLink } from '../staff/service.ts'
import { findUser, findUserByEmail, listGuestIds, type UserRow } from './repository.ts'
import {
  closeSession,
  findSession,
  type NewSession,
  type OpenedSession,
  openSession,
  type ReplacingSession,
} from './sessions.ts'

export interface StoreLogin extends ReplacingSession {
  readonly link: StoreLink
  readonly security: string
  readonly pepper: string
}

/**
 * Opens store mode with a link: the session of the request ends, and one begins in which a staff member acts for the
 * customer (spec 000 §4, Session).
 *
 * @throws ApiError `storeModeRefused`
 */
export async function logInForStore(
  db: Db,
  { link: given, security, pepper, oldToken, ...session }: StoreLogin,
): Promise<OpenedSession> {
  const { now } = session
  return runTransaction(db, async (tx) => {
    const link = await useStoreLink(tx, given, security, { pepper, now })
    const { staffId, storeId } = link
    const user = await findLinked(tx, link)
    if (!user) throw new ApiError('storeModeRefused')
    if (oldToken !== null) await closeSession(tx, oldToken, now)
    const token = await openStoreMode(tx, user.id, { ...session, storeMode: { staffId, storeId } })
    return { token, userId: user.id }
  })
}

/** The customer of a link: the account of the address, or the named guest while the address is the same. */
async function findLinked(tx: Executor, { email, guestId }: StoreLink): Promise<UserRow | undefined> {
  if (guestId === undefined) return findUserByEmail(tx, email)
  const guest = await findUser(tx, guestId)
  return guest?.deletedAt === null && guest.email === email ? guest : undefined
}

/** Returns the only guest of an address without an account; `undefined` where an address does not name one customer. */
export async function findOnlyGuest(executor: Executor, email: string): Promise<number | undefined> {
  if (await findUserByEmail(executor, email)) return undefined
  const [guestId, ...others] = await listGuestIds(executor, email)
  return others.length === 0 ? guestId : undefined
}

/** Opens a session in which staff act for a customer, and records it; returns its token. */
export async function openStoreMode(
  tx: Executor,
  userId: number,
  session: Omit<NewSession, 'isRemembered'> & Required<Pick<NewSession, 'storeMode'>>,
): Promise<string> {
  const { now, storeMode } = session
  const token = await openSession(tx, userId, { ...session, isRemembered: false })
  const { sessionId } = (await findSession(tx, token, now))!
  await recordAction(
    tx,
    { ...storeMode, sessionId },
    { action: 'store-mode-opened', subjectKind: 'session', subjectId: sessionId, customerId: userId },
    new Date(now),
  )
  return token
}

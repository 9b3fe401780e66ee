import type { ActorForCustomer } from '@colada/domain/staff/actor'
import {
  checkPasskeyLimit,
  finishRegistration,
  type PasskeyContext,
  type PasskeyResponse,
  readLogin,
  startRegistration,
} from '../authentication/passkeys.ts'
import { type Db, type Executor, isUniqueViolation, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { openLoginSession } from './link-login.ts'
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  recordPasskeyUse,
  removePasskey,
} from './passkey-repository.ts'
import { findUser, lockUser } from './repository.ts'
import type { OpenedSession, ReplacingSession } from './sessions.ts'

/**
 * Returns the options to create a passkey.
 * @throws ApiError `invalid` when the customer has the maximum of passkeys
 */
export async function passkeyOptions(db: Db, userId: number, context: PasskeyContext) {
  const customer = await findUser(db, userId)
  if (!customer) throw new ApiError('notSignedIn')
  const { email, firstName, lastName } = customer
  const user = { handle: String(userId), email, name: `${firstName} ${lastName}`.trim() }
  return startRegistration(db, { userId }, { user, existing: await listBelowLimit(db, userId) }, context)
}

/**
 * Adds a passkey.
 * @throws ApiError `passkeyRefused`, or `invalid` when the customer has the maximum of passkeys
 */
export async function addPasskey(
  db: Db,
  actor: ActorForCustomer,
  response: PasskeyResponse & { readonly name: string },
  context: PasskeyContext,
): Promise<PasskeyRow> {
  const { userId } = actor
  const credential = await finishRegistration(db, { userId }, response, context)
  return runTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    await listBelowLimit(tx, userId)
    await recordAccountEvent(tx, { userId, actor, event: 'passkey-added' }, context.now)
    return insertPasskey(tx, {
      userId,
      ...credential,
      name: response.name.trim(),
      createdAt: new Date(context.now),
    }).catch((error: unknown) => {
      if (isUniqueViolation(error, 'passkeys_credential_id')) throw new ApiError('passkeyRefused')
      throw error
    })
  })
}

/**
 * Deletes a passkey.
 * @throws ApiError `notFound`
 */
export async function deletePasskey(db: Db, actor: ActorForCustomer, id: number, now: number): Promise<void> {
  const { userId } = actor
  await runTransaction(db, async (tx) => {
    if (!(await removePasskey(tx, userId, id))) throw new ApiError('notFound')
    await recordAccountEvent(tx, { userId, actor, event: 'passkey-deleted' }, now)
  })
}

/**
 * Opens a session with a passkey.
 * @throws ApiError `passkeyRefused`
 */
export async function logInWithPasskey(
  db: Db,
  response: PasskeyResponse,
  { publicUrl, userVerification, ...session }: PasskeyContext & ReplacingSession,
): Promise<OpenedSession> {
  const { now } = session
  const login = await readLogin(db, response, { publicUrl, userVerification, now })
  return runTransaction(db, async (tx) => {
    const passkey = await findPasskey(tx, login.credentialId)
    const user = passkey && (await lockUser(tx, passkey.userId))
    if (!user || user.deletedAt !== null) throw new ApiError('passkeyRefused')
    const newCounter = await login.verify(passkey)
    if (!(await recordPasskeyUse(tx, passkey, newCounter, new Date(now))))
      throw new ApiError('passkeyRefused')
    return openLoginSession(tx, user.id, 'passkey', session)
  })
}

async function listBelowLimit(executor: Executor, userId: number): Promise<PasskeyRow[]> {
  const existing = await listPasskeys(executor, userId)
  checkPasskeyLimit(existing)
  return existing
}

import {
  addStaffPasskey,
  confirmStaffLogin,
  deleteStaffPasskey,
  getStaffMe,
  getStaffPasskeyLoginOptions,
  getStaffPasskeyOptions,
  getStaffPasskeys,
  lockStaffSession,
  loginStaff,
  loginStaffWithPasskey,
  logoutStaff,
  recordStaffActivity,
  setStaffPin,
  unlockStaff,
} from '@colada/domain/staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type PasskeyContext, startLogin, toWirePasskey } from '../authentication/passkeys.ts'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { lockSession, readLock, recordActivity, unlockSession } from './lock.ts'
import { checkCode, checkPassword, logInWithPasskey } from './login.ts'
import { addPasskey, deletePasskey, passkeyOptions } from './passkeys.ts'
import { checkPin, setPin } from './pin.ts'
import { findMember, listPasskeys, type StaffRow } from './repository.ts'
import { closeSession, type OpenedStaffSession } from './sessions.ts'

/** Log-in of staff members, and their own data. */
export function staffRoutes(
  app: FastifyInstance,
  { config: { backofficeUrl: publicUrl, pepper }, database: { db }, clock }: AppDependencies,
): void {
  // A passkey replaces both factors, so the authenticator has to verify the person.
  const passkeyContext = (): PasskeyContext => ({ publicUrl, now: clock(), userVerification: 'required' })

  registerEndpoint(app, loginStaff, async ({ body: { email, password, store_id: storeId } }) => ({
    challenge: await checkPassword(db, { email, password, storeId }, { pepper, now: clock() }),
  }))

  registerEndpoint(app, confirmStaffLogin, async ({ body, request }) => {
    const context = { pepper, now: clock(), device: deviceOf(request) }
    return toWireLogin(await checkCode(db, body, context))
  })

  registerEndpoint(app, getStaffPasskeyLoginOptions, async () => {
    const { challengeId, options } = await startLogin(db, passkeyContext())
    return { challenge_id: challengeId, options: { ...options } }
  })

  registerEndpoint(app, loginStaffWithPasskey, async ({ body, request }) => {
    const session = { storeId: body.store_id, device: deviceOf(request) }
    return toWireLogin(await logInWithPasskey(db, body, { ...passkeyContext(), ...session }))
  })

  registerEndpoint(app, logoutStaff, async ({ staffToken }) => {
    if (staffToken !== null) await runTransaction(db, (tx) => closeSession(tx, staffToken, clock()))
    return {}
  })

  registerEndpoint(app, getStaffMe, async ({ actor }) => {
    const member = await findMember(db, actor.staffId)
    if (!member) throw new ApiError('notSignedIn')
    return { staff: toWire(member, actor.storeId), lock: await readLock(db, actor, clock()) }
  })

  registerEndpoint(app, recordStaffActivity, async ({ actor }) => ({
    lock: await recordActivity(db, actor, clock()),
  }))

  registerEndpoint(app, lockStaffSession, async ({ actor }) => ({
    lock: await lockSession(db, actor, clock()),
  }))

  registerEndpoint(app, unlockStaff, async ({ actor, body }) => {
    await checkPin(db, actor, body.pin, { pepper, now: clock() })
    return { lock: await unlockSession(db, actor, clock()) }
  })

  registerEndpoint(app, setStaffPin, async ({ actor, body }) => {
    await setPin(db, actor, body, { pepper, now: clock() })
    return { lock: await readLock(db, actor, clock()) }
  })

  registerEndpoint(app, getStaffPasskeyOptions, async ({ actor }) => {
    const { challengeId, options } = await passkeyOptions(db, actor, passkeyContext())
    return { challenge_id: challengeId, options: { ...options } }
  })

  registerEndpoint(app, addStaffPasskey, async ({ actor, body }) => ({
    passkey: toWirePasskey(await addPasskey(db, actor, body, passkeyContext())),
  }))

  registerEndpoint(app, getStaffPasskeys, async ({ actor }) => {
    const rows = await listPasskeys(db, actor.staffId)
    return { passkeys: rows.map(toWirePasskey) }
  })

  registerEndpoint(app, deleteStaffPasskey, async ({ actor, params }) => {
    await deletePasskey(db, actor, params.id, new Date(clock()))
    return {}
  })
}

function deviceOf(request: FastifyRequest): string {
  return request.headers['user-agent'] ?? ''
}

function toWireLogin({ token, member, storeId }: OpenedStaffSession) {
  return { staff_token: token, staff: toWire(member, storeId) }
}

function toWire({ id, name, email, roles, isOwner }: StaffRow, storeId: number | null) {
  return { id, name, email, roles, is_owner: isOwner ? (1 as const) : (0 as const), store_id: storeId }
}

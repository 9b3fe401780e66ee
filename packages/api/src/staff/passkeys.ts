import type { StaffActor } from '@colada/domain/staff/actor'
import {
  checkPasskeyLimit,
  finishRegistration,
  type PasskeyContext,
  type PasskeyResponse,
  startRegistration,
} from '../authentication/passkeys.ts'
import { type Db, isUniqueViolation, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from './actions.ts'
import {
  findMember,
  insertPasskey,
  listPasskeys,
  lockMember,
  removePasskey,
  type StaffPasskeyRow,
} from './repository.ts'

/**
 * Returns the options to create a passkey.
 * @throws ApiError `invalid` when the member has the maximum of passkeys
 */
export async function passkeyOptions(db: Db, { staffId }: StaffActor, context: PasskeyContext) {
  const member = await findMember(db, staffId)
  if (!member) throw new ApiError('notSignedIn')
  const existing = await listPasskeys(db, staffId)
  checkPasskeyLimit(existing)
  // A customer has another handle with the same id.
  const user = { handle: `staff ${staffId}`, email: member.email, name: member.name }
  return startRegistration(db, { staffId }, { user, existing }, context)
}

/**
 * Adds a passkey.
 * @throws ApiError `passkeyRefused`, or `invalid` when the member has the maximum of passkeys
 */
export async function addPasskey(
  db: Db,
  actor: StaffActor,
  response: PasskeyResponse & { readonly name: string },
  context: PasskeyContext,
): Promise<StaffPasskeyRow> {
  const { staffId } = actor
  const credential = await finishRegistration(db, { staffId }, response, context)
  const at = new Date(context.now)
  return runTransaction(db, async (tx) => {
    await lockMember(tx, staffId)
    checkPasskeyLimit(await listPasskeys(tx, staffId))
    const passkey = { staffId, ...credential, name: response.name.trim(), createdAt: at }
    const row = await insertPasskey(tx, passkey).catch((error: unknown) => {
      if (isUniqueViolation(error, 'staff_passkeys_credential_id')) throw new ApiError('passkeyRefused')
      throw error
    })
    const action = { action: 'passkey-added', subjectKind: 'passkey', subjectId: row.id } as const
    await recordAction(tx, actor, action, at)
    return row
  })
}

/**
 * Deletes a passkey of the member.
 * @throws ApiError `notFound`
 */
export async function deletePasskey(db: Db, actor: StaffActor, id: number, at: Date): Promise<void> {
  await runTransaction(db, async (tx) => {
    if (!(await removePasskey(tx, actor.staffId, id))) throw new ApiError('notFound')
    await recordAction(tx, actor, { action: 'passkey-deleted', subjectKind: 'passkey', subjectId: id }, at)
  })
}

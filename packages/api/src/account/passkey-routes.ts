import {
  addPasskey as addPasskeyEndpoint,
  deletePasskey as deletePasskeyEndpoint,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  getPasskeys,
  loginWithPasskey,
} from '@colada/domain/account/passkey-contract'
import type { FastifyInstance } from 'fastify'
import { type PasskeyContext, startLogin, toWirePasskey } from '../authentication/passkeys.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { listPasskeys } from './passkey-repository.ts'
import { addPasskey, deletePasskey, logInWithPasskey, passkeyOptions } from './passkeys.ts'
import { toReplacingSession, toWireLogin } from './sessions.ts'

/** Passkeys of a customer, and the log-in with one. */
export function passkeyRoutes(
  app: FastifyInstance,
  { config: { publicUrl }, database, clock }: AppDependencies,
): void {
  const { db } = database
  // Not all security keys verify the person.
  const context = (): PasskeyContext => ({ publicUrl, now: clock(), userVerification: 'preferred' })

  registerEndpoint(app, getPasskeys, async ({ actor }) => {
    const rows = await listPasskeys(db, actor.userId)
    return { passkeys: rows.map(toWirePasskey) }
  })

  registerEndpoint(app, getPasskeyOptions, async ({ actor }) => {
    const { challengeId, options } = await passkeyOptions(db, actor.userId, context())
    return { challenge_id: challengeId, options: { ...options } }
  })

  registerEndpoint(app, addPasskeyEndpoint, async ({ actor, body }) => ({
    passkey: toWirePasskey(await addPasskey(db, actor, body, context())),
  }))

  registerEndpoint(app, deletePasskeyEndpoint, async ({ actor, params }) => {
    await deletePasskey(db, actor, params.id, clock())
    return {}
  })

  registerEndpoint(app, getPasskeyLoginOptions, async () => {
    const { challengeId, options } = await startLogin(db, context())
    return { challenge_id: challengeId, options: { ...options } }
  })

  registerEndpoint(app, loginWithPasskey, async ({ body, loginToken, request }) => {
    const session = toReplacingSession(request, body, loginToken)
    return toWireLogin(await logInWithPasskey(db, body, { ...context(), ...session }))
  })
}

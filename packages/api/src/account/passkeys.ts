import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import * as z from 'zod/mini'
import { type Db, type Executor, isUniqueViolation, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { openLoginSession } from './link-login.ts'
import {
  addChallenge,
  consumeChallenge,
  findPasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  recordPasskeyUse,
  removePasskey,
} from './passkey-repository.ts'
import { findUser, lockUser } from './repository.ts'
import type { ReplacingSession, OpenedSession } from './sessions.ts'

const SHOP_NAME = 'Colada'
const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000
const MAX_PASSKEYS = 10
/** The defaults of the library without ML-DSA, which is experimental in Node. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

/** What the functions of passkeys need. */
export interface PasskeyContext {
  /** URL of the shop. */
  readonly publicUrl: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** The response of an authenticator, unvalidated. */
export interface PasskeyResponse {
  readonly challenge_id: number
  readonly credential: object
}

/**
 * Returns the options to create a passkey.
 * @throws ApiError `invalid` when the customer has the maximum of passkeys
 */
export async function passkeyOptions(db: Db, userId: number, { publicUrl, now }: PasskeyContext) {
  const user = await findUser(db, userId)
  if (!user) throw new ApiError('notSignedIn')
  const existing = await listBelowLimit(db, userId)
  const options = await generateRegistrationOptions({
    rpName: SHOP_NAME,
    rpID: new URL(publicUrl).hostname,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    userID: new TextEncoder().encode(String(userId)),
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs,
    timeout: CHALLENGE_LIFETIME_MS,
  })
  return { challengeId: await storeChallenge(db, userId, options.challenge, now), options }
}

/**
 * Adds a passkey.
 * @throws ApiError `passkeyRefused`, or `invalid` when the customer has the maximum of passkeys
 */
export async function addPasskey(
  db: Db,
  { userId, sessionId }: ActorForCustomer,
  response: PasskeyResponse & { readonly name: string },
  { publicUrl, now }: PasskeyContext,
): Promise<PasskeyRow> {
  const { challenge, credential } = await readResponse(db, userId, response, now)
  const { registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs,
      ...expectationsOf(publicUrl, challenge),
    }),
  )
  if (!registrationInfo) throw new ApiError('passkeyRefused')
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return runTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    await listBelowLimit(tx, userId)
    await recordAccountEvent(tx, { userId, sessionId, event: 'passkey-added' }, now)
    return insertPasskey(tx, {
      userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signatureCounter: counter,
      transports: transports ?? [],
      name: response.name.trim(),
      createdAt: new Date(now),
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
export async function deletePasskey(
  db: Db,
  { userId, sessionId }: ActorForCustomer,
  id: number,
  now: number,
): Promise<void> {
  await runTransaction(db, async (tx) => {
    if (!(await removePasskey(tx, userId, id))) throw new ApiError('notFound')
    await recordAccountEvent(tx, { userId, sessionId, event: 'passkey-deleted' }, now)
  })
}

/** Returns the options to log in. They name no passkeys: the authenticator lists those of the shop. */
export async function passkeyLoginOptions(db: Db, { publicUrl, now }: PasskeyContext) {
  const options = await generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    userVerification: 'preferred',
    timeout: CHALLENGE_LIFETIME_MS,
  })
  return { challengeId: await storeChallenge(db, null, options.challenge, now), options }
}

/**
 * Opens a session with a passkey.
 * @throws ApiError `passkeyRefused`
 */
export async function logInWithPasskey(
  db: Db,
  response: PasskeyResponse,
  { publicUrl, ...session }: PasskeyContext & ReplacingSession,
): Promise<OpenedSession> {
  const { now } = session
  const { challenge, credential } = await readResponse(db, null, response, now)
  return runTransaction(db, async (tx) => {
    const passkey = await findPasskey(tx, credential.id)
    const user = passkey && (await lockUser(tx, passkey.userId))
    if (!user || user.deletedAt !== null) throw new ApiError('passkeyRefused')
    const { verified, authenticationInfo } = await orRefused(() =>
      verifyAuthenticationResponse({
        response: credential as unknown as AuthenticationResponseJSON,
        ...expectationsOf(publicUrl, challenge),
        credential: {
          id: passkey.credentialId,
          publicKey: Buffer.from(passkey.publicKey, 'base64url'),
          counter: passkey.signatureCounter,
        },
      }),
    )
    if (!verified || !(await recordPasskeyUse(tx, passkey, authenticationInfo.newCounter, new Date(now))))
      throw new ApiError('passkeyRefused')
    return openLoginSession(tx, user.id, 'passkey', session)
  })
}

function storeChallenge(db: Db, userId: number | null, challenge: string, now: number): Promise<number> {
  return addChallenge(db, { userId, challenge }, { now, lifetimeMs: CHALLENGE_LIFETIME_MS })
}

/** The fields that are read here; the library validates the others. */
const credentialSchema = z.looseObject({
  id: z.string(),
  response: z.looseObject({
    clientDataJSON: z.string(),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
const clientDataSchema = z.object({ challenge: z.string().check(z.regex(/^[\w-]+$/)) })

/**
 * Consumes the challenge of a response, in no transaction: it is used even when the response is refused. The response
 * must contain the challenge, so that others cannot use up challenges by guessing ids.
 */
async function readResponse(db: Db, userId: number | null, response: PasskeyResponse, now: number) {
  const { credential, challenge } = await orRefused(() => {
    const parsed = credentialSchema.parse(response.credential)
    const clientData = Buffer.from(parsed.response.clientDataJSON, 'base64url').toString()
    return { credential: parsed, challenge: clientDataSchema.parse(JSON.parse(clientData)).challenge }
  })
  if (!(await consumeChallenge(db, { id: response.challenge_id, userId, challenge }, now)))
    throw new ApiError('passkeyRefused')
  return { credential, challenge }
}

function expectationsOf(publicUrl: string, expectedChallenge: string) {
  const { origin, hostname } = new URL(publicUrl)
  return {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    // It is preferred, and not all security keys have it.
    requireUserVerification: false,
  }
}

/** Refuses the responses for which a verification throws. */
async function orRefused<Result>(verify: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await verify()
  } catch (cause) {
    throw new ApiError('passkeyRefused', { cause })
  }
}

async function listBelowLimit(executor: Executor, userId: number): Promise<PasskeyRow[]> {
  const existing = await listPasskeys(executor, userId)
  if (existing.length >= MAX_PASSKEYS)
    throw new ApiError('invalid', { errors: { name: ['too-many-passkeys'] } })
  return existing
}

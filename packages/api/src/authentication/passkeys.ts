import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import * as z from 'zod/mini'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { addChallenge, type ChallengeOwner, consumeChallenge } from './challenges.ts'

const SHOP_NAME = 'Colada'
const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000
/** A customer or staff member has at most so many passkeys. */
const MAX_PASSKEYS = 10
/** The defaults of the library without ML-DSA, which is experimental in Node. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

/** What the ceremonies of WebAuthn need. */
export interface PasskeyContext {
  /** URL of the application whose passkeys they are. */
  readonly publicUrl: string
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether the authenticator must have verified the person, which not all security keys do. */
  readonly userVerification: 'preferred' | 'required'
}

/** The response of an authenticator, unvalidated. */
export interface PasskeyResponse {
  readonly challenge_id: number
  readonly credential: object
}

/** A credential as it is stored. */
export interface StoredCredential {
  readonly credentialId: string
  /** Base64url, as the id. */
  readonly publicKey: string
  readonly signatureCounter: number
  readonly transports: string[]
}

/** The person who adds a passkey, as the authenticator shows them. */
export interface PasskeyUser {
  /** Unique among the passkeys of the application. */
  readonly handle: string
  readonly email: string
  readonly name: string
}

/** Returns the options to create a passkey, and the id of their challenge. */
export async function startRegistration(
  executor: Executor,
  owner: ChallengeOwner,
  { user, existing }: { readonly user: PasskeyUser; readonly existing: readonly StoredCredential[] },
  { publicUrl, now, userVerification }: PasskeyContext,
) {
  const options = await generateRegistrationOptions({
    rpName: SHOP_NAME,
    rpID: new URL(publicUrl).hostname,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.handle),
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
    supportedAlgorithmIDs,
    timeout: CHALLENGE_LIFETIME_MS,
  })
  return { challengeId: await storeChallenge(executor, owner, options.challenge, now), options }
}

/**
 * Returns the credential of a response.
 * @throws ApiError `passkeyRefused`
 */
export async function finishRegistration(
  executor: Executor,
  owner: ChallengeOwner,
  response: PasskeyResponse,
  context: PasskeyContext,
): Promise<StoredCredential> {
  const { challenge, credential } = await readResponse(executor, owner, response, context.now)
  const { registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs,
      ...expectationsOf(context, challenge),
    }),
  )
  if (!registrationInfo) throw new ApiError('passkeyRefused')
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signatureCounter: counter,
    transports: transports ?? [],
  }
}

/** Returns the options to log in. They name no passkeys: the authenticator lists those of the application. */
export async function startLogin(
  executor: Executor,
  { publicUrl, now, userVerification }: PasskeyContext,
): Promise<{ challengeId: number; options: object }> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    userVerification,
    timeout: CHALLENGE_LIFETIME_MS,
  })
  return { challengeId: await storeChallenge(executor, {}, options.challenge, now), options }
}

/** The response of a log-in, whose challenge has been consumed. */
export interface LoginResponse {
  readonly credentialId: string
  /**
   * Checks the signature of the response with the stored credential; returns the new value of the counter.
   * @throws ApiError `passkeyRefused`
   */
  readonly verify: (credential: StoredCredential) => Promise<number>
}

/**
 * Reads the response of a log-in.
 * @throws ApiError `passkeyRefused`
 */
export async function readLogin(
  executor: Executor,
  response: PasskeyResponse,
  context: PasskeyContext,
): Promise<LoginResponse> {
  const { challenge, credential } = await readResponse(executor, {}, response, context.now)
  return {
    credentialId: credential.id,
    verify: async ({ credentialId, publicKey, signatureCounter }) => {
      const { verified, authenticationInfo } = await orRefused(() =>
        verifyAuthenticationResponse({
          response: credential as unknown as AuthenticationResponseJSON,
          ...expectationsOf(context, challenge),
          credential: {
            id: credentialId,
            publicKey: Buffer.from(publicKey, 'base64url'),
            counter: signatureCounter,
          },
        }),
      )
      if (!verified) throw new ApiError('passkeyRefused')
      return authenticationInfo.newCounter
    },
  }
}

/** @throws ApiError `invalid` at the maximum of passkeys */
export function checkPasskeyLimit(existing: readonly unknown[]): void {
  if (existing.length >= MAX_PASSKEYS)
    throw new ApiError('invalid', { errors: { name: ['too-many-passkeys'] } })
}

function storeChallenge(
  executor: Executor,
  owner: ChallengeOwner,
  challenge: string,
  now: number,
): Promise<number> {
  return addChallenge(executor, { ...owner, challenge }, { now, lifetimeMs: CHALLENGE_LIFETIME_MS })
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
async function readResponse(
  executor: Executor,
  owner: ChallengeOwner,
  response: PasskeyResponse,
  now: number,
) {
  const { credential, challenge } = await orRefused(() => {
    const parsed = credentialSchema.parse(response.credential)
    const clientData = Buffer.from(parsed.response.clientDataJSON, 'base64url').toString()
    return { credential: parsed, challenge: clientDataSchema.parse(JSON.parse(clientData)).challenge }
  })
  if (!(await consumeChallenge(executor, { ...owner, id: response.challenge_id, challenge }, now)))
    throw new ApiError('passkeyRefused')
  return { credential, challenge }
}

function expectationsOf({ publicUrl, userVerification }: PasskeyContext, expectedChallenge: string) {
  const { origin, hostname } = new URL(publicUrl)
  return {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: userVerification === 'required',
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

/** A stored passkey as its owner sees it. */
export function toWirePasskey({ id, name, createdAt, lastUsedAt }: PasskeySummary) {
  return { id, name, created_at: toSeconds(createdAt), last_used_at: lastUsedAt && toSeconds(lastUsedAt) }
}

interface PasskeySummary {
  readonly id: number
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

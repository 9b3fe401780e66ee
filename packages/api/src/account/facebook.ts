import { DEFAULT_BIRTH_DATE, DEFAULT_SOURCE_ID } from '@colada/domain/account/registration'
import type { Language } from '@colada/domain/wire/language'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import type { FacebookGateway, FacebookProfile } from '../gateways/facebook.ts'
import { PROVIDER_RETRY_SECONDS, ProviderUnavailableError } from '../gateways/provider.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { confirmAddress } from './confirm-address.ts'
import { fieldsError } from './field-errors.ts'
import { openLoginSession } from './link-login.ts'
import type { MoveCustomerData } from './merge.ts'
import { isPlaceholderEmail, placeholderEmail } from './placeholder-email.ts'
import { addWithPromoCode } from './registration.ts'
import { changeUser, findUserByEmail, findUserByFacebookId, lockEmail, type UserRow } from './repository.ts'
import type { ReplacingSession } from './sessions.ts'

export interface FacebookAttempt extends ReplacingSession {
  /** `undefined` where the shop has no log-in with Facebook. */
  readonly facebook: FacebookGateway | undefined
  readonly accessToken: string
  readonly hasAcceptedTerms: boolean
  readonly language: Language
  readonly moveCustomerData: MoveCustomerData
}

/**
 * Logs in, links or registers the customer of an access token of Facebook (spec 001 §7).
 *
 * @throws ApiError `facebookRefused`, `unavailable`, `invalid` without the terms, or `emailRefused` when an account
 *   whose address is not confirmed has the address
 */
export async function logInWithFacebook(
  db: Db,
  attempt: FacebookAttempt,
): Promise<{ readonly token: string; readonly user: UserRow }> {
  const profile = await findProfile(attempt)
  return runTransaction(db, async (tx) => {
    const email = profile.email || placeholderEmail(profile.id)
    await lockEmail(tx, email)
    const user =
      (await findUserByFacebookId(tx, profile.id)) ??
      (await linkAccount(tx, profile, attempt.now)) ??
      (await registerProfile(tx, { ...profile, email }, attempt))
    const { token } = await openLoginSession(tx, user.id, 'facebook', attempt)
    return { token, user }
  })
}

async function findProfile({ facebook, accessToken }: FacebookAttempt): Promise<FacebookProfile> {
  const profile = await facebook?.findProfile(accessToken).catch((error: unknown) => {
    if (error instanceof ProviderUnavailableError)
      throw new ApiError('unavailable', { retryAfter: PROVIDER_RETRY_SECONDS, cause: error })
    throw error
  })
  if (!profile) throw new ApiError('facebookRefused')
  return profile
}

/** Links the account of the same address; whoever registered an address that is not confirmed may not own it. */
async function linkAccount(
  tx: Executor,
  { id: facebookId, email }: FacebookProfile,
  now: number,
): Promise<UserRow | undefined> {
  const account = email === '' ? undefined : await findUserByEmail(tx, email)
  if (!account) return undefined
  if (account.emailConfirmedAt === null || account.facebookId !== null)
    throw fieldsError({ email: ['email-taken'] })
  await recordAccountEvent(tx, { userId: account.id, event: 'facebook-linked' }, now)
  return changeUser(tx, account.id, { facebookId })
}

async function registerProfile(
  tx: Executor,
  { id: facebookId, email, firstName, lastName }: FacebookProfile,
  { hasAcceptedTerms, language, urlParams, moveCustomerData, now }: FacebookAttempt,
): Promise<UserRow> {
  if (!hasAcceptedTerms) throw fieldsError({ aceptarTyC: ['terms'] })
  const user = await addWithPromoCode(tx, {
    email,
    facebookId,
    firstName,
    lastName,
    phone: '',
    birthDate: DEFAULT_BIRTH_DATE,
    language,
    urlParams: urlParams ?? '',
    sourceId: DEFAULT_SOURCE_ID,
    passwordHash: '',
    createdAt: new Date(now),
  })
  await recordAccountEvent(tx, { userId: user.id, event: 'registered', detail: 'facebook' }, now)
  // Facebook gives confirmed addresses only.
  if (!isPlaceholderEmail(email)) await confirmAddress(tx, user, { moveCustomerData, now })
  return user
}

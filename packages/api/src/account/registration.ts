import { randomUUID } from 'node:crypto'
import type { Address } from '@colada/domain/account/address'
import {
  businessRegistrationBody,
  DEFAULT_BIRTH_DATE,
  DEFAULT_SOURCE_ID,
  guestForm,
  registrationBody,
  splitFullName,
} from '@colada/domain/account/registration'
import {
  storeBusinessRegistrationForm,
  storeRegistrationForm,
} from '@colada/domain/account/store-registration'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { Language } from '@colada/domain/wire/language'
import { hashPassword, isCommonPassword } from '../authentication/passwords.ts'
import { type Executor, isUniqueViolation, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { type ApiError, problemsOf } from '../plugins/errors.ts'
import { recordServed } from '../staff/service.ts'
import { addAddress, readAddress } from './addresses.ts'
import { recordAccountEvent } from './audit.ts'
import { fieldsError } from './field-errors.ts'
import { addLink } from './links.ts'
import { isPlaceholderEmail, storePlaceholderEmail } from './placeholder-email.ts'
import { newPromoCode } from './promo-code.ts'
import {
  addUser,
  findUserByEmail,
  findUserByPromoCode,
  hasSource,
  type NewUser,
  type UserRow,
} from './repository.ts'

export interface RegistrationContext {
  readonly language: Language
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly now: number
  /** Who registers the customer in store mode; `null` for the customer. */
  readonly staff?: StaffActor | null
}

/**
 * Registers a private customer (spec 000 §5).
 *
 * @param body unvalidated; parsed by the domain's registration schema
 * @throws ApiError `emailRefused`, `phoneRefused`, `addressRefused` or `invalid` with the problems by field (spec 001 §8)
 */
export async function registerCustomer(
  executor: Executor,
  body: unknown,
  context: RegistrationContext,
): Promise<UserRow> {
  const parsed = (context.staff ? storeRegistrationForm : registrationBody).safeParse(body)
  if (!parsed.success) throw fieldsError(problemsOf(parsed.error))
  const form = parsed.data
  const address = await readFirstAddress(executor, body)
  const account = await prepareAccount(executor, form, body, context)
  return addAccount(
    executor,
    { ...account, firstName: form.first_name, lastName: form.last_name },
    address,
    context,
  )
}

/**
 * Registers a business (spec 000 §5).
 *
 * @param body unvalidated
 * @throws ApiError as {@link registerCustomer}
 */
export async function registerCompany(
  executor: Executor,
  body: unknown,
  context: RegistrationContext,
): Promise<UserRow> {
  const parsed = (context.staff ? storeBusinessRegistrationForm : businessRegistrationBody).safeParse(body)
  if (!parsed.success) throw fieldsError(problemsOf(parsed.error))
  const form = parsed.data
  const address = await readFirstAddress(executor, body)
  const account = await prepareAccount(executor, form, body, context)
  const business = {
    ...account,
    firstName: form.business_name,
    lastName: '',
    isBusiness: true,
    businessName: form.business_name,
    taxId: form.cif,
    billingAddress: form.bill_address,
    billingLocation: form.bill_location,
    billingMethod: form.bill_method,
  }
  return addAccount(executor, business, address, context)
}

/**
 * Opens an account without a password, whose mail has a link to set one. Whether the address has an account makes no
 * difference.
 *
 * @param body unvalidated
 * @throws ApiError as {@link registerCustomer}
 */
export async function registerVisitor(
  executor: Executor,
  body: unknown,
  context: RegistrationContext,
): Promise<UserRow> {
  const { language, now } = context
  const parsed = guestForm.safeParse(body)
  if (!parsed.success) throw fieldsError(problemsOf(parsed.error))
  const form = parsed.data
  const address = await readFirstAddress(executor, body)
  const guest = {
    ...splitFullName(form.full_name),
    email: form.email,
    phone: form.phone,
    birthDate: DEFAULT_BIRTH_DATE,
    language,
    hasNewsletter: form.newsletter === 1,
    isGuest: true,
    referralCode: await readReferralCode(executor, body),
    urlParams: readUrlParams(body),
    sourceId: DEFAULT_SOURCE_ID,
    // Matches no password.
    passwordHash: '',
    createdAt: new Date(now),
  }
  return addAccount(executor, guest, address, context)
}

interface AccountForm {
  readonly email: string
  /** Left out in store mode. */
  readonly password?: string
  readonly phone: string
  readonly newsletter: 0 | 1
  readonly source_id: number
}

/** Returns the fields that all accounts with a password have. */
async function prepareAccount(
  executor: Executor,
  form: AccountForm,
  body: unknown,
  { language, pepper, now, staff }: RegistrationContext,
) {
  const { password } = form
  if (password !== undefined && isCommonPassword(password))
    throw fieldsError({ password: ['password-common'] })
  if (!(await hasSource(executor, form.source_id))) throw fieldsError({ source_id: ['invalid'] })
  // Checked before the expensive hash; the unique index is the guard.
  if (await findUserByEmail(executor, form.email)) throw emailTaken()
  const hasNoEmail = staff && form.email === ''
  return {
    email: hasNoEmail ? storePlaceholderEmail(staff.storeId, randomUUID()) : form.email,
    phone: form.phone,
    birthDate: DEFAULT_BIRTH_DATE,
    language,
    hasNewsletter: form.newsletter === 1,
    sourceId: form.source_id,
    referralCode: await readReferralCode(executor, body),
    urlParams: readUrlParams(body),
    // In store mode nobody knows a password: the customer sets one by a link.
    passwordHash: await hashPassword(password ?? randomUUID(), pepper),
    createdAt: new Date(now),
  }
}

/** Returns the personal code of a link if a customer has it; a wrong link does not prevent a registration. */
async function readReferralCode(executor: Executor, body: unknown): Promise<string> {
  const sent = (body as { referral_code?: string }).referral_code?.trim().toUpperCase() ?? ''
  if (sent === '') return ''
  return (await findUserByPromoCode(executor, sent))?.personalPromoCode ?? ''
}

/** Returns the campaign parameters, which the endpoint's schema has validated. */
const readUrlParams = (body: unknown): string => (body as { url_params?: string }).url_params ?? ''

/** Returns the address of a registration that leads to the checkout. */
async function readFirstAddress(executor: Executor, body: unknown): Promise<Omit<Address, 'id'> | undefined> {
  const { address } = body as { address?: unknown }
  return address === undefined ? undefined : readAddress(executor, address)
}

/** Adds an account, its first address and the mail with its first link, in one transaction. */
async function addAccount(
  executor: Executor,
  account: Omit<NewUser, 'personalPromoCode'>,
  address: Omit<Address, 'id'> | undefined,
  { staff }: RegistrationContext,
): Promise<UserRow> {
  return runTransaction(executor, async (tx) => {
    const user = await addWithPromoCode(tx, account)
    const { id: userId, email, language, isGuest, createdAt } = user
    const now = createdAt.getTime()
    if (!isPlaceholderEmail(email)) {
      const setsPassword = isGuest || staff
      const purpose = setsPassword ? 'set-password' : 'confirm-email'
      const { id: linkId } = await addLink(tx, { userId, purpose, email }, now)
      const kind = setsPassword ? 'account-set-password' : 'account-welcome'
      await enqueueMails(tx, [{ kind, subjectId: linkId, cause: linkId, language }], createdAt)
    }
    const owner = staff ? { userId, actor: { ...staff, userId } } : { userId }
    await recordAccountEvent(tx, { ...owner, event: 'registered' }, now)
    if (owner.actor) {
      const created = { action: 'customer-created', subjectKind: 'user', subjectId: userId } as const
      await recordServed(tx, owner.actor, created, createdAt)
    }
    if (address) await addAddress(tx, owner, address, now)
    return user
  })
}

/** Adds a customer with a personal promo code; retries with another code if it is taken. */
export async function addWithPromoCode(
  executor: Executor,
  user: Omit<NewUser, 'personalPromoCode'>,
): Promise<UserRow> {
  for (;;) {
    try {
      // In a nested transaction, so that a duplicate code does not abort the caller's.
      return await runTransaction(executor, (tx) =>
        addUser(tx, { ...user, personalPromoCode: newPromoCode() }),
      )
    } catch (error) {
      if (isUniqueViolation(error, 'users_email')) throw emailTaken()
      if (!isUniqueViolation(error, 'users_personal_promo_code')) throw error
    }
  }
}

function emailTaken(): ApiError {
  return fieldsError({ email: ['email-taken'] })
}

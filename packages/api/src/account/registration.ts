import { normalizePhone } from '@colada/domain/account/contact-details'
import { DEFAULT_BIRTH_DATE, registrationBody } from '@colada/domain/account/registration'
import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { isUniqueViolation } from '../database/connection.ts'
import { type ApiError, problemsOf } from '../plugins/errors.ts'
import { fieldsError } from './field-errors.ts'
import { hashPassword, isCommonPassword } from './passwords.ts'
import { newPromoCode } from './promo-code.ts'
import { addUser, findUserByEmail, hasSource, type NewUser, type UserRow } from './repository.ts'

export interface RegistrationContext {
  readonly language: Language
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Registers a private customer (spec 000 §5).
 *
 * @param body unvalidated; parsed by the domain's registration schema
 * @throws ApiError `emailRefused`, `phoneRefused` or `invalid` with the problems by field (spec 001 §8)
 */
export async function registerCustomer(
  executor: Executor,
  body: unknown,
  { language, pepper, now }: RegistrationContext,
): Promise<UserRow> {
  const parsed = registrationBody.safeParse(body)
  if (!parsed.success) throw fieldsError(problemsOf(parsed.error))
  const form = parsed.data
  if (isCommonPassword(form.password)) throw fieldsError({ password: ['password-common'] })
  if (!(await hasSource(executor, form.source_id))) throw fieldsError({ source_id: ['invalid'] })
  // Checked before the expensive hash; the unique index is the guard.
  if (await findUserByEmail(executor, form.email)) throw emailTaken()
  return addWithPromoCode(executor, {
    email: form.email,
    firstName: form.first_name,
    lastName: form.last_name,
    phone: normalizePhone(form.phone),
    birthDate: DEFAULT_BIRTH_DATE,
    language,
    hasNewsletter: form.newsletter === 1,
    sourceId: form.source_id,
    passwordHash: await hashPassword(form.password, pepper),
    createdAt: new Date(now),
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
      return await executor.transaction((tx) =>
        addUser(tx, { ...user, personalPromoCode: newPromoCode(user.firstName) }),
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

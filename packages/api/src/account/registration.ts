import { normalizePhone } from '@colada/domain/account/contact-details'
import { defaultBirthDate, registrationBody } from '@colada/domain/account/registration'
import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { isUniqueViolation } from '../database/connection.ts'
import { ApiError, problemsOf } from '../plugins/errors.ts'
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
 * @param body as it came; the domain's registration rules decide
 * @throws ApiError `emailRefused`, `phoneRefused` or `invalid` with the problems by field (spec 001 §8)
 */
export async function registerCustomer(
  executor: Executor,
  body: unknown,
  { language, pepper, now }: RegistrationContext,
): Promise<UserRow> {
  const read = registrationBody.safeParse(body)
  if (!read.success) throw refusal(problemsOf(read.error))
  const form = read.data
  if (isCommonPassword(form.password)) throw refusal({ password: ['password-common'] })
  if (!(await hasSource(executor, form.source_id))) throw refusal({ source_id: ['invalid'] })
  // Asked before the costly hash; the unique index has the last word.
  if (await findUserByEmail(executor, form.email)) throw emailTaken()
  return addWithPromoCode(executor, {
    email: form.email,
    firstName: form.first_name,
    lastName: form.last_name,
    phone: normalizePhone(form.phone),
    birthDate: defaultBirthDate,
    language,
    hasNewsletter: form.newsletter === 1,
    sourceId: form.source_id,
    passwordHash: await hashPassword(form.password, pepper),
    createdAt: new Date(now),
  })
}

/** Adds a customer with a promo code of their own; a code that is taken is drawn anew. */
export async function addWithPromoCode(
  executor: Executor,
  user: Omit<NewUser, 'personalPromoCode'>,
): Promise<UserRow> {
  for (;;) {
    try {
      // In a transaction of its own, so that a refused code does not spoil the caller's.
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
  return refusal({ email: ['email-taken'] })
}

/** The code of the catalogue when one field alone is at fault: 108 for e-mail, 310 for phone (spec 001 §8). */
function refusal(errors: Record<string, string[]>): ApiError {
  const fields = Object.keys(errors)
  if (fields.every((field) => field === 'email' || field === 'email_confirmation')) {
    return new ApiError('emailRefused', { errors })
  }
  if (fields.every((field) => field === 'phone')) return new ApiError('phoneRefused', { errors })
  return new ApiError('invalid', { errors })
}

import { randomUUID } from 'node:crypto'
import { DEFAULT_BIRTH_DATE, DEFAULT_SOURCE_ID, splitFullName } from '@colada/domain/account/registration'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { createCustomer } from '@colada/domain/staff/customers-contract'
import { newCustomerForm } from '@colada/domain/staff/new-customer'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import { type Db, runTransaction } from '../database/connection.ts'
import { ApiError, problemsOf } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { addAddress, readAddress } from './addresses.ts'
import { recordAccountEvent } from './audit.ts'
import { findCustomersWith, toFoundCustomer } from './contacts.ts'
import { fieldsError } from './field-errors.ts'
import { storePlaceholderEmail } from './placeholder-email.ts'
import { addWithPromoCode } from './registration.ts'
import { lockEmail, type UserRow } from './repository.ts'

/** Customers with the same phone number that a refusal names at most. */
const MAX_EXISTING = 5

export interface StaffRegistration {
  readonly actor: StaffActor
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Adds a customer at a counter, without a password: those with an e-mail address can set one by a link. The others get a
 * placeholder, to which nothing is sent.
 *
 * @throws ApiError `emailRefused`, `phoneRefused`, `addressRefused` or `invalid` with the problems by field;
 *   `accountExists` with `customers` where the phone number or the e-mail address belongs to somebody. People who live
 *   together share a phone: `is_another_person` allows the number.
 */
export async function registerAtCounter(
  db: Db,
  body: EndpointBody<typeof createCustomer>,
  { actor, language, now }: StaffRegistration,
): Promise<UserRow> {
  const parsed = newCustomerForm.safeParse(body)
  if (!parsed.success) throw fieldsError(problemsOf(parsed.error))
  const { full_name: fullName, phone, email, newsletter } = parsed.data
  const address = body.address === undefined ? undefined : await readAddress(db, body.address)
  return runTransaction(db, async (tx) => {
    // A customer added twice at once is found by the second request.
    await lockEmail(tx, phone)
    const unique = { ...(body.is_another_person !== 1 && { phone }), ...(email !== '' && { email }) }
    const existing = await findCustomersWith(tx, unique, MAX_EXISTING)
    if (existing.length > 0)
      throw new ApiError('accountExists', { details: { customers: existing.map(toFoundCustomer) } })
    const user = await addWithPromoCode(tx, {
      ...splitFullName(fullName),
      email: email === '' ? storePlaceholderEmail(actor.storeId, randomUUID()) : email,
      phone,
      birthDate: DEFAULT_BIRTH_DATE,
      language: body.language ?? language,
      hasNewsletter: newsletter === 1,
      sourceId: DEFAULT_SOURCE_ID,
      // Matches no password.
      passwordHash: '',
      createdAt: new Date(now),
    })
    const { id: userId } = user
    const by = { userId, actor: { ...actor, userId } }
    await recordAccountEvent(tx, { ...by, event: 'registered' }, now)
    if (address) await addAddress(tx, by, address, now)
    const created = { action: 'customer-created', subjectKind: 'user', subjectId: userId } as const
    await recordAction(tx, actor, { ...created, customerId: userId }, new Date(now))
    return user
  })
}

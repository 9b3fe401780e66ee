import { editBusinessForm, editUserBody } from '@colada/domain/account/profile'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import type { Language } from '@colada/domain/wire/language'
import type * as z from 'zod/mini'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { ApiError, problemsOf } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { fieldsError } from './field-errors.ts'
import { addLink, findPendingEmail } from './links.ts'
import { changeUser, findUserByEmail, lockUser, type UserRow } from './repository.ts'

/** Columns of the fields of both forms, by the names of the wire, which the audit records. */
const columns = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  birth_date: 'birthDate',
  gender: 'gender',
  business_name: 'businessName',
  cif: 'taxId',
  bill_address: 'billingAddress',
  bill_location: 'billingLocation',
  bill_method: 'billingMethod',
  newsletter: 'hasNewsletter',
} as const satisfies Record<string, keyof UserRow>

type ProfileChange = Partial<{ readonly [Name in keyof typeof columns]: UserRow[(typeof columns)[Name]] }> & {
  readonly email: string
}

/**
 * Changes the data of a private customer (spec 000 §5, Edit user).
 *
 * @param body unvalidated
 * @throws ApiError `forbidden` for a business, `emailRefused`, `phoneRefused` or `invalid` with the problems by field
 */
export async function updatePrivateProfile(
  db: Db,
  actor: ActorForCustomer,
  body: unknown,
  now: number,
): Promise<UserRow> {
  if (actor.isBusiness) throw new ApiError('forbidden')
  const { newsletter, ...form } = readForm(editUserBody, body)
  const choice = newsletter !== undefined && { newsletter: newsletter === 1 }
  return changeProfile(db, actor, { ...form, ...choice }, now)
}

/**
 * Changes the data of a business (spec 000 §5, Edit business user).
 *
 * @param body unvalidated
 * @throws ApiError `forbidden` for a private customer, otherwise as {@link updatePrivateProfile}
 */
export async function updateBusinessProfile(
  db: Db,
  actor: ActorForCustomer,
  body: unknown,
  now: number,
): Promise<UserRow> {
  if (!actor.isBusiness) throw new ApiError('forbidden')
  const form = readForm(editBusinessForm, body)
  // Mails greet a business by its name, as from its registration on.
  return changeProfile(db, actor, { ...form, first_name: form.business_name }, now)
}

/** Stores the language in which the shop writes to a customer. */
export async function changeLanguage(
  db: Db,
  actor: ActorForCustomer,
  language: Language,
  now: number,
): Promise<void> {
  const { userId } = actor
  await runTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (user?.language === language) return
    await changeUser(tx, userId, { language })
    await recordAccountEvent(tx, { userId, actor, event: 'language-changed' }, now)
  })
}

function readForm<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw fieldsError(problemsOf(parsed.error))
  return parsed.data
}

async function changeProfile(
  db: Db,
  actor: ActorForCustomer,
  { email, ...fields }: ProfileChange,
  now: number,
): Promise<UserRow> {
  const { userId } = actor
  return runTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new ApiError('notSignedIn')
    if (email !== user.email) await requestEmailChange(tx, user, actor, email, now)
    const changed = Object.entries(fields).filter(
      ([name, value]) => user[columns[name as keyof typeof columns]] !== value,
    )
    if (changed.length === 0) return user
    await recordAccountEvent(
      tx,
      { userId, actor, event: 'profile-changed', detail: changed.map(([name]) => name).join(', ') },
      now,
    )
    return changeUser(
      tx,
      userId,
      Object.fromEntries(changed.map(([name, value]) => [columns[name as keyof typeof columns], value])),
    )
  })
}

/**
 * Sends a link to the new address and a notice to the old one. The address is used once the link has been followed.
 * @throws ApiError `emailRefused` when another account has the address
 */
async function requestEmailChange(
  tx: Executor,
  user: UserRow,
  actor: ActorForCustomer,
  email: string,
  now: number,
): Promise<void> {
  const { id: userId, language } = user
  if (await findUserByEmail(tx, email)) throw fieldsError({ email: ['email-taken'] })
  // The form that is sent again, with the address that is already pending, sends no further mail.
  if ((await findPendingEmail(tx, userId, now)) === email) return
  const { id: linkId } = await addLink(tx, { userId, purpose: 'change-email', email }, now)
  const event = { userId, actor, event: 'email-change-requested' } as const
  const cause = await recordAccountEvent(tx, event, now)
  const details = { newEmail: email }
  await enqueueMails(
    tx,
    [
      { kind: 'account-confirm-email', subjectId: linkId, cause: linkId, language },
      { kind: 'account-email-change-requested', subjectId: userId, cause, details, language },
    ],
    new Date(now),
  )
}

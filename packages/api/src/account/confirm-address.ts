import { type Db, type Executor, isUniqueViolation, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { consumeLink, endLinks } from './links.ts'
import { mergeGuests, type MoveCustomerData } from './merge.ts'
import { changeUser, type UserRow } from './repository.ts'

/** What the functions of links need. */
export interface LinkDependencies {
  readonly pepper: string
  readonly moveCustomerData: MoveCustomerData
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Records that an account reads the mails of its address, and merges the guests of that address into it.
 * @returns the number of orders that were moved
 */
export async function confirmAddress(
  tx: Executor,
  user: UserRow,
  { moveCustomerData, now }: Pick<LinkDependencies, 'moveCustomerData' | 'now'>,
): Promise<number> {
  if (user.emailConfirmedAt === null) {
    await changeUser(tx, user.id, { emailConfirmedAt: new Date(now) })
    await endLinks(tx, user.id, 'confirm-email', now)
    await recordAccountEvent(tx, { userId: user.id, event: 'email-confirmed' }, now)
  }
  return mergeGuests(tx, user, { moveCustomerData, now })
}

/**
 * Confirms the address of a registration, or changes an account to its new address.
 * @throws ApiError `linkInvalid`, or `emailRefused` when another account has the new address
 */
export async function confirmEmail(
  db: Db,
  token: string,
  { pepper, moveCustomerData, now }: LinkDependencies,
): Promise<{ readonly email: string; readonly mergedOrders: number }> {
  return runTransaction(db, async (tx) => {
    const context = { purposes: ['confirm-email', 'change-email'], pepper, now } as const
    const { link, user: customer } = await consumeLink(tx, token, context)
    const user = link.purpose === 'change-email' ? await changeEmail(tx, customer, link.email, now) : customer
    const mergedOrders = user.isGuest ? 0 : await confirmAddress(tx, user, { moveCustomerData, now })
    return { email: user.email, mergedOrders }
  })
}

async function changeEmail(tx: Executor, user: UserRow, email: string, now: number): Promise<UserRow> {
  const { id: userId } = user
  const changed = await changeUser(tx, userId, { email, emailConfirmedAt: new Date(now) }).catch(
    (error: unknown) => {
      if (isUniqueViolation(error, 'users_email'))
        throw new ApiError('emailRefused', { errors: { email: ['email-taken'] } })
      throw error
    },
  )
  // Links to the old address prove nothing about the new one.
  await endLinks(tx, userId, undefined, now)
  const eventId = await recordAccountEvent(tx, { userId, event: 'email-changed' }, now)
  const mail = { kind: 'account-email-changed', subjectId: userId, language: user.language } as const
  const toOld = { to: user.email, newEmail: email, isOldAddress: true }
  const toNew = { to: email, newEmail: email, isOldAddress: false }
  await enqueueMails(
    tx,
    [
      { ...mail, cause: `${eventId}:old`, details: toOld },
      { ...mail, cause: `${eventId}:new`, details: toNew },
    ],
    new Date(now),
  )
  return changed
}

import { DEFAULT_BIRTH_DATE } from '@colada/domain/account/registration'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { clearFailures } from '../authentication/login-throttle.ts'
import { passkeyChallenges } from '../authentication/tables.ts'
import type { Executor } from '../database/connection.ts'
import { deleteLinksOf } from './links.ts'
import { newPromoCode } from './promo-code.ts'
import { changeUser, type UserRow } from './repository.ts'
import { notificationChoices, passkeys } from './security-tables.ts'
import { addresses, sessions } from './tables.ts'

/**
 * Ends the sessions of a customer, deletes what only the account needs, and anonymises it.
 *
 * @param usedAddressIds addresses that orders reference; they keep postal code and city
 * @returns the anonymous account
 */
export async function eraseAccount(
  tx: Executor,
  { id: userId, email }: UserRow,
  usedAddressIds: readonly number[],
  at: Date,
): Promise<UserRow> {
  for (const table of [sessions, passkeys, passkeyChallenges, notificationChoices]) {
    await tx.delete(table).where(eq(table.userId, userId))
  }
  await deleteLinksOf(tx, userId)
  await clearFailures(tx, email)
  await eraseAddresses(tx, userId, usedAddressIds, at)
  return changeUser(tx, userId, {
    email: `deleted-${userId}@deleted.invalid`,
    emailConfirmedAt: null,
    facebookId: null,
    deletedAt: at,
    firstName: '',
    lastName: '',
    phone: '',
    birthDate: DEFAULT_BIRTH_DATE,
    gender: 'other',
    businessName: '',
    taxId: '',
    billingAddress: '',
    billingLocation: '',
    billingMethod: '',
    hasNewsletter: false,
    referralCode: '',
    urlParams: '',
    personalPromoCode: newPromoCode(),
    // A log-in finds no deleted account.
    passwordHash: '',
  })
}

async function eraseAddresses(
  tx: Executor,
  userId: number,
  usedIds: readonly number[],
  at: Date,
): Promise<void> {
  const used = [...usedIds]
  const isOwn = eq(addresses.userId, userId)
  await tx.delete(addresses).where(and(isOwn, notInArray(addresses.id, used)))
  await tx
    .update(addresses)
    .set({
      alias: '',
      line1: '',
      line2: '',
      floor: '',
      door: '',
      entryCode: '',
      driverNote: '',
      isDefault: false,
      deletedAt: at,
    })
    .where(and(isOwn, inArray(addresses.id, used)))
}

import type { Address } from '@colada/domain/account/address'
import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { findAddress } from './address-book.ts'
import { findUser, findUserByPromoCode, lockOrdersOf, type UserRow } from './repository.ts'

/** The customer data that other subjects may use. */
export interface Customer {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly language: Language
  readonly isBusiness: boolean
  /** Empty for a private customer. */
  readonly businessName: string
  readonly personalPromoCode: string
  /** Personal code of the customer who recommended the shop; empty without one. */
  readonly referralCode: string
}

/** Returns a customer whose account is not deleted. */
export async function findCustomer(executor: Executor, userId: number): Promise<Customer | undefined> {
  return toCustomer(await findUser(executor, userId))
}

/**
 * Serialises orders and holds of a customer until the transaction ends. The first lock of all that take places.
 *
 * @throws ApiError `notSignedIn` when the account is deleted or merged since the session was read
 */
export async function lockCustomer(tx: Executor, userId: number): Promise<void> {
  await lockOrdersOf(tx, userId)
  if (!(await findCustomer(tx, userId))) throw new ApiError('notSignedIn')
}

/** Returns the id of a customer, of the account into which a guest was merged. */
export async function currentCustomerId(executor: Executor, userId: number): Promise<number> {
  return (await findUser(executor, userId))?.mergedInto ?? userId
}

/** Returns the customer with this personal promo code. */
export async function findCustomerByPromoCode(
  executor: Executor,
  code: string,
): Promise<Customer | undefined> {
  return toCustomer(await findUserByPromoCode(executor, code.trim().toUpperCase()))
}

/** Returns an address of the customer that is not deleted. */
export async function findOwnAddress(
  executor: Executor,
  userId: number,
  addressId: number,
): Promise<Address | undefined> {
  return findAddress(executor, userId, addressId)
}

function toCustomer(user: UserRow | undefined): Customer | undefined {
  if (!user || user.deletedAt !== null) return undefined
  const { id, email, firstName, lastName, phone, language, isBusiness, businessName } = user
  const { personalPromoCode, referralCode } = user
  return {
    id,
    email,
    firstName,
    lastName,
    phone,
    language,
    isBusiness,
    businessName,
    personalPromoCode,
    referralCode,
  }
}

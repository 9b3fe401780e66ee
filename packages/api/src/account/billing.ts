import type { Executor } from '../database/connection.ts'
import { findUser } from './repository.ts'

/** What an invoice says about its customer. */
export interface Billing {
  readonly name: string
  /** Empty for a private customer. */
  readonly taxId: string
  /** Empty for a private customer. */
  readonly address: string
}

/** Returns the billing data of a customer; a deleted account has an empty name. */
export async function findBilling(executor: Executor, userId: number): Promise<Billing> {
  const user = await findUser(executor, userId)
  if (!user) return { name: '', taxId: '', address: '' }
  return {
    name: user.businessName || `${user.firstName} ${user.lastName}`.trim(),
    taxId: user.taxId,
    address: [user.billingAddress, user.billingLocation].filter(Boolean).join(', '),
  }
}

import type { Executor } from '../database/connection.ts'
import { moveAddresses } from './address-book.ts'
import { recordAccountEvent } from './audit.ts'
import { eraseAccount } from './erase.ts'
import { changeUser, listGuestIds, lockOrdersOf, lockUser, type UserRow } from './repository.ts'

/** The customer whose data is moved, and the one who gets it. */
export interface CustomerMove {
  readonly from: number
  readonly to: number
}

/**
 * Moves what the subjects after `account` store about a customer; returns the number of orders. They implement it, and
 * `account` takes it as a parameter.
 */
export type MoveCustomerData = (tx: Executor, move: CustomerMove, now: number) => Promise<number>

/**
 * Merges all guests with the e-mail address of an account into it: their orders, addresses and codes (ADR 32). Called
 * only in a transaction that has proven that the customer reads the mails of this address.
 *
 * @returns the number of orders that were moved
 */
export async function mergeGuests(
  tx: Executor,
  account: UserRow,
  { moveCustomerData, now }: { readonly moveCustomerData: MoveCustomerData; readonly now: number },
): Promise<number> {
  let orders = 0
  let { referralCode, urlParams } = account
  for (const guestId of await listGuestIds(tx, account.email)) {
    if (guestId === account.id) continue
    // No order is placed meanwhile; one that waits for the lock finds no customer.
    await lockOrdersOf(tx, guestId)
    const guest = await lockUser(tx, guestId)
    if (!guest?.isGuest || guest.deletedAt !== null) continue
    const move = { from: guestId, to: account.id }
    await moveAddresses(tx, move, new Date(now))
    orders += await moveCustomerData(tx, move, now)
    referralCode ||= guest.referralCode
    urlParams ||= guest.urlParams
    await eraseAccount(tx, guest, [], new Date(now))
    await changeUser(tx, guestId, { mergedInto: account.id })
    await recordAccountEvent(tx, { userId: guestId, event: 'guest-merged' }, now)
    await recordAccountEvent(tx, { userId: account.id, event: 'guest-merged' }, now)
  }
  if (referralCode !== account.referralCode || urlParams !== account.urlParams)
    await changeUser(tx, account.id, { referralCode, urlParams })
  return orders
}

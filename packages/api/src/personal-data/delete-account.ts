import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { eraseAccount, lockCustomer, lockUser, recordAccountEvent } from '../account/service.ts'
import { closeAccount } from '../business/service.ts'
import { deleteSavedCart } from '../cart/service.ts'
import { anonymiseClaims } from '../claims/service.ts'
import { anonymiseMessages } from '../contact/service.ts'
import { anonymiseChecks } from '../coverage/service.ts'
import { type Db, runTransaction } from '../database/connection.ts'
import { listInvoiceIds } from '../invoices/service.ts'
import { enqueueMails, giveUpMails } from '../mail/service.ts'
import { eraseOrders, hasOrdersUnderWay, listOrderIds, listUsedAddressIds } from '../orders/service.ts'
import { hasOpenPaymentsOf, scheduleCustomerRemoval } from '../payment/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { deleteKeysOf } from '../plugins/idempotency.ts'
import { endOwnedCoupons } from '../promotions/service.ts'
import { releaseHoldsOf } from '../schedule/service.ts'
import { anonymiseWithdrawals } from '../withdrawals/service.ts'
import { keepBillingData } from './billing.ts'

/**
 * Deletes the account of a session in one transaction (ADR 30). The row of the customer stays, anonymous, because orders
 * reference it. A job deletes the saved cards at the provider.
 *
 * @param iban where a company transfers what it owes
 * @param now epoch milliseconds
 * @throws ApiError `openOrders` while an order is under way, or a payment of it is open; `openBalance` while a company owes
 * something
 */
export async function deleteAccount(
  db: Db,
  actor: ActorForCustomer,
  { iban, now }: { readonly iban: string; readonly now: number },
): Promise<void> {
  const { userId } = actor
  const at = new Date(now)
  await runTransaction(db, async (tx) => {
    // No order is placed meanwhile; one that waits for the lock finds no customer.
    await lockCustomer(tx, userId)
    const user = await lockUser(tx, userId)
    if (!user || user.deletedAt !== null) throw new ApiError('notSignedIn')
    const orderIds = await listOrderIds(tx, userId)
    if ((await hasOrdersUnderWay(tx, userId)) || (await hasOpenPaymentsOf(tx, orderIds))) {
      throw new ApiError('openOrders')
    }
    await keepBillingData(tx, user)
    // Anybody can register with an address: what others wrote from it is theirs until the address is confirmed.
    const confirmedEmail = user.emailConfirmedAt === null ? null : user.email
    const messageIds = await anonymiseMessages(tx, { userId, email: confirmedEmail })
    if (confirmedEmail !== null) await anonymiseChecks(tx, confirmedEmail)
    const withdrawalIds = await anonymiseWithdrawals(tx, { orderIds, email: confirmedEmail })
    const subjects = {
      account: [userId],
      order: orderIds,
      invoice: await listInvoiceIds(tx, orderIds),
      contact: messageIds,
      withdrawal: withdrawalIds,
    }
    await giveUpMails(tx, subjects)
    await anonymiseClaims(tx, orderIds)
    await eraseOrders(tx, orderIds)
    await releaseHoldsOf(tx, userId, at)
    await deleteSavedCart(tx, userId)
    await deleteKeysOf(tx, userId)
    await scheduleCustomerRemoval(tx, userId, at)
    // Its lock comes after those of orders and places.
    await closeAccount(tx, userId, { iban, at })
    const erased = await eraseAccount(tx, user, await listUsedAddressIds(tx, orderIds), at)
    await endOwnedCoupons(tx, userId, erased.personalPromoCode, at)
    const cause = await recordAccountEvent(tx, { userId, actor, event: 'account-deleted' }, now)
    const { email, firstName, language } = user
    if (email !== '') {
      const details = { to: email, firstName }
      const mail = { kind: 'account-deleted', subjectId: userId, cause, details, language } as const
      await enqueueMails(tx, [mail], at)
    }
  })
}

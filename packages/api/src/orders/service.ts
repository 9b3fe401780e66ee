export {
  type AccountEntryRow,
  addAccountEntry,
  listAccountEntries,
  listAccountMonths,
  sumAccountBefore,
} from './account-entries.ts'
export { incrementPaidAmounts, takeOffPrice } from './amounts-repository.ts'
export { listPendingBalances, type PendingBalance } from './balances.ts'
export { type ChangeRow, claimLapsing, findChange, sumAppliedChanges } from './change-repository.ts'
export { applyChange, lapseUnpaid } from './changes.ts'
export { calendarFileOf } from './calendar-file.ts'
export { confirmationOf, toMailLeg } from './confirmation.ts'
export type { Due } from './due.ts'
export {
  eraseOrders,
  findLastAddress,
  findLastInvoicedAt,
  listOrderIds,
  listUsedAddressIds,
} from './erase.ts'
export {
  findDue,
  findOrders,
  findOwnOrder,
  findOwnOrderByLocator,
  hasOrders,
  loadOrder,
} from './find-orders.ts'
export { findLocators, newLocator } from './locator.ts'
export { cancelAndRefund } from './move-order.ts'
export { moveOrders } from './move-orders.ts'
export { nextVisitsOf } from './next-visits.ts'
export type {
  CancellationPreview,
  CounterPayment,
  LedgerEntry,
  OrderCounter,
  OrderPayments,
} from './order-payments.ts'
export { toCounterFields } from './order-payments.ts'
export { listOrders, presentOrder } from './present-orders.ts'
export { updatePopularity } from './popularity.ts'
export { currentLeg, deliveredAt } from './present.ts'
export {
  findOrder,
  findOrderByLocator,
  lockOrder,
  type OrderLegRow,
  type OrderRecord,
  type OrderRow,
} from './repository.ts'
export { moveDeliveryToStore } from './store-legs.ts'
export { listStored, type Stored } from './storage.ts'
export { remindOfVisits } from './reminders.ts'
export { acceptOrder, cancelOrder, cancelUnpaid, moveOrder } from './transitions.ts'
export { calendarPath, trackingToken } from './tracking-links.ts'
export { hasOrdersUnderWay, isAddressInUse } from './unfinished.ts'
export { claimUnpaid } from './unpaid-repository.ts'

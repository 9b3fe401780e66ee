export { shareOf } from './balances.ts'
export { completeRefund } from './complete-refund.ts'
export { addCounterPayment, hasCash } from './counter.ts'
export { exportPayments } from './export.ts'
export { orderPayments } from './for-orders.ts'
export type { PaymentDependencies } from './opening.ts'
export {
  claimRemovals,
  deleteProviderCustomer,
  hasOpenPaymentsOf,
  moveProviderCustomer,
  type ProviderCustomerRow,
  scheduleCustomerRemoval,
} from './provider-customers.ts'
export { claimWithoutCard, storeCard } from './paid-cards.ts'
export { checkPayment } from './reconcile.ts'
export {
  addRefund,
  claimRefunds,
  type DueRefund,
  findRefund,
  listCounterRefunds,
  listWaitingRefunds,
  lockRefund,
  recordRefundError,
  sumCashRefunds,
  sumRefunds,
} from './refund-repository.ts'
export { executeRefund, findFunds, refundCancelled, refundOldestFirst, sumRefundable } from './refunds.ts'
export { claimOpenPayments, type PaymentRow } from './repository.ts'

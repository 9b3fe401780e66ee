export { shareOf } from './balances.ts'
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
export { checkPayment } from './reconcile.ts'
export {
  claimRefunds,
  closeRefund,
  type DueRefund,
  findRefund,
  listWaitingRefunds,
  recordRefundError,
  sumRefunds,
} from './refund-repository.ts'
export { executeRefund, refundCancelled } from './refunds.ts'
export { claimOpenPayments, type PaymentRow } from './repository.ts'

export { deleteOldBillingData, describeBilling } from './billing.ts'

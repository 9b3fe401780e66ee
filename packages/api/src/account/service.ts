export { findActingSession } from './acting-session.ts'
export { findTowns, listAddresses } from './address-book.ts'
export { toWireAddress } from './address-routes.ts'
export { recordAccountEvent } from './audit.ts'
export { findBilling } from './billing.ts'
export {
  type Contact,
  findContacts,
  findCustomersLike,
  findCustomersWith,
  selectCustomersLike,
  toFoundCustomer,
} from './contacts.ts'
export {
  type BusinessAccountRow,
  type CompanyRow,
  findCompany,
  listBusinessAccounts,
  listDebtors,
  lockBusinessAccount,
  saveBusinessAccount,
} from './business-accounts.ts'
export { changeBalance, decideCredit, findBusinessAccount, hasCredit, takeCredit } from './credit.ts'
export {
  currentCustomerId,
  type Customer,
  findCustomer,
  findCustomerByPromoCode,
  findOwnAddress,
  lockCustomer,
} from './customers.ts'
export { eraseAccount } from './erase.ts'
export { exportAccount } from './export.ts'
export { addRequestedLink } from './link-login.ts'
export { deleteLinksBefore } from './links.ts'
export { findMailLink, findMailRecipient, type MailLink } from './mail-facts.ts'
export type { CustomerMove, MoveCustomerData } from './merge.ts'
export { findDeclining, wantsMail } from './notifications.ts'
export { isPlaceholderEmail, presentEmail } from './placeholder-email.ts'
export {
  addPriceList,
  changePriceListRow,
  findPriceListId,
  findPriceListRow,
  listPriceListRows,
  lockAssignable,
  type PriceListRow,
  type PriceListRowChange,
} from './price-lists.ts'
export { lockUser, type UserRow } from './repository.ts'
export { deleteExpiredBilling, findRetainedBilling, retainBilling } from './retained-billing.ts'
export { deleteSessionsBefore, findSession } from './sessions.ts'
export { findOnlyGuest } from './store-login.ts'

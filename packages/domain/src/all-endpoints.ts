import * as addresses from './account/address-contract.ts'
import * as account from './account/contract.ts'
import * as facebook from './account/facebook-contract.ts'
import * as passkeys from './account/passkey-contract.ts'
import * as personalData from './account/personal-data-contract.ts'
import * as profile from './account/profile-contract.ts'
import * as registration from './account/registration-contract.ts'
import * as security from './account/security-contract.ts'
import * as sessions from './account/session-contract.ts'
import * as storeMode from './account/store-mode-contract.ts'
import * as analytics from './analytics/contract.ts'
import * as business from './business/contract.ts'
import * as cancellation from './cancellation/contract.ts'
import * as cart from './cart/contract.ts'
import * as catalogue from './catalogue/contract.ts'
import * as claims from './claims/contract.ts'
import * as staffClaims from './claims/staff-contract.ts'
import * as storage from './claims/storage-contract.ts'
import * as contact from './contact/contract.ts'
import * as counter from './counter/contract.ts'
import * as goodwill from './counter/goodwill-contract.ts'
import * as coverage from './coverage/contract.ts'
import * as documents from './documents/contract.ts'
import * as invoices from './invoices/contract.ts'
import * as orders from './orders/contract.ts'
import * as tracking from './orders/tracking-contract.ts'
import * as payment from './payment/contract.ts'
import * as promotions from './promotions/contract.ts'
import * as schedule from './schedule/contract.ts'
import * as staffBusiness from './staff/business-contract.ts'
import * as staff from './staff/contract.ts'
import * as staffCustomers from './staff/customers-contract.ts'
import * as staffDocuments from './staff/documents-contract.ts'
import * as staffInvoices from './staff/invoices-contract.ts'
import * as staffOrders from './staff/orders-contract.ts'
import * as priceLists from './staff/price-list-contract.ts'
import * as staffReturns from './staff/return-contract.ts'
import type { Endpoint } from './wire/endpoint.ts'
import * as withdrawals from './withdrawals/contract.ts'
import * as staffWithdrawals from './withdrawals/staff-contract.ts'

/** All endpoints of all subjects, for the OpenAPI document and the contract tests. */
export const allEndpoints: readonly Endpoint[] = [
  account,
  addresses,
  analytics,
  business,
  cancellation,
  cart,
  catalogue,
  claims,
  contact,
  counter,
  coverage,
  documents,
  facebook,
  goodwill,
  invoices,
  orders,
  passkeys,
  payment,
  personalData,
  profile,
  promotions,
  schedule,
  registration,
  security,
  sessions,
  staff,
  staffBusiness,
  priceLists,
  staffClaims,
  staffDocuments,
  staffCustomers,
  staffInvoices,
  staffOrders,
  staffReturns,
  storage,
  storeMode,
  staffWithdrawals,
  tracking,
  withdrawals,
]
  .flatMap((subject) => Object.values(subject) as unknown[])
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value)

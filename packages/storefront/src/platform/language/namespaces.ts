import type { Namespace } from './messages.ts'

const all = {
  account: true,
  business: true,
  cancel: true,
  cart: true,
  catalogue: true,
  claims: true,
  common: true,
  contact: true,
  content: true,
  coverage: true,
  invoices: true,
  orders: true,
  payment: true,
  privacy: true,
  profile: true,
  promotions: true,
  schedule: true,
  shell: true,
  store: true,
  tracking: true,
  unpaid: true,
  withdrawal: true,
} satisfies Record<Namespace, true>

/** Every namespace of messages. */
export const namespaces = Object.keys(all) as readonly Namespace[]

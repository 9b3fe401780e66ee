import * as z from 'zod/mini'
import { wireAddress, wireAddressFields } from '../account/address-contract.ts'
import { wireTerms } from '../account/contact-details.ts'
import { wireWalletItem } from '../promotions/contract.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { languageSchema } from '../wire/language-schema.ts'
import { searchText, wireListedOrder } from './orders-contract.ts'
import { orderTakingRoles } from './rights.ts'

const customerServing = { staff: orderTakingRoles } as const

/** Customers and orders that the finder returns at most. */
export const MAX_FOUND = 20
/** Orders of an opened customer. */
export const LAST_ORDERS = 10

const flag = z.union([z.literal(0), z.literal(1)])

/** A customer whom the finder returns. */
export const wireFoundCustomer = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty for a customer without one. */
  email: z.string(),
  phone: z.string(),
  /** Empty for a private customer. */
  business_name: z.string(),
})
export type WireFoundCustomer = z.infer<typeof wireFoundCustomer>

export const findCustomers = defineEndpoint({
  name: 'findCustomers',
  subject: 'staff',
  method: 'GET',
  path: '/staff/find',
  access: customerServing,
  isExtension: true,
  summary: 'Find customers by name, phone number or e-mail address, and orders by locator',
  description: 'Accents and case are ignored. All words of the text have to match.',
  query: z.object({ q: searchText }),
  response: {
    /** Those whose name starts with the text first, then the newest. */
    customers: z.array(wireFoundCustomer),
    orders: z.array(wireListedOrder),
  },
})

const wireOpenedCustomer = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  lang: languageSchema,
  isB2B: z.enum(['0', '1']),
  business_name: z.string(),
  /** 1 for a company with approved credit. */
  on_account: flag,
})

/**
 * Opens a customer: from now on the session of staff may also send the requests of customers, for this one. The last
 * customer whom it opened replaces the one before.
 */
export const openCustomer = defineEndpoint({
  name: 'openCustomer',
  subject: 'staff',
  method: 'POST',
  path: '/staff/act_for',
  access: customerServing,
  isExtension: true,
  summary: 'Open a customer and act for them',
  description:
    'Exactly one of the fields names the customer. Of several with the same phone number or e-mail address the one with ' +
    'an account is opened, or else the newest. Each request is recorded with the staff member who sends it. A request of ' +
    'a customer’s endpoint with the header `x-acting-for` is refused with 1501 when another customer is open by then.',
  body: z.object({
    user_id: z.optional(z.number()),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    locator: z.optional(z.string()),
  }),
  response: {
    customer: wireOpenedCustomer,
    addresses: z.array(wireAddress),
    /** The last ones, newest first. */
    orders: z.array(wireListedOrder),
    /** Products that the customer orders, the most usual first. */
    favourites: z.array(z.number()),
    /** Vouchers and rewards that can be used. */
    wallet: z.array(wireWalletItem),
  },
})

export const closeCustomer = defineEndpoint({
  name: 'closeCustomer',
  subject: 'staff',
  method: 'DELETE',
  path: '/staff/act_for',
  access: customerServing,
  isExtension: true,
  summary: 'Stop acting for a customer',
  response: {},
})

/**
 * Adds a customer at the counter. Validation rules are in `new-customer.ts`. Where the phone number or the e-mail address
 * belongs to somebody, the response is 1009 with `customers`, those who have it; `is_another_person` allows the same phone.
 */
export const createCustomer = defineEndpoint({
  name: 'createCustomer',
  subject: 'staff',
  method: 'POST',
  path: '/staff/users',
  access: customerServing,
  isExtension: true,
  summary: 'Add a customer, who gets no password',
  body: z.object({
    full_name: z.string(),
    phone: z.string(),
    /** Left out or empty for a customer without one, who gets no mails. */
    email: z.optional(z.string()),
    address: z.optional(wireAddressFields),
    aceptarTyC: wireTerms,
    newsletter: z.optional(flag),
    /** The language of the customer's mails and papers; that of the request by default. */
    language: z.optional(languageSchema),
    /** 1 for somebody who shares the phone number of a customer; an e-mail address is never shared. */
    is_another_person: z.optional(flag),
  }),
  response: { user_id: z.number() },
})

/** Body of a 409 with code `accountExists`: the customers who have the phone number or the e-mail address. */
export const existingCustomersBody = z.object({ customers: z.array(wireFoundCustomer) })

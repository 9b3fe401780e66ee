import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { languageSchema } from '../wire/language-schema.ts'
import { wireUser } from './contract.ts'

const flag = z.union([z.literal(0), z.literal(1)])

/**
 * Changes the data of a private customer. Rules are in `profile.ts`. A new e-mail address is used once the link sent to
 * it has been followed; until then `email_pending` of the customer names it.
 */
export const updateMe = defineEndpoint({
  name: 'updateMe',
  method: 'PUT',
  path: '/users/me',
  access: 'customer',
  summary: 'Change the data of a private customer',
  body: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    birth_date: z.string(),
    gender: z.string(),
    business_name: z.optional(z.string()),
    cif: z.optional(z.string()),
    bill_address: z.optional(z.string()),
    bill_location: z.optional(z.string()),
  }),
  response: { user_info: wireUser },
})

/** Changes the data of a business. Rules are in `profile.ts`. */
export const updateBusiness = defineEndpoint({
  name: 'updateBusiness',
  method: 'PUT',
  path: '/users/b2b',
  access: 'customer',
  summary: 'Change the data of a business',
  body: z.object({
    business_name: z.string(),
    cif: z.string(),
    bill_address: z.string(),
    bill_location: z.string(),
    bill_method: z.optional(z.string()),
    phone: z.string(),
    email: z.string(),
  }),
  response: { user_info: wireUser },
})

/** Stores the language in which the shop writes to the customer. */
export const setAccountLanguage = defineEndpoint({
  name: 'setAccountLanguage',
  method: 'PUT',
  path: '/users/me/language',
  access: 'customer',
  isExtension: true,
  summary: 'Store the language of the customer’s mails',
  body: z.object({ lang: languageSchema }),
  response: {},
})

/** Stores the newsletter and the choices of optional messages. Fields that are left out stay. */
export const setNotifications = defineEndpoint({
  name: 'setNotifications',
  method: 'PUT',
  path: '/users/me/notifications',
  access: 'customer',
  isExtension: true,
  summary: 'Choose which optional messages are sent',
  body: z.object({
    newsletter: z.optional(flag),
    order_progress: z.optional(z.object({ mail: flag })),
    referrals: z.optional(z.object({ mail: flag })),
  }),
  response: { user_info: wireUser },
})

/**
 * Deletes the account: ends its sessions and anonymises it. Orders and the billing data that tax law demands stay.
 * Refused with `openOrders` while an order is not delivered or cancelled.
 */
export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/users/:id',
  access: 'customer',
  summary: 'Delete the account',
  params: z.object({ id: z.coerce.number() }),
  response: {},
})

/** What friends have brought, and the rewards of it (spec 000 §1, Referral). */
export const getReferrals = defineEndpoint({
  name: 'getReferrals',
  method: 'GET',
  path: '/referrals',
  access: 'customer',
  isExtension: true,
  summary: 'Rewards for friends who ordered',
  response: {
    /** Friends whose first order was delivered. */
    friends: z.number(),
    earned: eurosSchema,
    /** Rewards that have not been used yet. */
    available: eurosSchema,
  },
})

/** A code of the customer with uses left: a voucher, a reward. */
export const wireWalletItem = z.object({
  code: z.string(),
  kind: z.enum(['voucher', 'reward']),
  /** Discount of one use. */
  amount: eurosSchema,
  percent: z.number(),
  uses_left: z.nullable(z.number()),
  max_uses: z.nullable(z.number()),
  /** Last day, `YYYY-MM-DD`; null without expiry. */
  expires_on: z.nullable(z.string()),
})

export const getWallet = defineEndpoint({
  name: 'getWallet',
  method: 'GET',
  path: '/wallet',
  access: 'customer',
  isExtension: true,
  summary: 'Vouchers and rewards of the customer',
  response: { items: z.array(wireWalletItem) },
})

const record = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Everything stored about the customer, by kind; fields are named as in the responses of the other endpoints. */
export const exportMyData = defineEndpoint({
  name: 'exportMyData',
  method: 'GET',
  path: '/users/me/data',
  access: 'customer',
  isExtension: true,
  summary: 'All data stored about the customer',
  response: {
    generated_at: z.string(),
    data: z.record(z.string(), z.array(record)),
  },
})

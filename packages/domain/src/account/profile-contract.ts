import * as z from 'zod/mini'
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
  subject: 'account',
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
    newsletter: z.optional(flag),
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
  subject: 'account',
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
  subject: 'account',
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
  subject: 'account',
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

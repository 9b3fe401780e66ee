import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { fromEuros } from '../money/money.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { languageSchema } from '../wire/language-schema.ts'
import { toLanguage } from '../wire/language.ts'
import { urlParamsSchema } from '../wire/url-params-schema.ts'
import { firstAddress } from './address-contract.ts'
import { wireTerms } from './contact-details.ts'
import { loginResponse } from './login-response.ts'
import type { User } from './user.ts'

const flag = z.union([z.literal(0), z.literal(1)])

/** Creates a session. `password` is the MD5 digest of the password (spec 001 §7), which is hashed again before storage. */
export const login = defineEndpoint({
  name: 'login',
  subject: 'account',
  method: 'POST',
  path: '/login',
  access: 'public',
  summary: 'Create a session',
  urlParamsField: 'url_params',
  body: z.object({
    email: z.string(),
    /** Empty with `security`. */
    password: z._default(z.string(), ''),
    url_params: urlParamsSchema,
    lavanderia_id: z.optional(z.number()),
    admin_id: z.optional(z.number()),
    /** The guest of a link of store mode. Extension. */
    guest_id: z.optional(z.number()),
    /** The signature of a link of store mode, which replaces the password. Extension. */
    security: z.optional(z.string()),
    /** 1: session of 30 days, 0: until the browser closes. Extension. */
    remember: z.optional(flag),
  }),
  response: { ...loginResponse, store_mode: z.optional(z.literal(1)) },
})

export const logout = defineEndpoint({
  name: 'logout',
  subject: 'account',
  method: 'POST',
  path: '/logout',
  access: 'public',
  summary: 'End the session and invalidate its token',
  response: {},
})

/** Registers a private customer. Validation rules are in `registration.ts`; a 422 names the invalid fields. */
export const register = defineEndpoint({
  name: 'register',
  subject: 'account',
  method: 'POST',
  path: '/users',
  access: 'public',
  summary: 'Register a private customer',
  urlParamsField: 'url_params',
  body: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_confirmation: z.string(),
    /** Left out in store mode only, where the e-mail address may be empty, too (spec 000 §5). */
    password: z.optional(z.string()),
    phone: z.string(),
    source_id: z.optional(z.number()),
    birth_date: z.optional(z.string()),
    aceptarTyC: wireTerms,
    newsletter: z.optional(flag),
    /** Personal code of the customer who recommended the shop. Extension. */
    referral_code: z.optional(z.string()),
    address: firstAddress,
    url_params: urlParamsSchema,
  }),
  response: {
    ...loginResponse,
    store_mode: z.optional(z.literal(1)),
    user_info: z.object({ email: z.string(), first_name: z.string(), last_name: z.string() }),
  },
})

export const wireUser = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  birth_date: z.string(),
  gender: z.enum(['female', 'male', 'other']),
  lang: languageSchema,
  isB2B: z.enum(['0', '1']),
  business_name: z.string(),
  cif: z.string(),
  bill_address: z.string(),
  bill_location: z.string(),
  bill_method: z.string(),
  newsletter: flag,
  source_id: z.number(),
  personal_promo_code: z.string(),
  share_m2m_string: z.object({ subject: z.string(), text: z.string() }),
  /** 1 after the first order, which ends the first-order offer. Extension. */
  has_orders: flag,
  /** 1 for a company with approved credit, which is billed on its statement. Extension. */
  on_account: flag,
  /** What a company with approved credit can still order on account. Extension. */
  credit_left: z.optional(eurosSchema),
  /** 1 once the link sent to the e-mail address has been followed. Extension, as all fields below. */
  email_confirmed: flag,
  /** New e-mail address whose confirmation is pending; empty without one. */
  email_pending: z.string(),
  /** 0 for an anonymous purchase whose password has not been set. */
  has_password: flag,
  notifications: z.object({
    order_progress: z.object({ mail: flag }),
    referrals: z.object({ mail: flag }),
  }),
})

export const getMe = defineEndpoint({
  name: 'getMe',
  subject: 'account',
  method: 'GET',
  path: '/users/me',
  access: 'customer',
  summary: 'The signed-in customer',
  response: { user_info: wireUser },
})

export function toUser(wire: z.infer<typeof wireUser>): User {
  return {
    id: wire.id,
    firstName: wire.first_name,
    lastName: wire.last_name,
    email: wire.email,
    phone: wire.phone,
    birthDate: wire.birth_date,
    gender: wire.gender,
    language: toLanguage(wire.lang),
    isBusiness: wire.isB2B === '1',
    businessName: wire.business_name,
    taxId: wire.cif,
    newsletter: wire.newsletter === 1,
    promoCode: wire.personal_promo_code,
    invitation: wire.share_m2m_string,
    hasOrders: wire.has_orders === 1,
    isOnAccount: wire.on_account === 1,
    creditLeft: fromEuros(wire.credit_left ?? 0),
    billingAddress: wire.bill_address,
    billingLocation: wire.bill_location,
    billingMethod: wire.bill_method,
    isEmailConfirmed: wire.email_confirmed === 1,
    pendingEmail: wire.email_pending,
    hasPassword: wire.has_password === 1,
    notifications: {
      order_progress: { mail: wire.notifications.order_progress.mail === 1 },
      referrals: { mail: wire.notifications.referrals.mail === 1 },
    },
  }
}

export const getSources = defineEndpoint({
  name: 'getSources',
  subject: 'account',
  method: 'GET',
  path: '/sources',
  access: 'public',
  summary: 'Options of the question how the customer found the shop',
  response: { sources: z.array(z.object({ id: z.number(), name: z.string() })) },
})

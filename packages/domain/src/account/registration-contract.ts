import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { urlParamsSchema } from '../wire/url-params-schema.ts'
import { firstAddress } from './address-contract.ts'
import { wireTerms } from './contact-details.ts'
import { loginResponse } from './login-response.ts'

const flag = z.union([z.literal(0), z.literal(1)])

/** Registers a business. Validation rules are in `registration.ts`; the token is in `data` (spec 001 §7). */
export const registerBusiness = defineEndpoint({
  name: 'registerBusiness',
  subject: 'account',
  method: 'POST',
  path: '/users_b2b',
  access: 'public',
  summary: 'Register a business',
  urlParamsField: 'url_params',
  body: z.object({
    business_name: z.string(),
    cif: z.string(),
    bill_address: z.string(),
    bill_location: z.string(),
    bill_method: z.optional(z.string()),
    email: z.string(),
    email_confirmation: z.string(),
    /** Left out in store mode only, where the e-mail address may be empty, too. */
    password: z.optional(z.string()),
    phone: z.string(),
    source_id: z.optional(z.number()),
    aceptarTyC: wireTerms,
    newsletter: z.optional(flag),
    /** Personal code of the customer who recommended the shop. Extension. */
    referral_code: z.optional(z.string()),
    address: firstAddress,
    url_params: urlParamsSchema,
  }),
  response: { data: z.object({ ...loginResponse, store_mode: z.optional(z.literal(1)) }) },
})

/**
 * Opens an account without a password for an anonymous purchase (spec 000 §5). A mail lets the customer set one. Several
 * such accounts may have the same e-mail address; they are merged when that address is confirmed.
 */
export const registerGuest = defineEndpoint({
  name: 'registerGuest',
  subject: 'account',
  method: 'POST',
  path: '/users/anonymous',
  access: 'public',
  isExtension: true,
  summary: 'Open an account without a password for an anonymous purchase',
  urlParamsField: 'url_params',
  body: z.object({
    full_name: z.string(),
    email: z.string(),
    email_confirmation: z.string(),
    phone: z.string(),
    aceptarTyC: wireTerms,
    newsletter: z.optional(flag),
    referral_code: z.optional(z.string()),
    address: firstAddress,
    url_params: urlParamsSchema,
  }),
  response: {
    ...loginResponse,
    user_info: z.object({ email: z.string(), first_name: z.string(), last_name: z.string() }),
  },
})

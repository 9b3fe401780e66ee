import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { urlParamsSchema } from '../wire/url-params-schema.ts'
import { loginResponse } from './login-response.ts'

const flag = z.union([z.literal(0), z.literal(1)])

/** Public configuration of the ways to log in. */
export const getLoginConfig = defineEndpoint({
  name: 'getLoginConfig',
  subject: 'account',
  method: 'GET',
  path: '/login_config',
  access: 'public',
  isExtension: true,
  summary: 'Public configuration of the ways to log in',
  response: {
    facebook_app_id: z.string(),
    /** Address of Facebook’s SDK when it is not the default one, as in the sandbox; otherwise empty. */
    facebook_sdk_url: z.string(),
  },
})

/** Logs in, or registers, with an access token of Facebook (spec 001 §7). */
export const loginWithFacebook = defineEndpoint({
  name: 'loginWithFacebook',
  subject: 'account',
  method: 'POST',
  path: '/login/facebook',
  access: 'public',
  summary: 'Create a session with an access token of Facebook',
  urlParamsField: 'url_params',
  body: z.object({
    access_token: z.string(),
    aceptarTyC: z.optional(flag),
    remember: z.optional(flag),
    url_params: urlParamsSchema,
  }),
  response: {
    ...loginResponse,
    /** Without e-mail address or phone the customer completes the profile. */
    user_info: z.object({
      email: z.string(),
      phone: z.string(),
      first_name: z.string(),
      last_name: z.string(),
    }),
  },
})

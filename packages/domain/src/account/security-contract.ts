import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { MAX_LINK_TOKEN_CHARACTERS } from './links.ts'
import { loginResponse } from './login-response.ts'

const flag = z.union([z.literal(0), z.literal(1)])
const linkToken = z.string().check(z.maxLength(MAX_LINK_TOKEN_CHARACTERS))

/** Sends a link to set a new password. The response never says whether the address exists (decisions: Session). */
export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  subject: 'account',
  method: 'POST',
  path: '/forgot_password',
  access: 'public',
  summary: 'Send a link to set a new password',
  body: z.object({ email: z.string() }),
  response: {},
})

/** Describes the link of a mail, so that a page can tell before it shows a form that the link has expired. */
export const checkLink = defineEndpoint({
  name: 'checkLink',
  subject: 'account',
  method: 'POST',
  path: '/links',
  access: 'public',
  isExtension: true,
  summary: 'Purpose of a link sent by mail',
  body: z.object({ token: linkToken }),
  response: {
    purpose: z.enum(['set-password', 'reset-password', 'confirm-email', 'change-email', 'log-in']),
    email: z.string(),
  },
})

/** Sets a password with the link of a mail, ends all sessions and opens a new one. */
export const setPassword = defineEndpoint({
  name: 'setPassword',
  subject: 'account',
  method: 'POST',
  path: '/new_password',
  access: 'public',
  isExtension: true,
  summary: 'Set a password with the link of a mail',
  body: z.object({ token: linkToken, new_password: z.string(), repeat_new_password: z.string() }),
  response: loginResponse,
})

/** Changes the password, ends all other sessions and replaces the token of this one (spec 001 §7). */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  subject: 'account',
  method: 'PUT',
  path: '/users/passwords',
  access: 'customer-only',
  summary: 'Change the password',
  body: z.object({ old_password: z.string(), new_password: z.string(), repeat_new_password: z.string() }),
  /** Extension: the token that replaces the one of the request, and whether its session is remembered. */
  response: { ...loginResponse, remember: flag },
})

/** Sends a link that logs in once. The response never says whether the address exists. */
export const requestLoginLink = defineEndpoint({
  name: 'requestLoginLink',
  subject: 'account',
  method: 'POST',
  path: '/login/mail',
  access: 'public',
  isExtension: true,
  summary: 'Send a link that logs in once',
  body: z.object({ email: z.string() }),
  response: {},
})

export const loginWithLink = defineEndpoint({
  name: 'loginWithLink',
  subject: 'account',
  method: 'POST',
  path: '/login/link',
  access: 'public',
  isExtension: true,
  summary: 'Create a session with the link of a mail',
  body: z.object({ token: linkToken, remember: z.optional(flag) }),
  response: loginResponse,
})

/** Confirms an e-mail address, of a registration or of a change, with the link of a mail. */
export const confirmEmail = defineEndpoint({
  name: 'confirmEmail',
  subject: 'account',
  method: 'POST',
  path: '/email_confirmations',
  access: 'public',
  isExtension: true,
  summary: 'Confirm an e-mail address with the link of a mail',
  body: z.object({ token: linkToken }),
  response: {
    email: z.string(),
    /** Orders of anonymous purchases with this address that now belong to the account. */
    merged_orders: z.number(),
  },
})

/** Sends the link that confirms the e-mail address, or the pending new one, again. */
export const requestEmailConfirmation = defineEndpoint({
  name: 'requestEmailConfirmation',
  subject: 'account',
  method: 'POST',
  path: '/users/me/email_confirmation',
  access: 'customer-only',
  isExtension: true,
  summary: 'Send the link that confirms the e-mail address again',
  response: {},
})

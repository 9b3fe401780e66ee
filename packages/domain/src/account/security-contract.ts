import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { MAX_LINK_TOKEN_CHARACTERS } from './links.ts'

const flag = z.union([z.literal(0), z.literal(1)])
const linkToken = z.string().check(z.maxLength(MAX_LINK_TOKEN_CHARACTERS))

/** Sends a link to set a new password. The response never says whether the address exists (decisions: Session). */
export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
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
  method: 'POST',
  path: '/new_password',
  access: 'public',
  isExtension: true,
  summary: 'Set a password with the link of a mail',
  body: z.object({ token: linkToken, new_password: z.string(), repeat_new_password: z.string() }),
  response: { login_token: z.string() },
})

/** Changes the password, ends all other sessions and replaces the token of this one (spec 001 §7). */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/users/passwords',
  access: 'customer',
  summary: 'Change the password',
  body: z.object({ old_password: z.string(), new_password: z.string(), repeat_new_password: z.string() }),
  /** Extension: the token that replaces the one of the request. */
  response: { login_token: z.string() },
})

/** Sends a link that logs in once. The response never says whether the address exists. */
export const requestLoginLink = defineEndpoint({
  name: 'requestLoginLink',
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
  method: 'POST',
  path: '/login/link',
  access: 'public',
  isExtension: true,
  summary: 'Create a session with the link of a mail',
  body: z.object({ token: linkToken, remember: z.optional(flag) }),
  response: { login_token: z.string() },
})

/** Confirms an e-mail address, of a registration or of a change, with the link of a mail. */
export const confirmEmail = defineEndpoint({
  name: 'confirmEmail',
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
  method: 'POST',
  path: '/users/me/email_confirmation',
  access: 'customer',
  isExtension: true,
  summary: 'Send the link that confirms the e-mail address again',
  response: {},
})

export const wireSession = z.object({
  id: z.number(),
  /** Browser and system, such as "Chrome, Android"; empty when unknown. */
  device: z.string(),
  /** Epoch seconds, as all instants. */
  created_at: z.number(),
  last_used_at: z.number(),
  /** 1: the session of the request. */
  is_current: flag,
})

export const getSessions = defineEndpoint({
  name: 'getSessions',
  method: 'GET',
  path: '/sessions',
  access: 'customer',
  isExtension: true,
  summary: 'Open sessions of the customer',
  response: { sessions: z.array(wireSession) },
})

/** Ends one session. The customer's current one is ended by log-out. */
export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/sessions/:id',
  access: 'customer',
  isExtension: true,
  summary: 'End a session of the customer',
  params: z.object({ id: z.coerce.number() }),
  response: {},
})

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/sessions',
  access: 'customer',
  isExtension: true,
  summary: 'End all sessions of the customer but this one',
  response: { ended: z.number() },
})

const passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.number(),
  last_used_at: z.nullable(z.number()),
})

/** Options and responses of WebAuthn are passed unchanged between its browser API and the API’s library. */
const webAuthn = z.looseObject({})

export const getPasskeys = defineEndpoint({
  name: 'getPasskeys',
  method: 'GET',
  path: '/passkeys',
  access: 'customer',
  isExtension: true,
  summary: 'Passkeys of the customer',
  response: { passkeys: z.array(passkey) },
})

export const getPasskeyOptions = defineEndpoint({
  name: 'getPasskeyOptions',
  method: 'POST',
  path: '/passkeys/options',
  access: 'customer',
  isExtension: true,
  summary: 'Options to create a passkey',
  response: { challenge_id: z.number(), options: webAuthn },
})

export const addPasskey = defineEndpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/passkeys',
  access: 'customer',
  isExtension: true,
  summary: 'Add a passkey',
  body: z.object({
    challenge_id: z.number(),
    credential: webAuthn,
    name: z._default(z.string().check(z.maxLength(60)), ''),
  }),
  response: { passkey },
})

export const deletePasskey = defineEndpoint({
  name: 'deletePasskey',
  method: 'DELETE',
  path: '/passkeys/:id',
  access: 'customer',
  isExtension: true,
  summary: 'Delete a passkey',
  params: z.object({ id: z.coerce.number() }),
  response: {},
})

export const getPasskeyLoginOptions = defineEndpoint({
  name: 'getPasskeyLoginOptions',
  method: 'POST',
  path: '/login/passkey/options',
  access: 'public',
  isExtension: true,
  summary: 'Options to log in with a passkey',
  response: { challenge_id: z.number(), options: webAuthn },
})

export const loginWithPasskey = defineEndpoint({
  name: 'loginWithPasskey',
  method: 'POST',
  path: '/login/passkey',
  access: 'public',
  isExtension: true,
  summary: 'Create a session with a passkey',
  body: z.object({ challenge_id: z.number(), credential: webAuthn, remember: z.optional(flag) }),
  response: { login_token: z.string() },
})

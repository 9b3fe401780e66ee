import * as z from 'zod/mini'
import { roles } from '../wire/access.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { newPasskeyBody, webAuthn, wirePasskey } from '../wire/web-authn.ts'

/** Every staff member, whatever the roles. */
const everyRole = { staff: roles } as const

/** The store at which the member works; none for drivers and operations elsewhere. */
const storeId = z._default(z.nullable(z.number()), null)

export const wireStaff = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  is_owner: z.union([z.literal(0), z.literal(1)]),
  /** The store of the session. */
  store_id: z.nullable(z.number()),
})

/** What every response that opens a session of staff has. */
const staffLoginResponse = { staff_token: z.string(), staff: wireStaff }

/** First step of a log-in. `password` is the MD5 digest of the password, as for customers. It opens no session. */
export const loginStaff = defineEndpoint({
  name: 'loginStaff',
  subject: 'staff',
  method: 'POST',
  path: '/staff/login',
  access: 'public',
  isExtension: true,
  summary: 'Check the password of a staff member; the code of the authenticator follows',
  body: z.object({ email: z.string(), password: z.string(), store_id: storeId }),
  response: { challenge: z.string() },
})

export const confirmStaffLogin = defineEndpoint({
  name: 'confirmStaffLogin',
  subject: 'staff',
  method: 'POST',
  path: '/staff/login/code',
  access: 'public',
  isExtension: true,
  summary: 'Create a session of staff with the code of the authenticator',
  body: z.object({ challenge: z.string(), code: z.string() }),
  response: staffLoginResponse,
})

export const getStaffPasskeyLoginOptions = defineEndpoint({
  name: 'getStaffPasskeyLoginOptions',
  subject: 'staff',
  method: 'POST',
  path: '/staff/login/passkey/options',
  access: 'public',
  isExtension: true,
  summary: 'Options to log in with a passkey of staff',
  response: { challenge_id: z.number(), options: webAuthn },
})

export const loginStaffWithPasskey = defineEndpoint({
  name: 'loginStaffWithPasskey',
  subject: 'staff',
  method: 'POST',
  path: '/staff/login/passkey',
  access: 'public',
  isExtension: true,
  summary: 'Create a session of staff with a passkey, which replaces password and code',
  body: z.object({ challenge_id: z.number(), credential: webAuthn, store_id: storeId }),
  response: staffLoginResponse,
})

export const logoutStaff = defineEndpoint({
  name: 'logoutStaff',
  subject: 'staff',
  method: 'POST',
  path: '/staff/logout',
  access: 'public',
  isExtension: true,
  summary: 'End the session of staff and invalidate its token',
  response: {},
})

export const getStaffMe = defineEndpoint({
  name: 'getStaffMe',
  subject: 'staff',
  method: 'GET',
  path: '/staff/me',
  access: everyRole,
  isExtension: true,
  summary: 'The signed-in staff member',
  response: { staff: wireStaff },
})

/**
 * Makes a link that opens store mode for a customer at the store of the session, once within five minutes. The customer is
 * named by the id or the e-mail address; a guest by the id, since others may have given the same address.
 */
export const createStoreLink = defineEndpoint({
  name: 'createStoreLink',
  subject: 'staff',
  method: 'POST',
  path: '/staff/store_links',
  access: { staff: ['counter', 'operations'] },
  isExtension: true,
  summary: 'Make a link that opens store mode for a customer',
  body: z.object({ email: z.optional(z.string()), user_id: z.optional(z.number()) }),
  response: { url: z.string() },
})

export const getStaffPasskeys = defineEndpoint({
  name: 'getStaffPasskeys',
  subject: 'staff',
  method: 'GET',
  path: '/staff/passkeys',
  access: everyRole,
  isExtension: true,
  summary: 'Passkeys of the staff member',
  response: { passkeys: z.array(wirePasskey) },
})

export const getStaffPasskeyOptions = defineEndpoint({
  name: 'getStaffPasskeyOptions',
  subject: 'staff',
  method: 'POST',
  path: '/staff/passkeys/options',
  access: everyRole,
  isExtension: true,
  summary: 'Options to create a passkey of the staff member',
  response: { challenge_id: z.number(), options: webAuthn },
})

export const addStaffPasskey = defineEndpoint({
  name: 'addStaffPasskey',
  subject: 'staff',
  method: 'POST',
  path: '/staff/passkeys',
  access: everyRole,
  isExtension: true,
  summary: 'Add a passkey of the staff member',
  body: newPasskeyBody,
  response: { passkey: wirePasskey },
})

export const deleteStaffPasskey = defineEndpoint({
  name: 'deleteStaffPasskey',
  subject: 'staff',
  method: 'DELETE',
  path: '/staff/passkeys/:id',
  access: everyRole,
  isExtension: true,
  summary: 'Delete a passkey of the staff member',
  params: z.object({ id: z.coerce.number() }),
  response: {},
})

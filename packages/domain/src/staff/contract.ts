import * as z from 'zod/mini'
import { roles } from '../wire/access.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { newPasskeyBody, webAuthn, wirePasskey } from '../wire/web-authn.ts'
import { pinSchema } from './pin.ts'

/** Every staff member, whatever the roles. */
const everyRole = { staff: roles } as const
const whileLocked = { staff: roles, whileLocked: true } as const

const flag = z.union([z.literal(0), z.literal(1)])

/** The store at which the member works; none for drivers and operations elsewhere. */
const storeId = z._default(z.nullable(z.number()), null)

export const wireStaff = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  is_owner: flag,
  /** The store of the session. */
  store_id: z.nullable(z.number()),
})

/** The lock of a session of staff, in `lock` of a 1602, too. */
export const wireLock = z.object({
  is_locked: flag,
  /** Until it locks by itself unless the person does something; null where it does not. */
  seconds_left: z.nullable(z.number()),
  /** Wrong PINs, or passwords in their place, that are left before the session ends. */
  tries_left: z.number(),
  /** 0: the person has set no PIN, so the password takes its place. */
  has_pin: flag,
})
export type WireLock = z.infer<typeof wireLock>

/**
 * The PIN of the person who sends a request; the MD5 digest of the password for one who has set none. 1602: it is wrong, or
 * missing where the act needs it.
 */
export const pinField = z.string().check(z.maxLength(64))

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
  access: whileLocked,
  isExtension: true,
  summary: 'The signed-in staff member, and whether the session is locked',
  response: { staff: wireStaff, lock: wireLock },
})

/** Requests alone do not count: a screen may poll while nobody is there. */
export const recordStaffActivity = defineEndpoint({
  name: 'recordStaffActivity',
  subject: 'staff',
  method: 'POST',
  path: '/staff/activity',
  access: everyRole,
  isExtension: true,
  summary: 'Record that the person is there, so that the session does not lock',
  response: { lock: wireLock },
})

export const lockStaffSession = defineEndpoint({
  name: 'lockStaffSession',
  subject: 'staff',
  method: 'POST',
  path: '/staff/lock',
  access: whileLocked,
  isExtension: true,
  summary: 'Lock the session: until it is unlocked its requests are refused with 1602',
  response: { lock: wireLock },
})

/** 1602 with the tries that are left for a wrong PIN; 401 when none is: the session has ended. */
export const unlockStaff = defineEndpoint({
  name: 'unlockStaff',
  subject: 'staff',
  method: 'POST',
  path: '/staff/unlock',
  access: whileLocked,
  isExtension: true,
  summary: 'Unlock the session with the PIN',
  body: z.object({ pin: pinField }),
  response: { lock: wireLock },
})

export const setStaffPin = defineEndpoint({
  name: 'setStaffPin',
  subject: 'staff',
  method: 'PUT',
  path: '/staff/pin',
  access: everyRole,
  isExtension: true,
  summary: 'Set the PIN of the staff member',
  body: z.object({ pin: pinSchema, password: z.string() }),
  response: { lock: wireLock },
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

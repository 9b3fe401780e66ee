import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { newPasskeyBody, webAuthn, wirePasskey } from '../wire/web-authn.ts'
import { loginResponse } from './login-response.ts'

const flag = z.union([z.literal(0), z.literal(1)])

export const getPasskeys = defineEndpoint({
  name: 'getPasskeys',
  subject: 'account',
  method: 'GET',
  path: '/passkeys',
  access: 'customer-only',
  isExtension: true,
  summary: 'Passkeys of the customer',
  response: { passkeys: z.array(wirePasskey) },
})

export const getPasskeyOptions = defineEndpoint({
  name: 'getPasskeyOptions',
  subject: 'account',
  method: 'POST',
  path: '/passkeys/options',
  access: 'customer-only',
  isExtension: true,
  summary: 'Options to create a passkey',
  response: { challenge_id: z.number(), options: webAuthn },
})

export const addPasskey = defineEndpoint({
  name: 'addPasskey',
  subject: 'account',
  method: 'POST',
  path: '/passkeys',
  access: 'customer-only',
  isExtension: true,
  summary: 'Add a passkey',
  body: newPasskeyBody,
  response: { passkey: wirePasskey },
})

export const deletePasskey = defineEndpoint({
  name: 'deletePasskey',
  subject: 'account',
  method: 'DELETE',
  path: '/passkeys/:id',
  access: 'customer-only',
  isExtension: true,
  summary: 'Delete a passkey',
  params: z.object({ id: z.coerce.number() }),
  response: {},
})

export const getPasskeyLoginOptions = defineEndpoint({
  name: 'getPasskeyLoginOptions',
  subject: 'account',
  method: 'POST',
  path: '/login/passkey/options',
  access: 'public',
  isExtension: true,
  summary: 'Options to log in with a passkey',
  response: { challenge_id: z.number(), options: webAuthn },
})

export const loginWithPasskey = defineEndpoint({
  name: 'loginWithPasskey',
  subject: 'account',
  method: 'POST',
  path: '/login/passkey',
  access: 'public',
  isExtension: true,
  summary: 'Create a session with a passkey',
  body: z.object({ challenge_id: z.number(), credential: webAuthn, remember: z.optional(flag) }),
  response: loginResponse,
})

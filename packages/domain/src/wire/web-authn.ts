import * as z from 'zod/mini'

/** Options and responses of WebAuthn are passed unchanged between its browser API and the API’s library. */
export const webAuthn = z.looseObject({})

/** A passkey as its owner sees it. Times in epoch seconds. */
export const wirePasskey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.number(),
  last_used_at: z.nullable(z.number()),
})

/** Body of a new passkey. */
export const newPasskeyBody = z.object({
  challenge_id: z.number(),
  credential: webAuthn,
  name: z._default(z.string().check(z.maxLength(60)), ''),
})

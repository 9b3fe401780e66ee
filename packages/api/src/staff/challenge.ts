import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

const LIFETIME_MS = 5 * 60 * 1000

/** The first step of a log-in: who gave the right password, and where they work. */
const challengeSchema = z.object({
  staffId: z.number(),
  storeId: z.nullable(z.number()),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
})
type Challenge = z.infer<typeof challengeSchema>

/** Returns the text that the second step of a log-in sends back. It is signed, so that nothing is stored. */
export function newChallenge(
  { staffId, storeId }: Omit<Challenge, 'expiresAt'>,
  pepper: string,
  now: number,
): string {
  const challenge: Challenge = { staffId, storeId, expiresAt: now + LIFETIME_MS }
  const content = Buffer.from(JSON.stringify(challenge)).toString('base64url')
  return `${content}.${signatureOf(content, pepper)}`
}

/** Returns the first step of a log-in; `null` when it has expired or was not made by {@link newChallenge}. */
export function readChallenge(text: string, pepper: string, now: number): Challenge | null {
  const [content = '', signature = ''] = text.split('.')
  const expected = Buffer.from(signatureOf(content, pepper))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const challenge = challengeSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return challenge.expiresAt > now ? challenge : null
}

/** The prefix keeps this use of the pepper apart from the others. */
function signatureOf(content: string, pepper: string): string {
  return createHmac('sha256', pepper).update(`staff log-in ${content}`).digest('base64url')
}

import { createHash, randomBytes } from 'node:crypto'

/** Returns the token of a session: 32 random bytes, of which only {@link hashToken} is stored (trust 5). */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The SHA-256 of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Colada'
/** Length of a time step in seconds, the default of authenticators. */
const STEP_S = 30
/** Codes of the steps before and after the current one are accepted, for clocks that differ. */
const ACCEPTED_STEPS = 1

const cipher = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Returns a new secret, base32. */
export function newSecret(): string {
  return new Secret().base32
}

/** Returns the URI with which an authenticator is set up. */
export function otpauthUri(email: string, secret: string): string {
  return totpOf(secret, email).toString()
}

/** Returns the time step whose code this is; `null` for a wrong code. `now` in epoch milliseconds. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  // The library throws for a text of six characters that are more bytes.
  if (!/^[0-9]{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: ACCEPTED_STEPS })
  return delta === null ? null : Math.floor(now / 1000 / STEP_S) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: STEP_S })
}

/** Encrypts a secret for storage: the database alone does not contain the second factor. */
export function sealSecret(secret: string, pepper: string): string {
  const iv = randomBytes(IV_BYTES)
  const encryption = createCipheriv(cipher, keyOf(pepper), iv)
  const encrypted = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()])
  return Buffer.concat([iv, encryption.getAuthTag(), encrypted]).toString('base64')
}

/** Decrypts a stored secret. */
export function openSecret(sealed: string, pepper: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decryption = createDecipheriv(cipher, keyOf(pepper), bytes.subarray(0, IV_BYTES))
  decryption.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decryption.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decryption.final('utf8')
}

function keyOf(pepper: string): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, '', 'staff totp', 32))
}

import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random identifier in the provider's format, such as `pi_3Qf…`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomLetters(length)}`
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomLetters(25)}`
}

function randomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}

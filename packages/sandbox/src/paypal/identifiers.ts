import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A random identifier in PayPal's format, such as `5O190127TN364715T`. */
export function newPayPalId(length = 17): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}

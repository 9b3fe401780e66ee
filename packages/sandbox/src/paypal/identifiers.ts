import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** An unguessable identifier in PayPal's form, such as `5O190127TN364715T`. */
export function newPayPalId(length = 17): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}

import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be mistaken for each other on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 7

/** A new order's number as customers know it; 34 thousand million of them, so it cannot be guessed. */
export function newLocator(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

import { randomInt } from 'node:crypto'

/** Letters and digits that are unambiguous on the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 7

/** Creates the locator of a new order. With about 3·10¹⁰ values it cannot be guessed. */
export function newLocator(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

import { randomInt } from 'node:crypto'

/** Letters and digits that are unambiguous when read aloud or typed. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export function randomCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

import { randomInt } from 'node:crypto'

/** Letters and digits that are unambiguous when read aloud. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Creates a code to share with friends: the first name and a random suffix. */
export function newPromoCode(firstName: string): string {
  const name = firstName
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 8)
  const suffix = Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${name || 'COLADA'}-${suffix}`
}

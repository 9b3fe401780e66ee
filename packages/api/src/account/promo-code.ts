import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other when read aloud. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code to share with friends: the first name, and characters that make it one of a kind. */
export function newPromoCode(firstName: string): string {
  const name = firstName
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 8)
  const tail = Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${name || 'COLADA'}-${tail}`
}

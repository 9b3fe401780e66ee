import { randomInt } from 'node:crypto'

/** Letters and digits that are unambiguous when read aloud. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Groups of random characters: 13 of 32 values, 65 bits, so that no code can be guessed. */
const GROUP_LENGTHS = [4, 4, 5]

/** Creates a code to share with friends: the first name and random groups, such as `ANA-7K2M-Q9XD-4HPTW`. */
export function newPromoCode(firstName: string): string {
  const name = firstName
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 8)
  return [name || 'COLADA', ...GROUP_LENGTHS.map(randomText)].join('-')
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

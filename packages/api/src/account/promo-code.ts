import { randomInt } from 'node:crypto'

/**
 * Letters and digits that differ when read, and when said aloud in Spanish or English: no 0 and O, 1, I and L, 5 and S, 8,
 * B and V, M and N (only M), 2 and Z (only 2). Without vowels they spell no words.
 */
const ALPHABET = '234679CDFGHJKMPQRTWXY'

/** Nine characters in two groups, which can be said on the phone. */
const GROUP_LENGTHS = [4, 5]

/**
 * Creates a code to share with friends, such as `7K2M-9XDHP`.
 *
 * Nine of 21 values are 39.5 bits. An account may try ten codes a minute (`checkCoupon` in `plugins/limits.ts`), so among
 * the codes of 100,000 customers it needs a year of tries for an even chance to find one of them. Such a code gives the
 * discount of a first order, which the public code gives as well. The longer codes of earlier accounts stay valid.
 */
export function newPromoCode(): string {
  return GROUP_LENGTHS.map(randomText).join('-')
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

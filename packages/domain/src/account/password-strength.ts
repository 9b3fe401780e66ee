import { MIN_PASSWORD_CHARACTERS } from './contact-details.ts'

/** Password strength: 0 empty, 1 too short, 2 weak, 3 good, 4 excellent. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** Frequent passwords, and words related to this shop. */
const commonWords = /contrase[nñ]a|password|qwerty|colada|teamo|hola|admin|welcome/gi

/** Character classes with their approximate sizes. */
const characterClasses: readonly [RegExp, number][] = [
  [/\p{Lowercase}/u, 27],
  [/\p{Uppercase}/u, 27],
  [/\p{Number}/u, 10],
  [/[^\p{Letter}\p{Number}]/u, 33],
]

/** Minimum entropy in bits of a good and of an excellent password. */
const GOOD_BITS = 45
const EXCELLENT_BITS = 65

/**
 * Scores a password by its estimated entropy. Characters that repeat or continue the previous one ("aaa", "123") do
 * not count. Advisory: only the minimum length is enforced (spec 000 §5).
 */
export function scorePassword(password: string): PasswordScore {
  if (password === '') return 0
  if (password.length < MIN_PASSWORD_CHARACTERS) return 1
  const reduced = password.replace(commonWords, 'x')
  const unpredictable = [...reduced].filter((character, at, all) => {
    const step = character.codePointAt(0)! - (all[at - 1]?.codePointAt(0) ?? Number.NaN)
    return !(Math.abs(step) <= 1)
  })
  const alphabet = characterClasses.reduce((sum, [kind, size]) => (kind.test(reduced) ? sum + size : sum), 0)
  const bits = unpredictable.length * Math.log2(Math.max(alphabet, 2))
  if (bits < GOOD_BITS) return 2
  return bits < EXCELLENT_BITS ? 3 : 4
}

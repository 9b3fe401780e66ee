import { shortestPassword } from './contact-details.ts'

/** How hard a password is to guess: 0 nothing typed, 1 refused for its length, then easy, good and excellent. */
export type PasswordGrade = 0 | 1 | 2 | 3 | 4

/** What people choose when they are asked for a password, and what they think of in this shop. */
const wellKnown = /contrase[nñ]a|password|qwerty|colada|teamo|hola|admin|welcome/gi

/** Kinds of characters, with about how many there are of each. */
const kinds: readonly [RegExp, number][] = [
  [/\p{Lowercase}/u, 27],
  [/\p{Uppercase}/u, 27],
  [/\p{Number}/u, 10],
  [/[^\p{Letter}\p{Number}]/u, 33],
]

/** Bits from which a password is good, and from which it is excellent. */
const good = 45
const excellent = 65

/**
 * A grade by what has to be guessed: length counts most, and characters that repeat or continue the one before
 * ("aaa", "123") hardly at all. It advises; only the length is a rule (spec 000 §5).
 */
export function passwordGrade(password: string): PasswordGrade {
  if (password === '') return 0
  if (password.length < shortestPassword) return 1
  const guessed = password.replace(wellKnown, 'x')
  const surprising = [...guessed].filter((character, at, all) => {
    const step = character.codePointAt(0)! - (all[at - 1]?.codePointAt(0) ?? Number.NaN)
    return !(Math.abs(step) <= 1)
  })
  const alphabet = kinds.reduce((sum, [kind, size]) => (kind.test(guessed) ? sum + size : sum), 0)
  const bits = surprising.length * Math.log2(Math.max(alphabet, 2))
  if (bits < good) return 2
  return bits < excellent ? 3 : 4
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Names the file, for the parts of a run that tells at its end what needed a second try. */
export const secondTriesVariable = 'COLADA_SECOND_TRIES'

/** A test that failed first and passed then. */
export interface SecondTry {
  readonly test: string
  /** What the first failure said. */
  readonly because: string | undefined
}

/** As much of a failure as says which it was; a report has the rest where it fails for good. */
const longest = 300

function lineOf({ test, because = '' }: SecondTry): string {
  const said = stripVTControlCharacters(because).replace(/\s+/g, ' ').trim().slice(0, longest)
  return said === '' ? `${test}\n` : `${test}: ${said}\n`
}

/** Writes down tests that failed first and passed then, where the run wants to know. */
export function noteSecondTries(tests: readonly SecondTry[]): void {
  const file = process.env[secondTriesVariable]
  if (file && tests.length > 0) appendFileSync(file, tests.map(lineOf).join(''))
}

/** What a run wrote down, as a person reads it; nothing when all passed at once. */
export function secondTriesIn(file: string): string {
  const tests = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return tests.length === 0
    ? ''
    : `Passed at the second try only (${tests.length}):\n${tests.map((test) => `  ${test}`).join('\n')}`
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Names the file, for the parts of a run that tells at its end what needed a second try. */
export const secondTriesVariable = 'COLADA_SECOND_TRIES'

/** Writes down tests that failed first and passed then, where the run wants to know. */
export function noteSecondTries(tests: readonly string[]): void {
  const file = process.env[secondTriesVariable]
  if (file && tests.length > 0) appendFileSync(file, tests.map((test) => `${test}\n`).join(''))
}

/** What a run wrote down, as a person reads it; nothing when all passed at once. */
export function secondTriesIn(file: string): string {
  const tests = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return tests.length === 0
    ? ''
    : `Passed at the second try only (${tests.length}):\n${tests.map((test) => `  ${test}`).join('\n')}`
}

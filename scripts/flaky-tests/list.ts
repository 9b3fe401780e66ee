import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Names the file in which the steps of a run record their flaky tests. */
export const flakyTestsVariable = 'COLADA_FLAKY_TESTS'

/** A test that failed and passed on retry. */
export interface FlakyTest {
  readonly test: string
  /** Message of the first failure. */
  readonly error: string | undefined
}

const MAX_ERROR_LENGTH = 300

function toLine({ test, error = '' }: FlakyTest): string {
  const message = stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, MAX_ERROR_LENGTH)
  return message === '' ? `${test}\n` : `${test}: ${message}\n`
}

/** Appends flaky tests to the file that the environment names; does nothing without one. */
export function recordFlakyTests(tests: readonly FlakyTest[]): void {
  const file = process.env[flakyTestsVariable]
  if (file && tests.length > 0) appendFileSync(file, tests.map(toLine).join(''))
}

/** The recorded tests for the terminal; empty when there are none. */
export function formatFlakyTests(file: string): string {
  const tests = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return tests.length === 0
    ? ''
    : `Flaky tests, passed on retry (${tests.length}):\n${tests.map((test) => `  ${test}`).join('\n')}`
}

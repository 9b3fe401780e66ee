import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { results } from './places.ts'
import { picturesDiffer } from './words.ts'

/** What the test runner writes about the last run. */
export const runnerReport = join(results, 'runner.json')

interface Outcome {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** Whether every story came as far as its pictures. One that fell before says nothing about those it would have taken. */
export function playedToTheEnd(): boolean {
  if (!existsSync(runnerReport)) return false
  const { testResults } = JSON.parse(readFileSync(runnerReport, 'utf8')) as Outcome
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .every(({ failureMessages }) => failureMessages?.every((message) => message.includes(picturesDiffer)))
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsFolder } from './paths.ts'
import { SCREENSHOT_MISMATCH } from './failure-message.ts'

/** The JSON report of Vitest for the last run. */
export const runnerReport = join(resultsFolder, 'runner.json')

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** Whether every story reached its screenshots. A story that fails earlier does not list the screenshots it would capture. */
export function failedOnlyOnScreenshots(): boolean {
  if (!existsSync(runnerReport)) return false
  const { testResults } = JSON.parse(readFileSync(runnerReport, 'utf8')) as VitestReport
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .every(({ failureMessages }) =>
      failureMessages?.every((message) => message.includes(SCREENSHOT_MISMATCH)),
    )
}

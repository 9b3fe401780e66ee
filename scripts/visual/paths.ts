import { join } from 'node:path'
import { root } from '../run.ts'

/** Baselines of the variants that every run captures; in the repository. */
export const baselineFolder = join(root, 'tests/visual/baselines')

/** Baselines of the full matrix; too many for the repository, so each machine has its own. */
export const matrixFolder = join(root, 'tests/visual/matrix')

/** Results of the last run: mismatching screenshots, diff images and the report. */
export const resultsFolder = join(root, 'test-results/visual')

/** Baselines of the tests of the comparison itself, written in every run. */
export const comparatorFolder = join(root, 'test-results/comparator')

/** Names of all screenshots of the last run, one per line. */
export const capturedListFile = join(resultsFolder, 'captured.txt')

/** The baseline file of a screenshot name (`phone/controls-button-default`). */
export function baselineFile(name: string): string {
  const [, inMatrix] = /^matrix\/(.+)$/.exec(name) ?? []
  return inMatrix ? join(matrixFolder, `${inMatrix}.png`) : join(baselineFolder, `${name}.png`)
}

/** The files that `toMatchScreenshot` writes for a mismatch (`actual`, `diff`) or a missing baseline (`reference`). */
export function resultFiles(name: string): Readonly<Record<'actual' | 'diff' | 'reference', string>> {
  const file = (kind: string) => join(resultsFolder, `${name}-${kind}.png`)
  return { actual: file('actual'), diff: file('diff'), reference: file('reference') }
}

import { join } from 'node:path'
import { root } from '../run.ts'

/** The accepted pictures of the variants that every run takes; part of the repository. */
export const baselines = join(root, 'tests/visual/baselines')

/** The accepted pictures of the full matrix. There are too many to keep them in the repository; each machine has its own. */
export const matrixBaselines = join(root, 'tests/visual/matrix')

/** What the last run left: pictures that differ, their differences, and the report. */
export const results = join(root, 'test-results/visual')

/** Where the camera's own tests accept their pictures, anew in every run. */
export const proofs = join(root, 'test-results/camera')

/** Names of all pictures that the last run took, one a line. */
export const takenList = join(results, 'taken.txt')

/** The accepted picture of a name (`phone/controls-button-default`). */
export function acceptedFile(name: string): string {
  const [, inMatrix] = /^matrix\/(.+)$/.exec(name) ?? []
  return inMatrix ? join(matrixBaselines, `${inMatrix}.png`) : join(baselines, `${name}.png`)
}

/** What the matcher leaves of a picture that differs (`actual`, `diff`) or has never been accepted (`reference`). */
export function resultFiles(name: string): Readonly<Record<'actual' | 'diff' | 'reference', string>> {
  const file = (kind: string) => join(results, `${name}-${kind}.png`)
  return { actual: file('actual'), diff: file('diff'), reference: file('reference') }
}

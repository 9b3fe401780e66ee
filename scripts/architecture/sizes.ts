import { findFiles, readText } from './files.ts'
import type { Violation } from './violation.ts'

/** All files of `scripts/` together (ADR 33). */
const MAX_SCRIPTS_LINES = 2000

/** Limits the size of `scripts/`; `max-lines` in `.oxlintrc.json` limits that of each file. */
export function scriptsSizeViolations(root: string): Violation[] {
  const lines = findFiles(root, ['scripts/**/*']).reduce(
    (sum, file) => sum + readText(root, file).split('\n').length - 1,
    0,
  )
  return lines > MAX_SCRIPTS_LINES
    ? [{ where: 'scripts', problem: `has ${lines} lines; the limit is ${MAX_SCRIPTS_LINES}` }]
    : []
}

/** Forbids folders of parts of a screen; folders of screens are subjects. */
export function screenFolderViolations(root: string): Violation[] {
  return findFiles(root, ['packages/{storefront,backoffice}/src/screens/*/*/**/*']).map((file) => ({
    where: file,
    problem: 'is in a folder of a screen; a screen is one file, its parts are in flows',
  }))
}

import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { baselineFile, baselineFolder, resultFiles, resultsFolder, capturedListFile } from './paths.ts'

/** A screenshot that differs from its baseline, has no baseline, or a baseline that no story captures any more. */
export interface Change {
  /** Variant and story: `phone/controls-button-default`. */
  readonly name: string
  readonly kind: 'changed' | 'new' | 'removed'
}

const changesFile = join(resultsFolder, 'changes.json')

/** Deletes the results of earlier runs. */
export function clearResults(): void {
  rmSync(resultsFolder, { recursive: true, force: true })
}

const namesIn = (folder: string, ending: string) =>
  globSync(`**/*${ending}`, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/').slice(0, -ending.length))
    .toSorted()

/** The changes that a run found. Only a full run finds removed screenshots. */
export function findChanges({ isFullRun }: { readonly isFullRun: boolean }): Change[] {
  const changed = namesIn(resultsFolder, '-actual.png').map((name): Change => ({ name, kind: 'changed' }))
  const added = namesIn(resultsFolder, '-reference.png').map((name): Change => ({ name, kind: 'new' }))
  return [...changed, ...added, ...(isFullRun ? findRemoved() : [])]
}

function findRemoved(): Change[] {
  if (!existsSync(capturedListFile)) return []
  const captured = new Set(readFileSync(capturedListFile, 'utf8').split('\n'))
  return namesIn(baselineFolder, '.png')
    .filter((name) => !captured.has(name))
    .map((name) => ({ name, kind: 'removed' }))
}

/** Saves the changes for `--accept`. */
export function saveChanges(changes: readonly Change[]): void {
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(changesFile, `${JSON.stringify(changes, null, 2)}\n`)
}

/** The changes of the last run that are not accepted yet. */
export function loadChanges(): Change[] {
  return existsSync(changesFile) ? (JSON.parse(readFileSync(changesFile, 'utf8')) as Change[]) : []
}

/** Makes the screenshot of the last run the baseline. */
export function acceptChange({ name, kind }: Change): void {
  const baseline = baselineFile(name)
  const files = resultFiles(name)
  if (kind === 'removed') rmSync(baseline)
  else {
    mkdirSync(dirname(baseline), { recursive: true })
    copyFileSync(kind === 'new' ? files.reference : files.actual, baseline)
  }
  for (const file of Object.values(files)) rmSync(file, { force: true })
}

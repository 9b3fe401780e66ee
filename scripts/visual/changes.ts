import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { acceptedFile, baselines, resultFiles, results, takenList } from './places.ts'

/** A picture that is not as it was accepted: another one, one that nobody accepted yet, or one that no story takes any more. */
export interface Change {
  /** Variant and story: `phone/controls-button-default`. */
  readonly name: string
  readonly kind: 'changed' | 'new' | 'gone'
}

const list = join(results, 'changes.json')

/** Forgets what earlier runs left. */
export function forgetResults(): void {
  rmSync(results, { recursive: true, force: true })
}

const namesIn = (folder: string, ending: string) =>
  globSync(`**/*${ending}`, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/').slice(0, -ending.length))
    .toSorted()

/** The changes that a run found. Only a run of `everything` can tell which pictures no story takes any more. */
export function findChanges({ everything }: { readonly everything: boolean }): Change[] {
  const changed = namesIn(results, '-actual.png').map((name): Change => ({ name, kind: 'changed' }))
  const added = namesIn(results, '-reference.png').map((name): Change => ({ name, kind: 'new' }))
  return [...changed, ...added, ...(everything ? gone() : [])]
}

function gone(): Change[] {
  if (!existsSync(takenList)) return []
  const taken = new Set(readFileSync(takenList, 'utf8').split('\n'))
  return namesIn(baselines, '.png')
    .filter((name) => !taken.has(name))
    .map((name) => ({ name, kind: 'gone' }))
}

/** Keeps the changes for whoever accepts them later. */
export function keepChanges(changes: readonly Change[]): void {
  mkdirSync(results, { recursive: true })
  writeFileSync(list, `${JSON.stringify(changes, null, 2)}\n`)
}

/** The changes that the last run found and that nobody accepted yet. */
export function keptChanges(): Change[] {
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Change[]) : []
}

/** Makes what the last run saw the accepted picture. */
export function accept({ name, kind }: Change): void {
  const accepted = acceptedFile(name)
  const files = resultFiles(name)
  if (kind === 'gone') rmSync(accepted)
  else {
    mkdirSync(dirname(accepted), { recursive: true })
    copyFileSync(kind === 'new' ? files.reference : files.actual, accepted)
  }
  for (const file of Object.values(files)) rmSync(file, { force: true })
}

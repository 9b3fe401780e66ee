import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { foundationAliases, themeAliases } from '#tokens/semantic.ts'
import { readText } from '../architecture/files.ts'

const aliases = { ...themeAliases, ...foundationAliases }

/**
 * The aliases that a component's looks are made of: those named in the style files it imports, and in the ones
 * these import. `color.status.*` stands for a group that is chosen from by a prop.
 */
export function tokensOf(root: string, component: string): readonly string[] {
  const found = new Set<string>()
  for (const style of stylesOf(root, component)) {
    for (const [, path = ''] of readText(root, style).matchAll(/\bvars((?:\??\.\w+)+)/g)) {
      const name = aliasOf(path.replaceAll('?', '').slice(1).split('.'))
      if (name) found.add(name)
    }
  }
  return [...found].toSorted()
}

/** The longest beginning of a path that the contract knows; what follows it is a method of a string or an array. */
function aliasOf(path: readonly string[]): string | null {
  let here: unknown = aliases
  const known: string[] = []
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !(step in here)) break
    here = (here as Record<string, unknown>)[step]
    known.push(step)
  }
  if (known.length === 0) return null
  return here === null ? known.join('.') : `${known.join('.')}.*`
}

function stylesOf(root: string, from: string, seen = new Set<string>()): Set<string> {
  for (const [, fileName = ''] of readText(root, from).matchAll(/(?:from|import) '(\.[^']+)'/g)) {
    const file = posix.join(posix.dirname(from), fileName)
    // A component that another is made of answers for itself; logic beside it (`button-class.ts`) may hold its classes.
    const isOwn = fileName.endsWith('.css.ts') || (fileName.startsWith('./') && fileName.endsWith('.ts'))
    if (!isOwn || seen.has(file) || !existsSync(join(root, file))) continue
    seen.add(file)
    stylesOf(root, file, seen)
  }
  return new Set([...seen].filter((file) => file.endsWith('.css.ts')))
}

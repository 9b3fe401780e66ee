import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { foundationAliases, themeAliases } from '#tokens/semantic.ts'
import { readText } from '../architecture/files.ts'

const aliases = { ...themeAliases, ...foundationAliases }

/**
 * The token aliases in the style files that a component imports, directly or indirectly. `color.status.*` is a group from
 * which a prop selects.
 */
export function readUsedTokens(root: string, component: string): readonly string[] {
  const found = new Set<string>()
  for (const style of styleFiles(root, component)) {
    for (const [, path = ''] of readText(root, style).matchAll(/\bvars((?:\??\.\w+)+)/g)) {
      const name = aliasOf(path.replaceAll('?', '').slice(1).split('.'))
      if (name) found.add(name)
    }
  }
  return [...found].toSorted()
}

/** The longest prefix of a path that is an alias; the rest are string or array methods. */
function aliasOf(path: readonly string[]): string | null {
  let current: unknown = aliases
  const matched: string[] = []
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !(step in current)) break
    current = (current as Record<string, unknown>)[step]
    matched.push(step)
  }
  if (matched.length === 0) return null
  return current === null ? matched.join('.') : `${matched.join('.')}.*`
}

function styleFiles(root: string, from: string, seen = new Set<string>()): Set<string> {
  for (const [, fileName = ''] of readText(root, from).matchAll(/(?:from|import) '(\.[^']+)'/g)) {
    const file = posix.join(posix.dirname(from), fileName)
    // Nested components list their own tokens; a module next to the component (`button-class.ts`) may use its classes.
    const isOwn = fileName.endsWith('.css.ts') || (fileName.startsWith('./') && fileName.endsWith('.ts'))
    if (!isOwn || seen.has(file) || !existsSync(join(root, file))) continue
    seen.add(file)
    styleFiles(root, file, seen)
  }
  return new Set([...seen].filter((file) => file.endsWith('.css.ts')))
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { namespaces } from '#storefront/platform/language/namespaces.ts'

const source = join(import.meta.dirname, '../../../packages/storefront/src')
const screens = globSync('screens/*.tsx', { cwd: source })

/** Modules that a module imports statically, itself included; lazily imported ones load their namespaces themselves. */
function staticImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(source, file), 'utf8')
  for (const [statement, path = ''] of text.matchAll(/^(?:import|export)\s[^'"]*?from '(\.[^']+\.tsx?)'/gms))
    if (!/^(?:import|export) type /.test(statement)) staticImports(join(dirname(file), path), found)
  return found
}

/** Namespaces that the components of a module use. */
const usedIn = (file: string): string[] =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  )

/* A namespace that is missing in `handle` suspends the page during hydration, and the document stays without handlers. */
test.each(screens)('%s declares the namespaces of its components', async (screen) => {
  const { handle } = (await import(join(source, screen))) as { handle?: { namespaces: string[] } }
  const used = new Set([...staticImports(screen)].flatMap(usedIn))
  used.delete('shell')
  expect(new Set(handle?.namespaces)).toEqual(used)
  expect([...used].filter((name) => !(namespaces as readonly string[]).includes(name))).toEqual([])
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { namespaces } from '#storefront/platform/language/namespaces.ts'

const source = join(import.meta.dirname, '../../../packages/storefront/src')
const client = '../../client/src'
const screens = globSync('screens/**/*.tsx', { cwd: source })

/** Modules that a module imports statically, itself included; lazily imported ones load their namespaces themselves. */
function staticImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(source, file), 'utf8')
  const imports = /^(?:import|export)\s[^'"]*?from '(\.[^']+\.tsx?|@colada\/client\/[^']+)'/gms
  for (const [statement, path = ''] of text.matchAll(imports))
    if (!/^(?:import|export) type /.test(statement)) staticImports(fileOf(file, path), found)
  return found
}

/** The file that a module imports, relative to `source`. */
function fileOf(importer: string, path: string): string {
  if (path.startsWith('.')) return join(dirname(importer), path)
  const name = join(client, path.replace('@colada/client/', ''))
  return path.endsWith('.json')
    ? name
    : existsSync(join(source, `${name}.tsx`))
      ? `${name}.tsx`
      : `${name}.ts`
}

/** Namespaces that the components of a module use. */
const usedIn = (file: string): string[] => namesIn(file, /useTranslation\(([^)]*)\)/g)

/** Namespaces that a screen declares. The text is read: importing every screen takes long. */
const declaredIn = (file: string): string[] =>
  namesIn(file, /^export const handle: RouteHandle = \{\s*namespaces: \[([^\]]*)\]/gm)

/** Names in quotes in the first group of all matches. */
function namesIn(file: string, pattern: RegExp): string[] {
  const matches = readFileSync(join(source, file), 'utf8').matchAll(pattern)
  return [...matches].flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name!))
}

const keyNames = new RegExp(`(?<![\\w-])['"\`](${namespaces.join('|')}):[a-zA-Z]`, 'g')

/** Namespaces of the keys that a module contains. Keys of notices are shown by the toaster, which loads all namespaces. */
function namedIn(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8')
  const notices = /\bnotify\(\{.*?\n? *\}\)|\bnotifyRejection\([^)]*\)/gs
  return [...text.replaceAll(notices, '').matchAll(keyNames)].map(([, name]) => name!)
}

/** Modules that are imported lazily. */
const lazyModules = new Set(
  globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/import\('(\.[^']+\.tsx?)'\)/g)].map(
      ([, path = '']) => join(dirname(file), path),
    ),
  ),
)

/* Functions that take `t` use keys of any namespace: the component that calls them has to load it. */
test.each([...screens, 'root.tsx', ...lazyModules])('%s loads the namespaces of its keys', (file) => {
  const modules = [...staticImports(file)]
  const loaded = new Set(['shell', ...modules.flatMap(usedIn)])
  expect(modules.flatMap(namedIn).filter((name) => !loaded.has(name))).toEqual([])
})

test('the toaster loads every namespace', () => {
  expect(readFileSync(join(source, 'shell/toaster.tsx'), 'utf8')).toContain(
    "useTranslation(['shell', ...namespaces])",
  )
})

/* A namespace that is missing in `handle` suspends the page during hydration, and the document stays without handlers. */
test.each(screens)('%s declares the namespaces of its components', (screen) => {
  const used = new Set([...staticImports(screen)].flatMap(usedIn))
  used.delete('shell')
  expect(new Set(declaredIn(screen))).toEqual(used)
  expect([...used].filter((name) => !(namespaces as readonly string[]).includes(name))).toEqual([])
})

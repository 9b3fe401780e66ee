import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const source = join(import.meta.dirname, 'src')

/** The router's way into a route's module. */
const routeFile = (name: string) => `${name}.tsx?__react-router-build-client-route`

/**
 * Files by who runs them: every page, the screens a visitor comes to first, whose weight is bounded, and what arrives
 * late in one piece.
 */
const runs = {
  // The last two are a few hundred bytes that nearly every screen shows: a screen must not bring another's chunk for them.
  everyPage: [
    'entry.client.tsx',
    'root.tsx',
    'platform/format/money.ts',
    join('..', '..', 'ui/src/layout/list.css.ts'),
  ],
  home: [routeFile('screens/home')],
  category: [routeFile('screens/category')],
  product: [routeFile('screens/product')],
  store: ['platform/store/start.ts', 'features/catalogue/adding.ts'],
  calls: ['platform/api/api.ts'],
  words: ['platform/language/load-words.ts'],
}

type Runner = keyof typeof runs
type Runners = ReadonlySet<Runner>

/**
 * Chunks by who runs a module, the most widely run first: a chunk takes along what its modules import. A first load
 * is a dozen requests that bring what it runs and hardly more.
 */
const chunks: readonly [name: string, holds: (by: Runners, id: string) => boolean][] = [
  ['framework', (by, id) => isLibrary(id) && isShared(by)],
  ['shop', isShared],
  ['catalogue', (by) => by.has('category') && by.has('product')],
  ['home', (by) => by.has('home')],
  ['category', (by) => by.has('category')],
  ['product', (by) => by.has('product')],
  ['store', (by) => by.has('store')],
  ['calls', (by) => by.has('calls')],
  ['words', (by) => by.has('words')],
]

function isShared(by: Runners): boolean {
  return by.has('everyPage') || (by.has('home') && (by.has('category') || by.has('product')))
}

const isLibrary = (id: string) => /[\\/]node_modules[\\/]|rolldown[\\/]runtime/.test(id)

/** The chunks as the bundler takes them. Only static imports count; what is imported on demand stays apart. */
export function firstLoadChunks(): Rolldown.CodeSplittingGroup[] {
  let reached: [Runner, ReadonlySet<string>][] | undefined
  return chunks.map(([name, holds], position) => ({
    debugName: name,
    priority: chunks.length - position,
    name: (id, build) => {
      reached ??= Object.entries(runs).map(([runner, files]) => [runner as Runner, reach(files, build)])
      const by = new Set(reached.flatMap(([runner, modules]) => (modules.has(id) ? [runner] : [])))
      return holds(by, id) ? name : null
    },
  }))
}

/** Some files and every module that they import, directly or in turn. */
function reach(files: readonly string[], build: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(files.map((file) => join(source, file)))
  for (const id of found)
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * Lets modules import what they name from its own file instead of a package's index, which names everything: only so
 * can it be told who needs what. Each package is found as the one before it sees it.
 */
export function importFromFiles(packages: readonly string[]): Plugin {
  const files = new Map<string, ReadonlyMap<string, Origin>>()
  return {
    name: 'import-from-files',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      let index: string | undefined
      for (const name of packages) {
        index = (await this.resolve(name, index))?.id
        if (index === undefined) throw new Error(`The package ${name} cannot be found.`)
        files.set(name, exportsOf(index))
      }
    },
    transform: {
      filter: { code: [...packages] },
      handler: (code) =>
        code.replace(
          /\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g,
          (whole, names: string, from: string) => {
            const known = files.get(from)
            return known ? entriesOf(names).map(fromFile(from, known)).join(';') : whole
          },
        ),
    },
  }
}

interface Origin {
  readonly file: string
  /** As the file itself calls it. */
  readonly name: string
}

function exportsOf(index: string): ReadonlyMap<string, Origin> {
  const lines = readFileSync(index, 'utf8').matchAll(/\bexport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)
  return new Map(
    [...lines].flatMap(([, names = '', path = '']) =>
      entriesOf(names).map(
        ([name, shown]) => [shown, { file: resolve(dirname(index), path), name }] as const,
      ),
    ),
  )
}

/** Each `name as other` of a list of imports or exports as a pair. */
function entriesOf(list: string): [name: string, other: string][] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => entry.split(/\s+as\s+/))
    .map(([name = '', other = name]) => [name, other])
}

const fromFile =
  (from: string, known: ReadonlyMap<string, Origin>) =>
  ([name, local]: readonly [string, string]) => {
    const origin = known.get(name)
    return `import { ${origin?.name ?? name} as ${local} } from ${JSON.stringify(origin?.file ?? from)}`
  }

/**
 * Lets a screen's own modules stand in the file the router asks for, instead of one behind it: a request less for
 * every screen. The router's plugin would keep such files to what it names.
 */
export const mergeIntoEntries: Plugin = {
  name: 'merge-into-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
}

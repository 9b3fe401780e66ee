import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { named } from './vite.libraries.ts'
import { type Part, planChunks, type Start } from './vite.plan.ts'

/** The shop's modules, and the components'. */
export const source = join(import.meta.dirname, 'src')
export const library = resolve(import.meta.dirname, '../ui/src')

/** What the router adds to the name of a screen's module that browsers run. */
export const clientRoute = '?__react-router-build-client-route'

/** What every page runs. */
const everyPage = [join(source, 'entry.client.tsx'), join(source, `root.tsx${clientRoute}`)]

/** The screens a visitor comes to first, whose weight is bounded. */
const firstScreens = ['home', 'category', 'product'].map((name) =>
  join(source, `screens/${name}.tsx${clientRoute}`),
)
const [, category] = firstScreens
const cart = join(source, `screens/cart.tsx${clientRoute}`)

/** What every page runs when its end comes near: though it comes late, it counts as shown with each. */
export const siteFooter = join(source, 'shell/site-footer.tsx')

/** What comes at once for who has a cart, on every page. */
const filledCart = join(source, 'screens/cart/cart-view.tsx')
const withCart = [
  filledCart,
  ...['platform/store/start.ts', 'features/catalogue/endpoints.ts'].map((file) => join(source, file)),
]

/**
 * Files that bounded screens may load: what `e2e/screens/first-load.test.ts` allows them, less the document, two fonts, the
 * shop's sign, the router's list of screens, and what comes to a cart right afterwards.
 */
const mostFilesOf: ReadonlyMap<string, number> = new Map([
  ...firstScreens.map((id) => [id, 7] as const),
  [cart, 6],
  [siteFooter, 3],
  [filledCart, 17],
])

/** How much the loading of a start counts: most visits begin at a first screen, and what comes late is waited for by few. */
const weights = { first: 60, withCart: 16, screen: 1, late: 0.5 } as const

function weightOf(id: string, isScreen: boolean): number {
  if (firstScreens.includes(id)) return weights.first
  if (withCart.includes(id)) return weights.withCart
  return isScreen ? weights.screen : weights.late
}

/** More files than the plan will ever want: the bundler asks for their number before there is a plan. */
const mostFiles = 100

/**
 * Lets modules travel in files by who runs them (ADR 3): what every page runs in two, of libraries and of ours, which change
 * at different times; the rest as `planChunks` decides.
 */
export function chunksByRunner(): {
  readonly plugin: Plugin
  readonly groups: Rolldown.CodeSplittingGroup[]
} {
  let planned: ReadonlyMap<string, string> = new Map()
  let files: readonly string[] = []
  return {
    plugin: {
      name: 'chunks-by-runner',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd(problem) {
        if (problem) return
        planned = planOf(this)
        files = [...new Set(planned.values())]
        if (files.length > mostFiles) throw new Error(`The plan wants ${files.length} files.`)
      },
    },
    // A group takes along what its modules import, so what others wait for goes first.
    groups: Array.from({ length: mostFiles }, (_, at) => ({
      debugName: `file ${at}`,
      priority: mostFiles - at,
      name: (id) => (at < files.length && planned.get(id) === files[at] ? files[at]! : null),
    })),
  }
}

function planOf(build: Rolldown.PluginContext): ReadonlyMap<string, string> {
  const parts = new Map<string, Part>()
  const starts: Start[] = []
  for (const id of build.getModuleIds()) {
    const found = build.getModuleInfo(id)
    if (!found) continue
    const { importedIds, code, isEntry, dynamicImporters } = found
    parts.set(id, {
      imports: importedIds,
      size: code?.length ?? 0,
      isComponent: id.startsWith(library) && id.endsWith('.tsx'),
    })
    if (everyPage.includes(id) || (!isEntry && dynamicImporters.length === 0)) continue
    const mostFiles = mostFilesOf.get(id)
    // Else what a view of theirs shares with them, a search's list or a full cart, would cost them a request.
    const isOpen = id === category || id === cart
    starts.push({
      id,
      isScreen: isEntry || id === siteFooter,
      isOpen,
      weight: weightOf(id, isEntry),
      ...(mostFiles && { mostFiles }),
    })
  }
  const always = new Set(everyPage)
  for (const id of always) for (const imported of parts.get(id)?.imports ?? []) always.add(imported)
  // The entry names the root's file and nothing else (`vite.entries.ts`).
  const everywhere = [...always].filter((id) => id !== everyPage[0])
  return planChunks(parts, starts, {
    framework: everywhere.filter(isLibrary),
    shop: everywhere.filter((id) => !isLibrary(id)),
  })
}

const isLibrary = (id: string) => /[\\/]node_modules[\\/]/.test(id) || id.startsWith(named)

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
export function entriesOf(list: string): [name: string, other: string][] {
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

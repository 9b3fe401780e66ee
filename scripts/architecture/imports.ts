import { posix } from 'node:path'
import ts from 'typescript'
import { filesOf, lineAt, readText } from './files.ts'
import type { Violation } from './violation.ts'

/** Whom each floor may import: the whole law of the house (docs/architecture.md). */
const law: Readonly<Record<string, readonly string[]>> = {
  tokens: [],
  domain: [],
  illustrations: [],
  ui: ['tokens'],
  storefront: ['tokens', 'domain', 'ui'],
  api: ['domain'],
  sandbox: [],
}

/**
 * Layers of the storefront from the lowest to the highest, each with the layers it may import. A folder of `features`
 * is a subject, a folder of `flows` is a task that spans several subjects; neither imports a folder of its own layer.
 */
const storefrontLayers: Readonly<Record<string, readonly string[]>> = {
  platform: ['platform', 'locales'],
  features: ['platform', 'locales'],
  shell: ['shell', 'features', 'platform', 'locales'],
  flows: ['shell', 'features', 'platform', 'locales'],
  screens: ['flows', 'shell', 'features', 'platform', 'locales'],
}

/** Layers whose folders do not import each other, and how a conflict is resolved. */
const isolated: Readonly<Record<string, string>> = {
  features: 'a flow composes them',
  flows: 'what both need belongs to the feature of its subject',
}

/** Folders of the API that are subjects, each before those that may import its `service.ts`. */
const apiSubjects = [
  'coverage',
  'account',
  'catalogue',
  'schedule',
  'promotions',
  'cart',
  'mail',
  'orders',
  'payment',
  'jobs',
]

/** Everything in the API's `src`: a file may import from its own entry and from those before it. */
const apiOrder = [
  ...['fail-points.ts', 'config.ts', 'locales', 'database', 'gateways', 'dependencies.ts', 'plugins'],
  ...apiSubjects,
  ...['seed', 'operations.ts', 'app.ts', 'ops.ts', 'main.ts'],
]

interface Import {
  readonly from: string
  readonly line: number
  readonly specifier: string
  /** Path from the root without its ending, or the package's name with its subpath. */
  readonly target: string
}

/** Every import that goes where it may not, in all packages and in stories. */
export function importViolations(root: string): Violation[] {
  return filesOf(root, ['packages/*/src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'])
    .flatMap((file) => importsOf(root, file))
    .flatMap((found) => {
      const problem = problemOf(found)
      return problem ? [{ where: `${found.from}:${found.line}`, problem }] : []
    })
}

function importsOf(root: string, file: string): Import[] {
  const text = readText(root, file)
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from: file,
    line: lineAt(text, pos),
    specifier: fileName,
    target: targetOf(file, fileName),
  }))
}

/** Resolves relative paths and the aliases of the root's `package.json` (`#storefront/…`) to paths from the root. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return specifier.replace(/^#(api|domain|illustrations|sandbox|storefront|tokens|ui)\//, 'packages/$1/src/')
}

function problemOf(found: Import): string | null {
  const to = packageOf(found.target)
  if (found.from.startsWith('stories/')) return storiesProblem(found, to)
  const from = packageOf(found.from)
  if (from === null || to === null) return null
  if (found.specifier.startsWith('.') && from !== to) {
    return `reaches into packages/${to} by a relative path; import @colada/${to} instead`
  }
  if (from === to) return withinPackage(found, from)
  if (!law[from]?.includes(to)) return `${from} may not import ${to}`
  if (to === 'ui' && found.specifier !== '@colada/ui') return 'imports below the root of @colada/ui'
  // The font files are addresses for preloading, not styles.
  const isFonts = found.specifier === '@colada/tokens/fonts'
  if (from === 'storefront' && to === 'tokens' && !isStyle(found.from) && !isFonts) {
    return 'storefront uses tokens in .css.ts files only'
  }
  return null
}

/** Stories may see tokens, domain, ui, and of the storefront its views and locales; whole screens what opens them. */
function storiesProblem(found: Import, to: string | null): string | null {
  if (to === 'api' || to === 'sandbox' || to === 'illustrations') return `stories may not import ${to}`
  if (to !== 'storefront') return null
  const views = /packages\/storefront\/src\/(features|shell|locales|platform\/language)\//
  const opening = /packages\/storefront\/src\/(screens|platform)\//
  const isScreen = found.from.startsWith('stories/screens/')
  return views.test(found.target) || (isScreen && opening.test(found.target))
    ? null
    : 'stories see only views and locales of the storefront'
}

function withinPackage(found: Import, name: string): string | null {
  if (name === 'storefront') return storefrontProblem(found)
  if (name === 'api') return apiProblem(found)
  return null
}

function storefrontProblem(found: Import): string | null {
  const [fromLayer = '', fromFolder] = floorOf(found.from)
  const [toLayer = '', toFolder] = floorOf(found.target)
  const allowed = storefrontLayers[fromLayer]
  if (!allowed || !(toLayer in storefrontLayers)) return null
  const reason = isolated[fromLayer]
  if (reason !== undefined && fromLayer === toLayer) {
    const one = fromLayer.replace(/s$/, '')
    return fromFolder === toFolder ? null : `${one} ${fromFolder} imports ${one} ${toFolder}; ${reason}`
  }
  return allowed.includes(toLayer) ? null : `${fromLayer} may not import ${toLayer}`
}

/** The order of the API, and of another subject only its service. */
function apiProblem(found: Import): string | null {
  const [from = '', to = ''] = [floorOf(found.from)[0], floorOf(found.target)[0]]
  // Foreign keys may reference the tables of any subject; such files import nothing else of a subject.
  if (from === to || (isTables(found.from) && isTables(found.target))) return null
  const unlisted = [from, to].find((entry) => !apiOrder.includes(entry))
  if (unlisted !== undefined) return `${unlisted} has no place in the order of the API (apiOrder)`
  if (apiOrder.indexOf(to) > apiOrder.indexOf(from)) {
    return `${from} may not import ${to}, which comes after it; take what it needs as a parameter`
  }
  const areSubjects = apiSubjects.includes(from) && apiSubjects.includes(to)
  return areSubjects && !found.target.endsWith('/service.ts')
    ? `${from} may import only the service.ts of ${to}`
    : null
}

function isTables(path: string): boolean {
  return /[/-]tables\.ts$/.test(path)
}

function floorOf(path: string): string[] {
  return path.split('/src/')[1]?.split('/') ?? []
}

function packageOf(path: string): string | null {
  return /^(?:packages|@colada)\/(\w+)/.exec(path)?.[1] ?? null
}

function isStyle(path: string): boolean {
  return path.endsWith('.css.ts')
}

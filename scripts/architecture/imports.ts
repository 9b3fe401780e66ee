import { posix } from 'node:path'
import ts from 'typescript'
import { findFiles, lineAt, readText } from './files.ts'
import type { Violation } from './violation.ts'

/** Packages that each package may import (docs/architecture.md). */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
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

/** Forbids imports against the order of packages, layers and subjects, in all packages and stories. */
export function importViolations(root: string): Violation[] {
  return findFiles(root, ['packages/*/src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'])
    .flatMap((file) => parseImports(root, file))
    .flatMap((found) => {
      const problem = checkImport(found)
      return problem ? [{ where: `${found.from}:${found.line}`, problem }] : []
    })
}

function parseImports(root: string, file: string): Import[] {
  const text = readText(root, file)
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from: file,
    line: lineAt(text, pos),
    specifier: fileName,
    target: resolveTarget(file, fileName),
  }))
}

/** Resolves relative paths and the aliases of the root's `package.json` (`#storefront/…`) to paths from the root. */
function resolveTarget(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return specifier.replace(/^#(api|domain|illustrations|sandbox|storefront|tokens|ui)\//, 'packages/$1/src/')
}

function checkImport(found: Import): string | null {
  const to = packageOf(found.target)
  if (found.from.startsWith('stories/')) return checkStories(found, to)
  const from = packageOf(found.from)
  if (from === null || to === null) return null
  if (found.specifier.startsWith('.') && from !== to) {
    return `imports packages/${to} by a relative path; use @colada/${to}`
  }
  if (from === to) return checkWithinPackage(found, from)
  if (!allowedImports[from]?.includes(to)) return `${from} may not import ${to}`
  if (to === 'ui' && found.specifier !== '@colada/ui') return 'imports below the root of @colada/ui'
  // Font URLs for preloading are no styles.
  const isFonts = found.specifier === '@colada/tokens/fonts'
  if (from === 'storefront' && to === 'tokens' && !isStyle(found.from) && !isFonts) {
    return 'storefront uses tokens in .css.ts files only'
  }
  return null
}

/** Stories import tokens, domain, ui and the storefront's views and locales; stories of screens also screens and platform. */
function checkStories(found: Import, to: string | null): string | null {
  if (to === 'api' || to === 'sandbox' || to === 'illustrations') return `stories may not import ${to}`
  if (to !== 'storefront') return null
  const views = /packages\/storefront\/src\/(features|shell|locales|platform\/language)\//
  const opening = /packages\/storefront\/src\/(screens|platform)\//
  const isScreen = found.from.startsWith('stories/screens/')
  return views.test(found.target) || (isScreen && opening.test(found.target))
    ? null
    : 'stories may import only views and locales of the storefront'
}

function checkWithinPackage(found: Import, name: string): string | null {
  if (name === 'storefront') return checkStorefront(found)
  if (name === 'api') return checkApi(found)
  return null
}

function checkStorefront(found: Import): string | null {
  const [fromLayer = '', fromFolder] = pathInPackage(found.from)
  const [toLayer = '', toFolder] = pathInPackage(found.target)
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
function checkApi(found: Import): string | null {
  const [from = '', to = ''] = [pathInPackage(found.from)[0], pathInPackage(found.target)[0]]
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

function pathInPackage(path: string): string[] {
  return path.split('/src/')[1]?.split('/') ?? []
}

function packageOf(path: string): string | null {
  return /^(?:packages|@colada)\/(\w+)/.exec(path)?.[1] ?? null
}

function isStyle(path: string): boolean {
  return path.endsWith('.css.ts')
}

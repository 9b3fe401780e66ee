import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Part {
  readonly module: string
  readonly imports: readonly string[]
}

interface Manifest {
  readonly entry: Part
  readonly routes: Readonly<Record<string, Part>>
}

/** A route whose own files are more than this is behind the first screens; they are found when its file is read. */
const few = 2

const before = 'window.__reactRouterManifest='

/**
 * Shortens the browser's list of routes, which is on the way of every first load and names for each route all files to
 * load with it: what every page has loaded already goes, and so do the long lists of screens that come later. Throws
 * where the router writes it in another way.
 */
export function lightenManifest(buildFolder: string): void {
  const [file, ...others] = globSync(join(buildFolder, 'client', 'assets', 'manifest-*.js'))
  if (!file || others.length > 0) throw new Error('The build should have one list of routes for the browser.')
  const text = readFileSync(file, 'utf8')
  const [, json] = new RegExp(`^${before}(\\{.*\\});?$`, 's').exec(text) ?? []
  if (!json) throw new Error(`${file} is not written as expected: ${text.slice(0, 80)}`)
  const manifest = JSON.parse(json) as Manifest
  const { entry, routes } = manifest
  const everywhere = new Set(
    [entry, routes.root].flatMap((part) => (part ? [part.module, ...part.imports] : [])),
  )
  const lean = Object.entries(routes).map(([id, route]) => {
    const imports = route.imports.filter((path) => !everywhere.has(path))
    // What a route does not have is said by leaving it out.
    const has = Object.entries(route).filter(([, value]) => value !== false)
    return [id, { ...Object.fromEntries(has), imports: imports.length > few ? [] : imports }] as const
  })
  writeFileSync(file, `${before}${JSON.stringify({ ...manifest, routes: Object.fromEntries(lean) })};`)
}

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = /(^|\/)(node_modules|build|dist|storybook-static|\.react-router)(\/|$)/
// What tests cover is written there, at the root; the room of the same name lies deeper.
const coverage = /^coverage\//

/** Files of a tree by patterns, paths from its root with forward slashes, sorted; built ones are left out. */
export function filesOf(root: string, patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: root, exclude: (path) => skipped.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !skipped.test(path) && !coverage.test(path) && statSync(join(root, path)).isFile())
    .toSorted()
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Line number (from 1) of a position in a text. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ignored = /(^|\/)(node_modules|build|dist|storybook-static|\.react-router)(\/|$)/
// The coverage report at the root; the subject `coverage` is deeper.
const coverage = /^coverage\//

/** Finds files by glob patterns. Returns sorted paths from the root with forward slashes, without build output. */
export function findFiles(root: string, patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: root, exclude: (path) => ignored.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !ignored.test(path) && !coverage.test(path) && statSync(join(root, path)).isFile())
    .toSorted()
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Line number of an offset, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

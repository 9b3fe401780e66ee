import { filesOf, readText } from './files.ts'
import type { Violation } from './violation.ts'

const longest = 250
/** Files that are data or prose: long because there is much of it, not because they hold two ideas. */
const data = [
  /\/src\/index\.ts$/,
  /\/seed\/(catalogue|places)\//,
  /\/features\/content\//,
  /\/illustrations\//,
  /\.d\.ts$/,
]

/** Source files that have grown into two ideas. */
export function sizeViolations(root: string): Violation[] {
  return filesOf(root, ['packages/*/src/**/*.{ts,tsx}', 'scripts/**/*.ts'])
    .filter((file) => !data.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const lines = readText(root, file).split('\n').length - 1
      return lines > longest
        ? [{ where: file, problem: `has ${lines} lines; over ${longest} is two ideas` }]
        : []
    })
}

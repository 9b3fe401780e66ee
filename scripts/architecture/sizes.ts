import { filesOf, readText } from './files.ts'
import type { Violation } from './violation.ts'

const longest = 250
/** Files that are data or prose: long because there is much of it, not because they hold two ideas. */
const data = [/\/src\/index\.ts$/, /\/features\/content\//, /\/illustrations\//, /\.d\.ts$/]

const screens = 'packages/storefront/src/screens/'
/** A screen is a route module that composes features and flows. */
const MAX_SCREEN_LINES = 80

/** Source files that have grown into two ideas. */
export function sizeViolations(root: string): Violation[] {
  return [...fileViolations(root), ...screenViolations(root)]
}

function fileViolations(root: string): Violation[] {
  return filesOf(root, ['packages/*/src/**/*.{ts,tsx}', 'scripts/**/*.ts'])
    .filter((file) => !data.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const lines = readText(root, file).split('\n').length - 1
      return lines > longest
        ? [{ where: file, problem: `has ${lines} lines; over ${longest} is two ideas` }]
        : []
    })
}

function screenViolations(root: string): Violation[] {
  return filesOf(root, [`${screens}**/*`]).flatMap((file) => {
    const lines = readText(root, file).split('\n').length - 1
    return [
      ...(file.slice(screens.length).includes('/')
        ? [
            {
              where: file,
              problem: 'is in a folder of screens; a screen is one file, its parts are in flows',
            },
          ]
        : []),
      ...(lines > MAX_SCREEN_LINES
        ? [{ where: file, problem: `has ${lines} lines; a screen has at most ${MAX_SCREEN_LINES}` }]
        : []),
    ]
  })
}

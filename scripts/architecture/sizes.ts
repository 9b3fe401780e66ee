import { findFiles, readText } from './files.ts'
import type { Violation } from './violation.ts'

const MAX_LINES = 250
/** Data, texts and declarations, which have no limit. */
const dataFiles = [
  /\/src\/index\.ts$/,
  /\/features\/content\//,
  /\/illustrations\//,
  /\/mails\/src\/texts\//,
  /\.d\.ts$/,
]

/** All files of `scripts/` together (ADR 33). */
const MAX_SCRIPTS_LINES = 2000

const screens = 'packages/storefront/src/screens/'
/** A screen is a route module that composes features and flows. */
const MAX_SCREEN_LINES = 80

/** Limits the length of source files. */
export function sizeViolations(root: string): Violation[] {
  return [...fileViolations(root), ...scriptsViolations(root), ...screenViolations(root)]
}

const countLines = (root: string, file: string) => readText(root, file).split('\n').length - 1

function fileViolations(root: string): Violation[] {
  return findFiles(root, ['packages/*/src/**/*.{ts,tsx}', 'bench/*.ts', 'scripts/**/*.ts'])
    .filter((file) => !dataFiles.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const lines = countLines(root, file)
      return lines > MAX_LINES
        ? [{ where: file, problem: `has ${lines} lines; the limit is ${MAX_LINES}` }]
        : []
    })
}

function scriptsViolations(root: string): Violation[] {
  const lines = findFiles(root, ['scripts/**/*']).reduce((sum, file) => sum + countLines(root, file), 0)
  return lines > MAX_SCRIPTS_LINES
    ? [{ where: 'scripts', problem: `has ${lines} lines; the limit is ${MAX_SCRIPTS_LINES}` }]
    : []
}

function screenViolations(root: string): Violation[] {
  return findFiles(root, [`${screens}**/*`]).flatMap((file) => {
    const lines = countLines(root, file)
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

import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#scripts/architecture/files.ts'
import { root } from '#scripts/run.ts'
import { chromaticModes, renderings } from '#storybook/variants.ts'

const { externals, untraced } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as {
  readonly externals: readonly string[]
  readonly untraced: readonly string[]
}

const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>
}

const importStatement = /^import (?!type)[^;]*? from '([.#][^']+)'/gm

/** The file that a relative specifier, or one with an import alias (`#api/…`), names. */
function resolveSpecifier(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  const [alias = '', rest = ''] = /^(#\w+\/)(.+)$/.exec(specifier)?.slice(1) ?? []
  return join(root, aliases[`${alias}*`]!.replace('*', rest))
}

/** A file and everything it imports by path or alias, transitively. */
function reach(start: string): string[] {
  const found = new Set([join(root, start)])
  for (const file of found)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(importStatement))
      found.add(resolveSpecifier(path, file))
  return [...found].map((file) => relative(root, file).replaceAll('\\', '/'))
}

/*
 * Chromatic follows the bundler's graph. The graph does not contain the modules that Storybook generates from files during
 * the build: without these patterns a change of the seed would not re-capture the snapshots of the screens.
 */
test('a change of a source of the screens’ catalogue re-captures all snapshots', () => {
  const sources = reach('scripts/components/seed-responses.ts').filter((file) =>
    /packages\/api|scripts\/components/.test(file),
  )
  expect(sources.length).toBeGreaterThan(3)
  expect(sources.filter((file) => !externals.some((pattern) => matchesGlob(file, pattern)))).toEqual([])
})

test('every pattern matches existing files, and no file is both external and untraced', () => {
  for (const pattern of [...externals, ...untraced])
    expect(findFiles(root, [pattern]).length, pattern).toBeGreaterThan(0)
  const both = externals
    .flatMap((pattern) => findFiles(root, [pattern]))
    .filter((file) => untraced.some((pattern) => matchesGlob(file, pattern)))
  expect(both).toEqual([])
})

test('the same variants go to Chromatic as modes', () => {
  expect(Object.keys(chromaticModes)).toEqual(Object.keys(renderings))
  expect(chromaticModes.phone).toEqual({ language: 'es', theme: 'light', viewport: 'w367', textSize: '100' })
})
